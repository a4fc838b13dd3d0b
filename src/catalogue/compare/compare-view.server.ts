import { describeFacts } from '#catalogue/product-page/storefront/product-facts-view.server.ts'
import {
  BURNING_TIME,
  type Intensity,
  intensity,
  ROOM_SIZE,
  SETTING,
  scentPyramid,
} from '#catalogue/products/domain/product-facts.ts'
import { unitPrice } from '#catalogue/products/domain/variants.ts'
import { filterValueName } from '#catalogue/search/copy/product-filters.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { compareCopy as words } from './copy.ts'
import { sharedNotes } from './domain.ts'
import type { ComparedProduct } from './list-compared-products.ts'

export interface SizeOnPage {
  name: string
  price: Centavos
  stockQuantity: number
  minStockLevel: number
}

type Cell =
  | { kind: 'text'; lines: string[] }
  | { kind: 'layer'; accord: { note: string; isShared: boolean }[] }
  | { kind: 'intensity'; intensity: Intensity }

export interface CompareRow {
  label: string
  cells: (Cell | null)[]
}

/** Rows without any value are omitted. */
export function describeComparison(candles: readonly ComparedProduct[]) {
  const pyramids = candles.map(({ specifications }) => scentPyramid(specifications))
  const isShared = sharedNotes(pyramids.map((layers) => (layers ? Object.values(layers).flat() : [])))
  const buildLayerRow = (layer: 'top' | 'heart' | 'base') =>
    row(
      words.rows[layer],
      pyramids.map((layers) =>
        layers
          ? { kind: 'layer', accord: layers[layer].map((note) => ({ note, isShared: isShared(note) })) }
          : null,
      ),
    )
  const buildTextRow = (label: string, linesOf: (candle: ComparedProduct) => string[]) =>
    row(
      label,
      candles.map((candle) => textCell(linesOf(candle))),
    )
  const rows = [
    buildTextRow(words.rows.collection, ({ collection }) => [collection ?? '']),
    buildTextRow(words.rows.family, ({ families }) => [
      families.map((family) => filterValueName('familia', family)).join(', '),
    ]),
    buildLayerRow('top'),
    buildLayerRow('heart'),
    buildLayerRow('base'),
    row(
      words.rows.intensity,
      candles.map(({ specifications }) => {
        const strength = intensity(specifications)
        return strength && { kind: 'intensity', intensity: strength }
      }),
    ),
    buildTextRow(ROOM_SIZE, ({ specifications }) => [specifications[ROOM_SIZE] ?? '']),
    buildTextRow(SETTING, ({ specifications }) => [specifications[SETTING] ?? '']),
    buildTextRow(BURNING_TIME, burningTimes),
  ].filter(({ cells }) => cells.some((cell) => cell !== null))
  const hasShared = rows.some(({ cells }) =>
    cells.some((cell) => cell?.kind === 'layer' && cell.accord.some(({ isShared }) => isShared)),
  )
  return { rows, hasShared, sizes: candles.map(listSizes) }
}

const row = (label: string, cells: (Cell | null)[]): CompareRow => ({ label, cells })

function textCell(lines: readonly string[]): Cell | null {
  const trimmedLines = lines.map((line) => line.trim()).filter(Boolean)
  return trimmedLines.length > 0 ? { kind: 'text', lines: trimmedLines } : null
}

function burningTimes(candle: ComparedProduct): string[] {
  const { usual, bySize } = describeFacts(candle).burningTime
  if (candle.variants.length === 0) return [usual]
  return candle.variants.flatMap(({ id, name }) => {
    const time = id in bySize ? bySize[id] : usual
    return time ? `${name}: ${time}` : []
  })
}

function listSizes({ price, stockQuantity, minStockLevel, variants }: ComparedProduct): SizeOnPage[] {
  if (variants.length === 0) return [{ name: words.oneSize, price, stockQuantity, minStockLevel }]
  return variants.map((variant) => ({
    name: variant.name,
    price: unitPrice(price, variant),
    stockQuantity: variant.stockQuantity,
    minStockLevel: variant.minStockLevel,
  }))
}
