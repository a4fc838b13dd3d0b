import { Outlet } from 'react-router'
import { customersOnly } from '#web/accounts/session/access.server.ts'
import type { Route } from './+types/customer-resources.ts'

/** Around what only customers reach and the shop's frame does not surround. */
export const middleware: Route.MiddlewareFunction[] = [customersOnly]

export function loader() {
  return null
}

export default function CustomerResources() {
  return <Outlet />
}
