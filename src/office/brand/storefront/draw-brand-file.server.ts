import type { Shop } from '#platform/shop.ts'
import { colourTokens } from '#settings/domain/brand-colours.ts'
import { logoBytes } from '#settings/domain/shop-logo.ts'
import { chooseShopName } from '#ui/copy/shop-name.ts'
import { brandMark } from './shown-brand.server.ts'

interface Canvas {
  readonly width: number
  readonly height: number
  readonly share: number
}

const square = (side: number, share: number): Canvas => ({ width: side, height: side, share })

const icons: Readonly<Record<string, Canvas>> = {
  'favicon.png': square(64, 0.94),
  'icone-180.png': square(180, 0.6),
  'icone-192.png': square(192, 0.6),
  'icone-512.png': square(512, 0.6),
}

const banners: Readonly<Record<string, Canvas>> = {
  'compartilhar.png': { width: 1200, height: 630, share: 0.5 },
  'email.png': { width: 520, height: 96, share: 1 },
}

/** A wide logo would be a thin line in a square, so its icon is the initial. */
const MAX_ICON_RATIO = 2.5

type BrandShop = Pick<Shop, 'settings' | 'images'>

function describeDrawing({ settings }: BrandShop, file: string) {
  const { values, logo } = settings.current()
  const { paper, ink } = values.brand
  const name = chooseShopName(values.contact)
  const icon = icons[file]
  const canvas = icon ?? banners[file]
  if (!canvas) return null
  const light = logo.light
  const isTooWide = icon && light && light.width / light.height > MAX_ICON_RATIO
  const surface = file === 'email.png' ? colourTokens(values.brand).porcelain : paper
  return {
    ...canvas,
    logo: light && !isTooWide ? logoBytes(light) : null,
    text: icon ? name.slice(0, 1).toUpperCase() : name,
    paper: surface,
    ink,
  }
}

const drawn = new Map<string, Promise<Uint8Array>>()

export function drawBrandFile(shop: BrandShop, file: string): Promise<Uint8Array> | null {
  const key = `${brandMark(shop.settings.current())}/${file}`
  const earlier = drawn.get(key)
  if (earlier) return earlier
  const drawing = describeDrawing(shop, file)
  if (!drawing) return null
  const [mark] = key.split('/')
  for (const other of drawn.keys()) if (!other.startsWith(`${mark}/`)) drawn.delete(other)
  const bytes = shop.images.drawBrand(drawing)
  drawn.set(key, bytes)
  bytes.catch(() => drawn.delete(key))
  return bytes
}
