import { hostCookieName, textCookie } from '#platform/http/request/text-cookie.server.ts'
import type { Shop } from '#platform/shop.ts'

const HALF_A_YEAR_SECONDS = 180 * 24 * 3_600

export const voucherCookieName = (siteUrl: string) => hostCookieName(siteUrl, 'lume_voucher')

/** Encrypted, so that visitors cannot substitute another voucher's id. */
const buildCookie = ({ config: { siteUrl } }: Pick<Shop, 'config'>) =>
  textCookie(siteUrl, voucherCookieName(siteUrl))

export const voucherCookie = (shop: Shop, voucherId: string): Promise<string> =>
  buildCookie(shop).set(shop.sealing.seal('voucher', voucherId, HALF_A_YEAR_SECONDS), {
    maxAge: HALF_A_YEAR_SECONDS,
  })

export const noVoucherCookie = (shop: Shop): Promise<string> => buildCookie(shop).clear()

export async function voucherIn(
  shop: Shop,
  request: Request,
): Promise<{ voucherId: string; token: string } | null> {
  const token = await buildCookie(shop).read(request.headers.get('cookie'))
  const voucherId = token ? shop.sealing.unseal('voucher', token) : null
  return token && voucherId ? { voucherId, token } : null
}
