import type { Centavos } from '#platform/domain/money.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'

/** Millimetres in any order, because pieces may be turned. */
export type Size = readonly [number, number, number]

export interface PackedItem {
  readonly name: string
  readonly quantity: number
  readonly grams: number | null
  readonly size: Size | null
  readonly price: Centavos
}

export interface Box {
  readonly id: string
  readonly name: string
  readonly inner: Size
  /** Empty box with its filling. */
  readonly grams: number
  readonly cost: Centavos
}

export interface Parcel {
  readonly box: Box
  readonly grams: number
  readonly value: Centavos
  readonly items: readonly { readonly name: string; readonly quantity: number }[]
}

export const HEAVIEST_PARCEL_GRAMS = 30_000
/** Limits the packing work of a hostile request. */
export const MAX_PIECES = 500

export type MissingMeasure = 'weight' | 'size' | 'both'

export type PackingRefusal =
  | Refusal<'item-not-measured', { name: string; missing: MissingMeasure }>
  | Refusal<'item-too-heavy', { name: string }>
  | Refusal<'item-too-large', { name: string }>
  | Refusal<'too-many-pieces'>
  | Refusal<'no-boxes'>

interface Piece {
  readonly name: string
  readonly grams: number
  readonly size: Size
  readonly price: Centavos
}

/**
 * Greedy: uses the smallest box that takes everything, otherwise the box that takes most, then the rest.
 * Every piece gets a cell of the largest piece's size.
 */
export function packItems(
  items: readonly PackedItem[],
  boxes: readonly Box[],
): Ok<Parcel[]> | PackingRefusal {
  if (boxes.length === 0) return refuse('no-boxes')
  if (items.reduce((sum, { quantity }) => sum + quantity, 0) > MAX_PIECES) return refuse('too-many-pieces')
  const pieces: Piece[] = []
  for (const { name, quantity, grams, size, price } of items) {
    if (!grams || !size) return refuse('item-not-measured', { name, missing: findMissing({ grams, size }) })
    const piece = { name, grams, size: sortSides(size), price }
    const roomy = boxes.filter((box) => cellsIn(box.inner, piece.size) > 0)
    if (roomy.length === 0) return refuse('item-too-large', { name })
    if (!roomy.some((box) => box.grams + grams <= HEAVIEST_PARCEL_GRAMS))
      return refuse('item-too-heavy', { name })
    pieces.push(...Array.from({ length: quantity }, () => piece))
  }
  return ok(fillBoxes(pieces, boxes))
}

const findMissing = ({ grams, size }: Pick<PackedItem, 'grams' | 'size'>): MissingMeasure => {
  if (grams) return 'size'
  return size ? 'weight' : 'both'
}

function fillBoxes(pieces: readonly Piece[], boxes: readonly Box[]): Parcel[] {
  const smallestFirst = boxes.toSorted((a, b) => volume(a.inner) - volume(b.inner) || a.cost - b.cost)
  let unpacked = pieces.toSorted((a, b) => volume(b.size) - volume(a.size) || b.grams - a.grams)
  const parcels: Parcel[] = []
  while (unpacked.length > 0) {
    const counts = smallestFirst.map((box) => ({ box, taken: takenBy(box, unpacked) }))
    const all = counts.find(({ taken }) => taken.length === unpacked.length)
    const most =
      all ?? counts.reduce((best, count) => (count.taken.length > best.taken.length ? count : best))
    const takenIndexes = new Set(most.taken)
    parcels.push(
      buildParcel(
        most.box,
        most.taken.map((index) => unpacked[index] as Piece),
      ),
    )
    unpacked = unpacked.filter((_, index) => !takenIndexes.has(index))
  }
  return parcels
}

function takenBy(box: Box, pieces: readonly Piece[]): number[] {
  const takenIndexes: number[] = []
  let cell: Size = [0, 0, 0]
  let grams = box.grams
  pieces.forEach((piece, index) => {
    const wider: Size = [
      Math.max(cell[0], piece.size[0]),
      Math.max(cell[1], piece.size[1]),
      Math.max(cell[2], piece.size[2]),
    ]
    if (cellsIn(box.inner, wider) <= takenIndexes.length || grams + piece.grams > HEAVIEST_PARCEL_GRAMS)
      return
    takenIndexes.push(index)
    cell = wider
    grams += piece.grams
  })
  return takenIndexes
}

function buildParcel(box: Box, pieces: readonly Piece[]): Parcel {
  const counts = new Map<string, number>()
  for (const { name } of pieces) counts.set(name, (counts.get(name) ?? 0) + 1)
  return {
    box,
    grams: pieces.reduce((sum, { grams }) => sum + grams, box.grams),
    value: pieces.reduce((sum, { price }) => sum + price, 0),
    items: [...counts].map(([name, quantity]) => ({ name, quantity })),
  }
}

const TURNS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const

export function cellsIn(inner: Size, cell: Size): number {
  if (Math.min(...cell) <= 0) return 0
  const counts = TURNS.map(
    ([a, b, c]) =>
      Math.floor(inner[0] / cell[a]) * Math.floor(inner[1] / cell[b]) * Math.floor(inner[2] / cell[c]),
  )
  return Math.max(...counts)
}

const volume = ([a, b, c]: Size) => a * b * c
const sortSides = (size: Size): Size => {
  const [a = 0, b = 0, c = 0] = size.toSorted((left, right) => left - right)
  return [a, b, c]
}
