import type { Centavos } from '#platform/domain/money.ts'
import { shareOut } from '#platform/domain/share-out.ts'

/** Snapshot of the kit at the time of the order, repeated on each of its items. */
export interface SoldKit {
  /** Distinguishes kits of one order that contain different choices. */
  readonly line: number
  readonly productId: string
  readonly name: string
  /** Null for a fixed kit. */
  readonly chosenParts: readonly string[] | null
  readonly quantity: number
  readonly unitPrice: Centavos
}

export interface KitGroup<Item> {
  readonly kit: SoldKit | null
  readonly items: readonly Item[]
}

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

/** Merges shares of one candle that differ by a centavo from rounding. */
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

export function partName({ name, size, count }: NamedPart): string {
  const sized = size === null ? name : `${name}, ${size}`
  return count > 1 ? `${count} × ${sized}` : sized
}

interface PricedPart {
  readonly count: number
  readonly price: Centavos
}

interface Share<Part> {
  readonly part: Part
  readonly count: number
  readonly unitPrice: Centavos
}

/** Each piece must cost at least one centavo. */
export const canBeShared = (price: Centavos, parts: readonly { count: number }[]) =>
  parts.length > 0 && price >= parts.reduce((sum, { count }) => sum + count, 0)

/**
 * Splits the kit's price in proportion to the separate prices. One part may get two shares that differ by
 * a centavo, so that the sum is exact.
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
    const sameShare = shares.find((share) => share.part === part && share.unitPrice === unitPrice)
    if (sameShare) sameShare.count += 1
    else shares.push({ part, count: 1, unitPrice })
  }
  return shares
}
