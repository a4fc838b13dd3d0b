import { listTextImages } from '#catalogue/images/use-cases/list-text-images.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import type { Route } from './+types/text-images-route'
import { takeTextImage } from './text-image-action.server.ts'

const MAX_SEARCH = 100
const MAX_PAGE = 1_000

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const search = (searchParams.get('q') ?? '').trim().slice(0, MAX_SEARCH)
  const typedPage = Number(searchParams.get('page') ?? 1)
  const page = Number.isInteger(typedPage) && typedPage >= 1 && typedPage <= MAX_PAGE ? typedPage : 1
  return Response.json(await listTextImages(shopOf(context), { search, page }), {
    headers: { 'Cache-Control': 'no-store' },
  })
}

/** Called by a script, so it answers plain JSON. */
export function action({ request, context }: Route.ActionArgs) {
  return takeTextImage(request, context)
}
