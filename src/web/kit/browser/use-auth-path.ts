import { useLocation } from 'react-router'
import { authPath } from './auth-path.ts'

/** The way in that leads back to this page; the link of an order or a present opens nothing without the key in its query. */
export function useAuthPath(): string {
  const { pathname, search } = useLocation()
  return authPath(search.startsWith('?chave=') ? `${pathname}${search}` : pathname)
}
