import { readFormData } from '#platform/http/request/read-form-data.server.ts'
import { intentIn } from '#ui/failures/failed-answer.ts'
import type { Route } from './+types/upload-route'
import { addImage, changeImages } from './image-action.server.ts'

export async function action(args: Route.ActionArgs) {
  const form = await readFormData(args.request)
  return intentIn(form) === 'add' ? addImage(form, args.context) : changeImages({ ...args, form })
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } })
}
