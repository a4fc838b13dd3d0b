import { type Kit, unitsOfChoice } from '#catalogue/kits/domain/kit.ts'
import { shelfKey } from '#catalogue/stock/domain/shelf.ts'
import { describeSupply, type NextBatch } from '#catalogue/stock/domain/supply.ts'
import { MAX_QUANTITY } from '#orders/domain/cart-line.ts'

export interface WantedLine {
  productId: string
  variantId: string | null
  quantity: number
  reserved?: boolean
  chosenParts?: readonly string[] | null
}

export interface MergeFacts {
  productId: string
  name: string
  active: boolean
  isFavourite: boolean
  shelf: ShelfSupply
  variants: readonly ({ id: string; name: string } & ShelfSupply)[]
  kit?: Kit | null
}

export interface ShelfSupply {
  stock: number
  nextBatch?: NextBatch | null
  inCart: number
}

/** `name` is null if the product no longer exists. */
export type Shortfall =
  | { name: string | null; code: 'unavailable' }
  | { name: string; code: 'out-of-stock' }
  | { name: string; code: 'not-enough-stock'; available: number }

export interface MergeOutcome {
  cartLines: number
  /** Includes favourites that the account already had. */
  favourites: number
  shortfalls: Shortfall[]
}

export interface MergePlan {
  lines: WantedLine[]
  favourites: string[]
  outcome: MergeOutcome
}

export function planMerge(
  { cart, wishlist }: { cart: readonly WantedLine[]; wishlist: readonly string[] },
  facts: readonly MergeFacts[],
): MergePlan {
  const factsById = new Map(facts.map((product) => [product.productId, product]))
  const merged = new Map<string, number>()
  const lines: WantedLine[] = []
  const shortfalls: Shortfall[] = []
  for (const line of cart) {
    const product = factsById.get(line.productId)
    const shelf = product && shelfFor(line, product)
    const before = (shelf?.inCart ?? 0) + (merged.get(buildLineKey(line)) ?? 0)
    const units = shelf ? countUnits(line, shelf) : 0
    const room = Math.max(0, Math.min(units - before, MAX_QUANTITY))
    const shortfall = findShortfall(line, product, { units, room })
    if (shortfall) shortfalls.push(shortfall)
    const quantity = shortfall && shortfall.code !== 'not-enough-stock' ? 0 : Math.min(line.quantity, room)
    if (quantity === 0) continue
    const same = lines.find((other) => isSameLine(other, line))
    if (same) same.quantity += quantity
    else lines.push({ ...line, quantity })
    merged.set(buildLineKey(line), (merged.get(buildLineKey(line)) ?? 0) + quantity)
  }
  const favourites = [...new Set(wishlist)]
  const sold = favourites.filter((id) => factsById.get(id)?.active)
  for (const id of favourites)
    if (!factsById.get(id)?.active)
      shortfalls.push({ name: factsById.get(id)?.name ?? null, code: 'unavailable' })
  return {
    lines,
    favourites: sold.filter((id) => !factsById.get(id)?.isFavourite),
    outcome: { cartLines: lines.length, favourites: sold.length, shortfalls: eachOnce(shortfalls) },
  }
}

const buildLineKey = (line: WantedLine) => [shelfKey(line), ...(line.chosenParts ?? [])].join()

const isSameLine = (first: WantedLine, second: WantedLine) => buildLineKey(first) === buildLineKey(second)

function shelfFor(line: WantedLine, { shelf, variants, kit }: MergeFacts): ShelfSupply | undefined {
  if (kit) return { ...shelf, stock: unitsOfChoice(kit, line.chosenParts ?? null) }
  return line.variantId === null ? shelf : variants.find(({ id }) => id === line.variantId)
}

const countUnits = ({ reserved = false }: WantedLine, { stock, nextBatch = null }: ShelfSupply) =>
  describeSupply({ stock, reserved, nextBatch }).units

function findShortfall(
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
