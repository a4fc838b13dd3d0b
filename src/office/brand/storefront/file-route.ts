import { data } from 'react-router'
import { shopOf } from '#platform/http/request/context.server.ts'
import type { Shop } from '#platform/shop.ts'
import { LOGO_TONES, logoBytes, logoType } from '#settings/domain/shop-logo.ts'
import type { Route } from './+types/file-route'
import { brandSheet } from './brand-sheet.server.ts'
import { drawBrandFile } from './draw-brand-file.server.ts'
import { brandMark, logoFiles } from './shown-brand.server.ts'

const FOREVER = 'public, max-age=31536000, immutable'

/** A page of an earlier brand gets the files of today, but must ask again. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const file = await findFile(shop, params.file)
  if (!file) throw data(null, { status: 404 })
  return new Response(file.body, {
    headers: {
      'Content-Type': file.type,
      'Cache-Control': params.mark === brandMark(shop.settings.current()) ? FOREVER : 'no-cache',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  })
}

async function findFile(shop: Shop, file: string) {
  const { values, logo } = shop.settings.current()
  if (file === 'loja.css') return { type: 'text/css; charset=utf-8', body: brandSheet(values.brand) }
  const tone = LOGO_TONES.find((each) => logoFiles[each] === file)
  const drawing = tone && logo[tone]
  if (drawing) return { type: logoType(drawing), body: logoBytes(drawing) }
  const png = await drawBrandFile(shop, file)
  return png && { type: 'image/png', body: new Uint8Array(png) }
}
