import { type Kit, unitsOfChoice } from '#catalogue/kits/domain/kit.ts'
import { shelfKey } from '#catalogue/stock/domain/shelf.ts'
import { type NextBatch, supplyOf } from '#catalogue/stock/domain/supply.ts'
import { MAX_QUANTITY } from '#orders/domain/cart-line.ts'

export interface WantedLine {
  productId: string
  variantId: string | null
  quantity: number
  /** From the next batch, as long as the shelf is empty. */
  reserved?: boolean
  /** What was chosen for a kit, as ids of its parts in rising order. */
  chosenParts?: readonly string[] | null
}

/** What the shop knows of a product that a guest had collected. */
export interface MergeFacts {
  productId: string
  name: string
  active: boolean
  isFavourite: boolean
  /** Of a product without sizes. */
  shelf: ShelfSupply
  variants: readonly ({ id: string; name: string } & ShelfSupply)[]
  /** Set for a kit, whose parts have the shelves. */
  kit?: Kit | null
}

/** What of one size, or of a product without any, this customer can have. */
export interface ShelfSupply {
  /** Units that the customer could have in their cart at most. */
  stock: number
  /** The batch that the customer could reserve of. */
  nextBatch?: NextBatch | null
  /** Units in the account's cart already. */
  inCart: number
}

/** Something that did not come along, or not as many of it; without a name when the shop does not know it any more. */
export type Shortfall =
  | { name: string | null; code: 'unavailable' }
  | { name: string; code: 'out-of-stock' }
  | { name: string; code: 'not-enough-stock'; available: number }

export interface MergeOutcome {
  cartLines: number
  /** Those of the guest that the account has now, also where it had them before. */
  favourites: number
  shortfalls: Shortfall[]
}

export interface MergePlan {
  lines: WantedLine[]
  favourites: string[]
  outcome: MergeOutcome
}

/** What of a guest's things goes into the account, in the guest's order, and what has to be said about the rest. */
export function planMerge(
  { cart, wishlist }: { cart: readonly WantedLine[]; wishlist: readonly string[] },
  facts: readonly MergeFacts[],
): MergePlan {
  const known = new Map(facts.map((product) => [product.productId, product]))
  const merged = new Map<string, number>()
  const lines: WantedLine[] = []
  const shortfalls: Shortfall[] = []
  for (const line of cart) {
    const product = known.get(line.productId)
    const shelf = product && shelfFor(line, product)
    const before = (shelf?.inCart ?? 0) + (merged.get(keyOf(line)) ?? 0)
    const units = shelf ? unitsOf(line, shelf) : 0
    const room = Math.max(0, Math.min(units - before, MAX_QUANTITY))
    const shortfall = shortfallOf(line, product, { units, room })
    if (shortfall) shortfalls.push(shortfall)
    const quantity = shortfall && shortfall.code !== 'not-enough-stock' ? 0 : Math.min(line.quantity, room)
    if (quantity === 0) continue
    const same = lines.find((other) => isSameLine(other, line))
    if (same) same.quantity += quantity
    else lines.push({ ...line, quantity })
    merged.set(keyOf(line), (merged.get(keyOf(line)) ?? 0) + quantity)
  }
  const favourites = [...new Set(wishlist)]
  const sold = favourites.filter((id) => known.get(id)?.active)
  for (const id of favourites)
    if (!known.get(id)?.active) shortfalls.push({ name: known.get(id)?.name ?? null, code: 'unavailable' })
  return {
    lines,
    favourites: sold.filter((id) => !known.get(id)?.isFavourite),
    outcome: { cartLines: lines.length, favourites: sold.length, shortfalls: eachOnce(shortfalls) },
  }
}

const keyOf = (line: WantedLine) => [shelfKey(line), ...(line.chosenParts ?? [])].join()

const isSameLine = (one: WantedLine, other: WantedLine) => keyOf(one) === keyOf(other)

function shelfFor(line: WantedLine, { shelf, variants, kit }: MergeFacts): ShelfSupply | undefined {
  if (kit) return { ...shelf, stock: unitsOfChoice(kit, line.chosenParts ?? null) }
  return line.variantId === null ? shelf : variants.find(({ id }) => id === line.variantId)
}

const unitsOf = ({ reserved = false }: WantedLine, { stock, nextBatch = null }: ShelfSupply) =>
  supplyOf({ stock, reserved, nextBatch }).units

function shortfallOf(
  line: WantedLine,
  product: MergeFacts | undefined,
  { units, room }: { units: number; room: number },
): Shortfall | null {
  if (!product) return { name: null, code: 'unavailable' }
  const size = product.variants.find(({ id }) => id === line.variantId)
  const name = size ? `${product.name} (${size.name})` : product.name
  const isSold =
    product.active && (size !== undefined || (product.variants.length === 0 && line.variantId === null))
  if (!isSold) return { name, code: 'unavailable' }
  if (units <= 0) return { name, code: 'out-of-stock' }
  return line.quantity > room ? { name, code: 'not-enough-stock', available: units } : null
}

function eachOnce(shortfalls: readonly Shortfall[]): Shortfall[] {
  return [...new Map(shortfalls.map((shortfall) => [JSON.stringify(shortfall), shortfall])).values()]
}
