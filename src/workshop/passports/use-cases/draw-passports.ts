import { pathTo } from '#addresses.ts'
import type { KnownPour } from '#catalogue/stock/domain/pour.ts'
import { drawQrCode } from '#platform/draw-qr-code.ts'
import type { Shop } from '#platform/shop.ts'
import { passportAdminCopy } from '#workshop/passports/copy/admin-passport.ts'
import { openPassportCodes } from './find-passport.ts'

/** By the number of a leva, the way to its open page as a QR. Of candles of several levas nobody knows which is which. */
export async function drawPassports(
  shop: Pick<Shop, 'db' | 'config'>,
  pours: readonly (KnownPour | null)[],
): Promise<Readonly<Record<number, { svg: string; label: string }>>> {
  const numbers = pours.flatMap((pour) => (pour && !pour.also?.length ? pour.number : []))
  const codes = await openPassportCodes(shop, [...new Set(numbers)])
  const drawn = [...codes].map(([number, code]) => [
    number,
    {
      svg: drawQrCode(shop.config.siteUrl + pathTo('passport', { code })),
      label: passportAdminCopy.address.qr(number),
    },
  ])
  return Object.fromEntries(drawn)
}
