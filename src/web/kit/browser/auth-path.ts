import { pathTo } from '#addresses.ts'

/** The address of /auth that leads on to a page of the shop; home, where everybody goes without one, is left out. */
export function authPath(redirectTo: string, search: Record<string, string | undefined> = {}): string {
  return pathTo('auth', {}, { ...search, redirectTo: redirectTo === pathTo('home') ? undefined : redirectTo })
}
