import { Outlet } from 'react-router'
import type { Route } from './+types/admin-resources'
import { guardBackOffice } from './guards.server.ts'

export const middleware: Route.MiddlewareFunction[] = [guardBackOffice]

export function loader() {
  return null
}

export default function AdminResources() {
  return <Outlet />
}
