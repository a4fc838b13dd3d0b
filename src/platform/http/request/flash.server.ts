import { redirect } from 'react-router'
import type { Shop } from '#platform/shop.ts'
import { textCookie } from './text-cookie.server.ts'

/** A notice that outlives one redirect. The page after it shows a toast, or a banner where there is no JavaScript. */
export interface Flash {
  title: string
  text?: string
  tone?: 'normal' | 'destructive'
  duration?: number
  /** The customer left their account by choice: this browser forgets what they had typed and not sent. */
  forgetsDrafts?: true
  /** The next step, where there is one. */
  link?: { label: string; to: string }
}

export const FLASH_COOKIE = 'lume_flash'
const SECONDS = 60

/** Sealed, so that nobody can put words into the shop's mouth by planting a cookie. */
export async function redirectWithFlash(
  shop: Shop,
  path: string,
  flash: Flash,
  headers = new Headers(),
): Promise<Response> {
  const sealed = shop.sealing.seal('notice', JSON.stringify(flash), SECONDS)
  headers.append('Set-Cookie', await flashCookie(shop).set(sealed, { maxAge: SECONDS }))
  return redirect(path, { headers })
}

/** The notice, and the headers that make it appear once only; none where there is no notice. */
export async function takeFlash(
  shop: Shop,
  request: Request,
): Promise<{ flash: Flash | null; headers: Record<string, string> | null }> {
  const cookie = flashCookie(shop)
  const sealed = await cookie.read(request.headers.get('cookie'))
  if (!sealed) return { flash: null, headers: null }
  const opened = shop.sealing.unseal('notice', sealed)
  const headers = { 'Set-Cookie': await cookie.clear() }
  return { flash: opened ? (JSON.parse(opened) as Flash) : null, headers }
}

const flashCookie = ({ config }: Shop) => textCookie(config.siteUrl, FLASH_COOKIE)
