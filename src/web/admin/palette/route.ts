import { searchBackOffice } from '#shop/admin/search/search-back-office.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/route.ts'

/** What the command palette asks while the owner types. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const text = new URL(request.url).searchParams.get('q') ?? ''
  return Response.json(await searchBackOffice(shopOf(context), { text }), {
    headers: { 'Cache-Control': 'no-store' },
  })
}
