import { pathTo } from '#addresses.ts'
import type { KnownBatch } from '#catalogue/stock/domain/batch.ts'
import { drawQrCode } from '#platform/draw-qr-code.ts'
import type { Shop } from '#platform/shop.ts'
import { passportAdminCopy } from '#workshop/passports/copy/admin-passport.ts'
import { openPassportCodes } from './find-passport.ts'

/**
 * QR code of the public page by batch number. Omitted if a label covers several batches, because the batch
 * of each candle is unknown.
 */
export async function drawPassports(
  shop: Pick<Shop, 'db' | 'config'>,
  batches: readonly (KnownBatch | null)[],
): Promise<Readonly<Record<number, { svg: string; label: string }>>> {
  const numbers = batches.flatMap((batch) => (batch && !batch.also?.length ? batch.number : []))
  const codes = await openPassportCodes(shop, [...new Set(numbers)])
  const drawnCodes = [...codes].map(([number, code]) => [
    number,
    {
      svg: drawQrCode(shop.config.siteUrl + pathTo('passport', { code })),
      label: passportAdminCopy.address.qr(number),
    },
  ])
  return Object.fromEntries(drawnCodes)
}
