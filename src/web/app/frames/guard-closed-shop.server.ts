import { type MiddlewareFunction, redirect } from 'react-router'
import { pathTo } from '#addresses.ts'
import { isClosedTo } from '#web/server/request/closed-shop.server.ts'
import { routes } from '../route-table.ts'

const home = pathTo('home')

/** Home says 'Em breve' itself; what who paid, subscribed or has an account needs goes on working. */
const openPaths = new Set([
  home,
  ...routes
    .filter((entry) => entry.frame === 'shop' && (entry.access === 'customer' || entry.staysWhenClosed))
    .map((entry) => entry.path),
])

/** While the shop is closed, every other page of the storefront leads home, and so does a form that would be answered by one. */
export const guardClosedShop: MiddlewareFunction<Response> = ({ pattern, context }, next) => {
  if (openPaths.has(pattern) || !isClosedTo(context)) return next()
  throw redirect(home)
}
