import { Outlet } from 'react-router'
import { administratorsOnly } from '#web/accounts/session/access.server.ts'
import type { Route } from './+types/admin-resources.ts'

/** Around what the back office has without its frame: files to download, a page to print. The guard is the same. */
export const middleware: Route.MiddlewareFunction[] = [administratorsOnly]

export function loader() {
  return null
}

export default function AdminResources() {
  return <Outlet />
}
