import { z } from 'zod'
import { text } from '#platform/http/request/form-fields.server.ts'
import { hostCookieName, textCookie } from '#platform/http/request/text-cookie.server.ts'
import type { Shop } from '#platform/shop.ts'

export const googleFormSchema = z.object({ redirectTo: text })

const requestSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  redirectTo: z.string(),
})

export type GoogleRequest = z.infer<typeof requestSchema>

const TEN_MINUTES_SECONDS = 600

/** The cookie prefix prevents a subdomain from planting its own request. */
const createCookie = ({ config: { siteUrl } }: Shop) =>
  textCookie(siteUrl, hostCookieName(siteUrl, 'lume_trip'))

export function googleRequestCookie(shop: Shop, request: GoogleRequest): Promise<string> {
  const box = shop.sealing.seal('google-sign-in', JSON.stringify(request), TEN_MINUTES_SECONDS)
  return createCookie(shop).set(box, { maxAge: TEN_MINUTES_SECONDS })
}

/** Single use: the cookie is cleared on the first return, whatever the outcome. */
export function clearedGoogleRequestCookie(shop: Shop): Promise<string> {
  return createCookie(shop).clear()
}

export async function readGoogleRequest(shop: Shop, request: Request): Promise<GoogleRequest | null> {
  const box = await createCookie(shop).read(request.headers.get('cookie'))
  const cookieText = box && shop.sealing.unseal('google-sign-in', box)
  return cookieText ? (requestSchema.safeParse(JSON.parse(cookieText)).data ?? null) : null
}
