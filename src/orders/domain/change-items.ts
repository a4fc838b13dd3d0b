import type { Centavos } from '#platform/domain/money.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'

/** More kinds of candle than anybody orders at once. */
export const MAX_LINES = 50

/** A line of an order, as far as a change of its quantity goes. */
export interface ChangeableLine {
  readonly productId: string | null
  readonly variantId: string | null
  /** The batch that its units are reserved of; null where they come from the shelf. */
  readonly batchId: string | null
  readonly quantity: number
  readonly unitPrice: Centavos
  readonly name: string
}

/** What the owner changes: how many of each line the order has, and what comes to it. */
export interface ItemChanges<Added extends ChangeableLine> {
  /** By the line's id; 0 takes it out. A line that is not named stays. */
  readonly quantities: Readonly<Record<string, number>>
  readonly added: readonly Added[]
}

export interface ItemPlan<Item, Added> {
  /** Lines that stay, with their new quantity. */
  readonly remaining: readonly Item[]
  readonly removed: readonly Item[]
  readonly added: readonly Added[]
  /** Units to take from the shelf or a batch, and to put back. */
  readonly taken: readonly ChangeableLine[]
  readonly released: readonly ChangeableLine[]
}

/**
 * What a change of an order's items comes to. A line keeps the price that the customer agreed to, however many it has now; a
 * candle that is in the order already joins its line.
 */
export function planItems<
  Item extends ChangeableLine & { readonly id: string },
  Added extends ChangeableLine,
>(
  lines: readonly Item[],
  { quantities, added }: ItemChanges<Added>,
): Ok<ItemPlan<Item, Added>> | Refusal<'order-empty' | 'too-many-lines'> {
  const lineOf = (candle: Added) => lines.find((line) => isSameCandle(line, candle))
  const requested = lines.map((line) => {
    const joining = added.filter((candle) => lineOf(candle) === line)
    const more = joining.reduce((sum, { quantity }) => sum + quantity, 0)
    return { line, quantity: (quantities[line.id] ?? line.quantity) + more }
  })
  const remaining = requested
    .filter(({ quantity }) => quantity > 0)
    .map(({ line, quantity }) => ({ ...line, quantity }))
  const fresh = added.filter((candle) => !lineOf(candle))
  if (remaining.length + fresh.length === 0) return refuse('order-empty')
  if (remaining.length + fresh.length > MAX_LINES) return refuse('too-many-lines')
  const moved = requested.map(({ line, quantity }) => ({ ...line, quantity: quantity - line.quantity }))
  return ok({
    remaining,
    removed: requested.filter(({ quantity }) => quantity <= 0).map(({ line }) => line),
    added: fresh,
    taken: [...moved.filter(({ quantity }) => quantity > 0), ...fresh],
    released: moved
      .filter(({ quantity }) => quantity < 0)
      .map((line) => ({ ...line, quantity: -line.quantity })),
  })
}

/** What is reserved of a batch is not what stands on the shelf. */
function isSameCandle(one: ChangeableLine, other: ChangeableLine): boolean {
  return (
    one.productId === other.productId && one.variantId === other.variantId && one.batchId === other.batchId
  )
}
