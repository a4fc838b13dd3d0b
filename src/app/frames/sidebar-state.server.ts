import { textCookie } from '#platform/http/request/text-cookie.server.ts'
import { SIDEBAR_COOKIE, type SidebarState } from './sidebar-cookie.ts'

export async function sidebarStateFrom(request: Request, siteUrl: string): Promise<SidebarState | null> {
  const value = await textCookie(siteUrl, SIDEBAR_COOKIE).read(request.headers.get('cookie'))
  return value === 'expanded' || value === 'collapsed' ? value : null
}
