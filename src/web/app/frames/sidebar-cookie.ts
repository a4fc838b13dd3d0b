export type SidebarState = 'expanded' | 'collapsed'

const NAME = 'sidebar_state'
const SEVEN_DAYS_IN_SECONDS = 7 * 24 * 60 * 60

/** Her last choice, from the Cookie header (server) or `document.cookie`; null when she has made none this week. */
export function sidebarStateFrom(cookies: string | null): SidebarState | null {
  const value = /(?:^|;\s*)sidebar_state=(expanded|collapsed)/.exec(cookies ?? '')?.[1]
  return (value as SidebarState | undefined) ?? null
}

/** For `document.cookie`. Not a secret and read by the script, hence not httpOnly. */
export function sidebarCookie(state: SidebarState): string {
  return `${NAME}=${state}; path=/admin; max-age=${SEVEN_DAYS_IN_SECONDS}; samesite=lax`
}
