import { shopOf } from '#platform/http/request/context.server.ts'
import { readForm, readFormData } from '#platform/http/request/read-form-data.server.ts'
import type { Route } from './+types/preview-route'
import { previewTexts } from './preview-text.server.ts'
import { collectTyped, findGroup, textsSchema } from './texts-action.server.ts'

export async function action({ request, context, params }: Route.ActionArgs) {
  const shop = shopOf(context)
  const group = findGroup(shop, params.group)
  const { texts } = readForm(textsSchema, await readFormData(request))
  const preview = await previewTexts(shop, group, collectTyped(texts))
  return Response.json(preview, { headers: { 'Cache-Control': 'no-store' } })
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } })
}
