import { textCookie } from '#platform/http/request/text-cookie.server.ts'
import { SIDEBAR_COOKIE, type SidebarState } from './sidebar-cookie.ts'

/** The owner's last choice, so that the server draws it; null when they have made none this week. */
export async function sidebarStateFrom(request: Request, siteUrl: string): Promise<SidebarState | null> {
  const value = await textCookie(siteUrl, SIDEBAR_COOKIE).read(request.headers.get('cookie'))
  return value === 'expanded' || value === 'collapsed' ? value : null
}
