import { redirect } from 'react-router'
import type { Shop } from '#platform/shop.ts'
import { textCookie } from './text-cookie.server.ts'

export interface Flash {
  title: string
  text?: string
  tone?: 'normal' | 'destructive'
  duration?: number
  /** True if the customer signed out deliberately. The browser then deletes form drafts. */
  forgetsDrafts?: true
  link?: { label: string; to: string }
}

export const FLASH_COOKIE = 'lume_flash'
const SECONDS = 60

/** Sealed, so that a planted cookie cannot show a forged message. */
export async function redirectWithFlash(
  shop: Shop,
  path: string,
  flash: Flash,
  headers = new Headers(),
): Promise<Response> {
  const sealedFlash = shop.sealing.seal('notice', JSON.stringify(flash), SECONDS)
  headers.append('Set-Cookie', await flashCookie(shop).set(sealedFlash, { maxAge: SECONDS }))
  return redirect(path, { headers })
}

export async function takeFlash(
  shop: Shop,
  request: Request,
): Promise<{ flash: Flash | null; headers: Record<string, string> | null }> {
  const cookie = flashCookie(shop)
  const sealedFlash = await cookie.read(request.headers.get('cookie'))
  if (!sealedFlash) return { flash: null, headers: null }
  const flashText = shop.sealing.unseal('notice', sealedFlash)
  const headers = { 'Set-Cookie': await cookie.clear() }
  return { flash: flashText ? (JSON.parse(flashText) as Flash) : null, headers }
}

const flashCookie = ({ config }: Shop) => textCookie(config.siteUrl, FLASH_COOKIE)
