import { redirect } from 'react-router'
import type { Shop } from '#shop/shop.ts'
import { readCookie } from './session-cookie.server.ts'

/** A notice that outlives one redirect. The page after it shows a toast, or a banner where there is no JavaScript. */
export interface Flash {
  title: string
  text?: string
  tone?: 'normal' | 'destructive'
  duration?: number
  /** The next step, where there is one; shown on the page, not in the toast. */
  link?: { label: string; to: string }
}

export const FLASH_COOKIE = 'lume_flash'
const SECONDS = 60

/** Sealed, so that nobody can put words into the shop's mouth by planting a cookie. */
export function redirectWithFlash(shop: Shop, path: string, flash: Flash, headers = new Headers()): Response {
  const sealed = shop.sealing.seal('notice', JSON.stringify(flash), SECONDS)
  headers.append('Set-Cookie', flashCookie(shop, sealed, SECONDS))
  return redirect(path, { headers })
}

/** The notice, and the headers that make it appear once only; none where there is no notice. */
export function takeFlash(
  shop: Shop,
  request: Request,
): { flash: Flash | null; headers: Record<string, string> | null } {
  const sealed = readCookie(request.headers.get('cookie'), FLASH_COOKIE)
  if (!sealed) return { flash: null, headers: null }
  const opened = shop.sealing.unseal('notice', sealed)
  const headers = { 'Set-Cookie': flashCookie(shop, '', 0) }
  return { flash: opened ? (JSON.parse(opened) as Flash) : null, headers }
}

function flashCookie({ config }: Shop, value: string, seconds: number): string {
  const secure = config.siteUrl.startsWith('https:') ? '; Secure' : ''
  return `${FLASH_COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`
}
