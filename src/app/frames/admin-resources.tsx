import { Outlet } from 'react-router'
import type { Route } from './+types/admin-resources'
import { guardBackOffice } from './guards.server.ts'

/** Around what the back office has without its frame: files to download, a page to print. The guard is the same. */
export const middleware: Route.MiddlewareFunction[] = [guardBackOffice]

export function loader() {
  return null
}

export default function AdminResources() {
  return <Outlet />
}
