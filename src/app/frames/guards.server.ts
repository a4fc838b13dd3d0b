import { type MiddlewareFunction, redirect } from 'react-router'
import { administratorsOnly, customersOnly, helpersToo } from '#accounts/session/storefront/access.server.ts'
import { pathTo } from '#addresses.ts'
import { routes } from '#app/route-table.ts'
import { isClosedTo } from '#platform/http/request/closed-shop.server.ts'

export const helperPaths: readonly string[] = routes
  .filter(({ access }) => access === 'helper')
  .map(({ path }) => path)

/** Pages are for administrators unless the route table grants helpers access. */
export const guardBackOffice: MiddlewareFunction<Response> = (args, next) =>
  (helperPaths.includes(args.pattern) ? helpersToo : administratorsOnly)(args, next)

const home = pathTo('home')

/** Home shows 'Em breve'. Pages for customers with an order, subscription or account keep working. */
const openPaths = new Set([
  home,
  ...routes
    .filter((entry) => entry.frame === 'shop' && (entry.access === 'customer' || entry.staysWhenClosed))
    .map((entry) => entry.path),
])

export const guardClosedShop: MiddlewareFunction<Response> = ({ pattern, context }, next) => {
  if (openPaths.has(pattern) || !isClosedTo(context)) return next()
  throw redirect(home)
}

const customerPaths = new Set(
  routes.filter((entry) => entry.access === 'customer' && entry.frame === 'shop').map((entry) => entry.path),
)

export const guardCustomerPages: MiddlewareFunction<Response> = (args, next) =>
  customerPaths.has(args.pattern) ? customersOnly(args, next) : next()
