import { Readable } from 'node:stream'
import { materialFiles, materialFiguresCopy as words } from '#copy/admin/materials/figures.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import { requireFreshProof } from '#web/accounts/session/fresh-proof.server.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/csv-route.ts'
import { materialsCsv } from './materials-csv.server.ts'

/** Recipes and prices are the owner's alone: whoever takes them out proves who they are. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireFreshProof({ request, context })
  const shop = shopOf(context)
  const typedList = new URL(request.url).searchParams.get('lista')
  const list = materialFiles.find((one) => one === typedList) ?? 'movimentos'
  const body = Readable.toWeb(Readable.from(materialsCsv(shop, list), { objectMode: false }))
  return new Response(body as ReadableStream<Uint8Array>, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${words.files.fileName(list, isoDay(shop.clock.now()))}"`,
      'Cache-Control': 'no-store',
    },
  })
}
