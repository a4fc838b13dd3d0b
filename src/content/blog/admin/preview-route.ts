import type { Route } from './+types/preview-route'
import { previewPost } from './preview-action.server.ts'

export function action({ request, context }: Route.ActionArgs) {
  return previewPost(request, context)
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } })
}
