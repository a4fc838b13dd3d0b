import { useLocation } from 'react-router'
import { pathTo } from '#addresses.ts'

export function authPath(redirectTo: string, search: Record<string, string | undefined> = {}): string {
  return pathTo('auth', {}, { ...search, redirectTo: redirectTo === pathTo('home') ? undefined : redirectTo })
}

/** Includes the query, because it holds the access key of order and gift links. */
export function useAuthPath(): string {
  const { pathname, search } = useLocation()
  return authPath(search.startsWith('?chave=') ? `${pathname}${search}` : pathname)
}
