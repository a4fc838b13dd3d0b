import { sql } from 'drizzle-orm'
import { itemsColumn, type SentItem } from '#catalogue/products/use-cases/sent-items.ts'
import {
  type PackedItem,
  type PackingRefusal,
  type Parcel,
  packItems,
} from '#delivery/carriers/domain/packing.ts'
import { boxesColumn } from '#delivery/carriers/use-cases/carrier-settings.ts'
import type { OrderItemRow } from '#orders/use-cases/order-rows.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Ok, type Refusal, refuse } from '#platform/domain/result.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'

interface PackedLine extends SentItem {
  readonly unitPrice: number
}

export async function packOrder(
  tx: Transaction,
  items: readonly OrderItemRow[],
  { now, quantityOf }: { now: Date; quantityOf?: (item: OrderItemRow) => number },
): Promise<Ok<Parcel[]> | PackingRefusal | Refusal<'item-not-found'>> {
  const countRemaining = quantityOf ?? (({ quantity, returnedQuantity }) => quantity - returnedQuantity)
  const lines: PackedLine[] = items.flatMap((item) => {
    const quantity = countRemaining(item)
    const { productId, variantId, unitPrice } = item
    return productId && quantity > 0 ? [{ productId, variantId, quantity, unitPrice }] : []
  })
  if (lines.length === 0 || lines.length < items.filter((item) => countRemaining(item) > 0).length)
    return refuse('item-not-found')
  const [facts] = await tx
    .select({ items: itemsColumn(lines, isoDay(now)), boxes: boxesColumn })
    .from(sql`(select 1) one`)
  if (!facts || facts.items.length < lines.length) return refuse('item-not-found')
  const sentItems = facts.items.map(
    (item, index): PackedItem => ({ ...item, price: lines[index]?.unitPrice ?? item.price }),
  )
  return packItems(sentItems, facts.boxes)
}
