import { redirect } from 'react-router'
import { pathTo } from '#addresses.ts'
import type { Route } from './+types/route'
import { takeRestockRequest } from './restock-action.server.ts'

export function loader() {
  return redirect(pathTo('products'))
}

export function action({ request, context }: Route.ActionArgs) {
  return takeRestockRequest(request, context)
}
