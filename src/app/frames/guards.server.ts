import { type MiddlewareFunction, redirect } from 'react-router'
import { administratorsOnly, customersOnly, helpersToo } from '#accounts/session/storefront/access.server.ts'
import { pathTo } from '#addresses.ts'
import { routes } from '#app/route-table.ts'
import { isClosedTo } from '#platform/http/request/closed-shop.server.ts'

/** The pages that helpers have, by their patterns; the menu shows them these alone. */
export const helperPaths: readonly string[] = routes
  .filter(({ access }) => access === 'helper')
  .map(({ path }) => path)

/** The route table says which page helpers have; everything else is for administrators. */
export const guardBackOffice: MiddlewareFunction<Response> = (args, next) =>
  (helperPaths.includes(args.pattern) ? helpersToo : administratorsOnly)(args, next)

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

const customerPaths = new Set(
  routes.filter((entry) => entry.access === 'customer' && entry.frame === 'shop').map((entry) => entry.path),
)

/** The shop's frame holds public and customers' pages; the route table says which is which. */
export const guardCustomerPages: MiddlewareFunction<Response> = (args, next) =>
  customerPaths.has(args.pattern) ? customersOnly(args, next) : next()
