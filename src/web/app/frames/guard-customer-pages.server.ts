import type { MiddlewareFunction } from 'react-router'
import { customersOnly } from '#web/accounts/session/access.server.ts'
import { routes } from '../route-table.ts'

const customerPaths = new Set(
  routes.filter((entry) => entry.access === 'customer' && entry.frame === 'shop').map((entry) => entry.path),
)

/** The shop's frame holds public and customers' pages; the route table says which is which. */
export const guardCustomerPages: MiddlewareFunction<Response> = (args, next) =>
  customerPaths.has(args.pattern) ? customersOnly(args, next) : next()
