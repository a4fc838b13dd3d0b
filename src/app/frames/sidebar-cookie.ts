export type SidebarState = 'expanded' | 'collapsed'

export const SIDEBAR_COOKIE = 'sidebar_state'
const SEVEN_DAYS_IN_SECONDS = 7 * 24 * 60 * 60

/** For `document.cookie`: written by the script, for which React Router's cookies would be loaded just to join these words. */
export function sidebarCookie(state: SidebarState): string {
  return `${SIDEBAR_COOKIE}=${state}; path=/admin; max-age=${SEVEN_DAYS_IN_SECONDS}; samesite=lax`
}
