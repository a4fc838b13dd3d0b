import { useLocation } from 'react-router'
import { pathTo } from '#addresses.ts'

/** The address of /auth that leads on to a page of the shop; home, where everybody goes without one, is left out. */
export function authPath(redirectTo: string, search: Record<string, string | undefined> = {}): string {
  return pathTo('auth', {}, { ...search, redirectTo: redirectTo === pathTo('home') ? undefined : redirectTo })
}

/** The way in that leads back to this page; the link of an order or a present opens nothing without the key in its query. */
export function useAuthPath(): string {
  const { pathname, search } = useLocation()
  return authPath(search.startsWith('?chave=') ? `${pathname}${search}` : pathname)
}
