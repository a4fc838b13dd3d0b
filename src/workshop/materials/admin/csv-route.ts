import { Readable } from 'node:stream'
import { requireFreshProof } from '#accounts/session/storefront/fresh-proof.server.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { materialFiles, materialFiguresCopy as words } from '#workshop/materials/copy/admin-figures.ts'
import type { Route } from './+types/csv-route'
import { materialsCsv } from './materials-csv.server.ts'

/** Recipes and prices are confidential, so the export requires a fresh proof of identity. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireFreshProof({ request, context })
  const shop = shopOf(context)
  const typedList = new URL(request.url).searchParams.get('lista')
  const list = materialFiles.find((candidate) => candidate === typedList) ?? 'movimentos'
  const body = Readable.toWeb(Readable.from(materialsCsv(shop, list), { objectMode: false }))
  return new Response(body as ReadableStream<Uint8Array>, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${words.files.fileName(list, isoDay(shop.clock.now()))}"`,
      'Cache-Control': 'no-store',
    },
  })
}
