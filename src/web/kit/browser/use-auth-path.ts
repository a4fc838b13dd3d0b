import { useLocation } from 'react-router'
import { pathTo } from '#addresses.ts'
import { authPath } from './auth-path.ts'

const linkedOrders = pathTo('orderLink', { number: '' })

/** The way in that leads back to this page; the link of an order opens nothing without the key in its query. */
export function useAuthPath(): string {
  const { pathname, search } = useLocation()
  return authPath(pathname.startsWith(linkedOrders) ? `${pathname}${search}` : pathname)
}
