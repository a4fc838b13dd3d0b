import { searchBackOffice } from '#office/search/search-back-office.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import type { Route } from './+types/route'

export async function loader({ request, context }: Route.LoaderArgs) {
  const text = new URL(request.url).searchParams.get('q') ?? ''
  return Response.json(await searchBackOffice(shopOf(context), { text }), {
    headers: { 'Cache-Control': 'no-store' },
  })
}
