export type SidebarState = 'expanded' | 'collapsed'

export const SIDEBAR_COOKIE = 'sidebar_state'
const SEVEN_DAYS_IN_SECONDS = 7 * 24 * 60 * 60

/** Written by hand for `document.cookie`, to avoid loading React Router's cookie code in the browser. */
export function sidebarCookie(state: SidebarState): string {
  return `${SIDEBAR_COOKIE}=${state}; path=/admin; max-age=${SEVEN_DAYS_IN_SECONDS}; samesite=lax`
}
