import type { Centavos } from '#platform/domain/money.ts'
import { shareOut } from '#platform/domain/share-out.ts'

/** The kit that an order's item was sold in, as it was then; each of its items says it. */
export interface SoldKit {
  /** Which kit of the order: two that were chosen differently are two. */
  readonly line: number
  readonly productId: string
  readonly name: string
  /** As in the cart that it came from; null for a fixed kit. */
  readonly chosenParts: readonly string[] | null
  readonly quantity: number
  readonly unitPrice: Centavos
}

/** Items that stand together: those of a kit below its name, or one that was sold by itself. */
export interface KitGroup<Item> {
  readonly kit: SoldKit | null
  readonly items: readonly Item[]
}

/** The items in their order, those of one kit together at the place of the first. */
export function groupByKit<Item extends { readonly kit: SoldKit | null }>(
  items: readonly Item[],
): KitGroup<Item>[] {
  const groups: { kit: SoldKit | null; items: Item[] }[] = []
  for (const item of items) {
    const group = item.kit && groups.find(({ kit }) => kit?.line === item.kit?.line)
    if (group) group.items.push(item)
    else groups.push({ kit: item.kit, items: [item] })
  }
  return groups
}

interface SoldPart {
  readonly name: string
  readonly size: string | null
  readonly quantity: number
}

/** What is in each of so many kits; pieces of one candle whose shares differ by a centavo are told together. */
export function partsInside(items: readonly SoldPart[], kits: number) {
  const each = Map.groupBy(items, ({ name, size }) => `${name}/${size ?? ''}`)
  return [...each.values()].flatMap(([first, ...others]) =>
    first
      ? {
          name: first.name,
          size: first.size,
          count: others.reduce((sum, { quantity }) => sum + quantity, first.quantity) / kits,
        }
      : [],
  )
}

interface NamedPart {
  readonly name: string
  readonly size: string | null
  readonly count: number
}

/** 'Lavanda & Camomila, Mini 60 g', and how many where there are more. */
export function partName({ name, size, count }: NamedPart): string {
  const sized = size === null ? name : `${name}, ${size}`
  return count > 1 ? `${count} × ${sized}` : sized
}

interface PricedPart {
  readonly count: number
  /** What one costs by itself. */
  readonly price: Centavos
}

/** So many pieces of a part, each at this share of the kit's price. */
interface Share<Part> {
  readonly part: Part
  readonly count: number
  readonly unitPrice: Centavos
}

/** Nothing in a kit is sold for nothing. */
export const canBeShared = (price: Centavos, parts: readonly { count: number }[]) =>
  parts.length > 0 && price >= parts.reduce((sum, { count }) => sum + count, 0)

/**
 * What each piece bears of the kit's price, by what it costs alone and to the centavo. Pieces of one part may differ by a centavo: then
 * they are two shares, so that each is a number times a price.
 */
export function sharePrice<Part extends PricedPart>(price: Centavos, parts: readonly Part[]): Share<Part>[] {
  const pieces = parts.flatMap((part) => Array<Part>(part.count).fill(part))
  const extra = shareOut(
    price - pieces.length,
    pieces.map((part) => part.price),
  )
  const shares: { part: Part; count: number; unitPrice: Centavos }[] = []
  for (const [place, part] of pieces.entries()) {
    const unitPrice = 1 + (extra[place] ?? 0)
    const same = shares.find((share) => share.part === part && share.unitPrice === unitPrice)
    if (same) same.count += 1
    else shares.push({ part, count: 1, unitPrice })
  }
  return shares
}
