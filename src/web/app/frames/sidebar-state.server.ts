import { textCookie } from '#web/server/request/text-cookie.server.ts'
import { SIDEBAR_COOKIE, type SidebarState } from './sidebar-cookie.ts'

/** Her last choice, so that the server draws it; null when she has made none this week. */
export async function sidebarStateFrom(request: Request, siteUrl: string): Promise<SidebarState | null> {
  const value = await textCookie(siteUrl, SIDEBAR_COOKIE).read(request.headers.get('cookie'))
  return value === 'expanded' || value === 'collapsed' ? value : null
}
