import type { Centavos } from '#platform/domain/money.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'

export const MAX_LINES = 50

export interface ChangeableLine {
  readonly productId: string | null
  readonly variantId: string | null
  readonly batchId: string | null
  readonly quantity: number
  readonly unitPrice: Centavos
  readonly name: string
}

export interface ItemChanges<Added extends ChangeableLine> {
  /** By line id; 0 removes the line, and lines not listed stay. */
  readonly quantities: Readonly<Record<string, number>>
  readonly added: readonly Added[]
}

export interface ItemPlan<Item, Added> {
  readonly remaining: readonly Item[]
  readonly removed: readonly Item[]
  readonly added: readonly Added[]
  readonly takenLines: readonly ChangeableLine[]
  readonly released: readonly ChangeableLine[]
}

/**
 * Existing lines keep the agreed price at any quantity. An added candle that the order already contains
 * joins its line.
 */
export function planItems<
  Item extends ChangeableLine & { readonly id: string },
  Added extends ChangeableLine,
>(
  lines: readonly Item[],
  { quantities, added }: ItemChanges<Added>,
): Ok<ItemPlan<Item, Added>> | Refusal<'order-empty' | 'too-many-lines'> {
  const findLine = (candle: Added) => lines.find((line) => isSameCandle(line, candle))
  const requested = lines.map((line) => {
    const joining = added.filter((candle) => findLine(candle) === line)
    const addedUnits = joining.reduce((sum, { quantity }) => sum + quantity, 0)
    return { line, quantity: (quantities[line.id] ?? line.quantity) + addedUnits }
  })
  const remaining = requested
    .filter(({ quantity }) => quantity > 0)
    .map(({ line, quantity }) => ({ ...line, quantity }))
  const fresh = added.filter((candle) => !findLine(candle))
  if (remaining.length + fresh.length === 0) return refuse('order-empty')
  if (remaining.length + fresh.length > MAX_LINES) return refuse('too-many-lines')
  const moved = requested.map(({ line, quantity }) => ({ ...line, quantity: quantity - line.quantity }))
  return ok({
    remaining,
    removed: requested.filter(({ quantity }) => quantity <= 0).map(({ line }) => line),
    added: fresh,
    takenLines: [...moved.filter(({ quantity }) => quantity > 0), ...fresh],
    released: moved
      .filter(({ quantity }) => quantity < 0)
      .map((line) => ({ ...line, quantity: -line.quantity })),
  })
}

/** Units reserved from a batch and units in stock are kept on separate lines. */
function isSameCandle(first: ChangeableLine, second: ChangeableLine): boolean {
  return (
    first.productId === second.productId &&
    first.variantId === second.variantId &&
    first.batchId === second.batchId
  )
}
