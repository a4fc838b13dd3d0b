import { Outlet } from 'react-router'
import { customersOnly } from '#accounts/session/storefront/access.server.ts'
import type { Route } from './+types/customer-resources'

export const middleware: Route.MiddlewareFunction[] = [customersOnly]

export function loader() {
  return null
}

export default function CustomerResources() {
  return <Outlet />
}
