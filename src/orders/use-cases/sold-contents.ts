import { sql } from 'drizzle-orm'
import { soldIn } from '#catalogue/kits/copy/kits.ts'
import { groupByKit, type KitGroup, partName, partsInside } from '#catalogue/kits/domain/sold-kit.ts'
import type { KnownBatch } from '#catalogue/stock/domain/batch.ts'
import { batchOfItem } from '#catalogue/stock/use-cases/shelf-batch.ts'
import type { OrderGift } from '#orders/domain/gift.ts'
import type { OrderConfirmationItem } from '#orders/domain/order-emails.ts'
import { centavosFromDecimal } from '#platform/domain/money.ts'
import { couponLabelColumn } from './coupon-of-order.ts'
import { orderGiftColumn, parseOrderGift } from './order-gift.ts'
import { type MovedPromise, movedColumn, type OrderItemRow, readyDayColumn } from './order-rows.ts'

export type MailedItem = Pick<
  OrderItemRow,
  'productSnapshot' | 'quantity' | 'unitPrice' | 'totalPrice' | 'kit'
> & { readonly batch?: KnownBatch | null }

export interface SoldContents {
  readonly items: readonly MailedItem[]
  readonly hasReserved: boolean
  readonly readyOn: string | null
  readonly gift: OrderGift | null
  readonly couponLabel: string | null
  readonly moved: MovedPromise | null
}

interface ItemJson extends Omit<MailedItem, 'unitPrice' | 'totalPrice'> {
  readonly unitPrice: string
  readonly totalPrice: string
}

/** Amounts are text inside the JSON, so that no float rounds them. */
export const soldColumns = {
  items: sql<ItemJson[]>`(
    select coalesce(json_agg(json_build_object('productSnapshot', i.product_snapshot, 'quantity', i.quantity, 'kit', i.kit,
      'unitPrice', i.unit_price::text, 'totalPrice', i.total_price::text,
      'batch', ${batchOfItem}) order by i.position), '[]')
    from order_items i where i.order_id = orders.id)`,
  hasReserved: sql<boolean>`exists (
    select 1 from order_items i where i.order_id = orders.id and i.batch_id is not null)`,
  readyOn: readyDayColumn,
  gift: orderGiftColumn,
  couponLabel: couponLabelColumn,
  moved: movedColumn,
}

export function readSoldContents(row: {
  items: readonly ItemJson[]
  hasReserved: boolean
  readyOn: string | null
  gift: Parameters<typeof parseOrderGift>[0]
  couponLabel: string | null
  moved: MovedPromise | null
}): SoldContents {
  const { items, gift, ...facts } = row
  return { ...facts, items: items.map(readItem), gift: parseOrderGift(gift) }
}

const readItem = (item: ItemJson): MailedItem => ({
  ...item,
  unitPrice: centavosFromDecimal(item.unitPrice),
  totalPrice: centavosFromDecimal(item.totalPrice),
})

export const mailedLines = (items: readonly MailedItem[]): OrderConfirmationItem[] =>
  groupByKit(items).flatMap(linesOfGroup)

/** A kit is one line with its contents, unless the owner changed its candles; then each candle has a line. */
function linesOfGroup({ kit, items }: KitGroup<MailedItem>): OrderConfirmationItem[] {
  const totalPrice = items.reduce((sum, item) => sum + item.totalPrice, 0)
  if (!kit || totalPrice !== kit.unitPrice * kit.quantity) return items.map(lineOfItem)
  const { name, quantity, unitPrice } = kit
  const image = items[0]?.productSnapshot.images[0] ?? null
  const sold = items.map((item) => ({
    name: item.productSnapshot.name,
    size: item.productSnapshot.variant_name,
    quantity: item.quantity,
  }))
  const variantName = partsInside(sold, quantity).map(partName).join(', ')
  return [{ name, variantName, image, quantity, unitPrice, totalPrice }]
}

function lineOfItem(item: MailedItem): OrderConfirmationItem {
  const { productSnapshot, kit, batch, quantity, unitPrice, totalPrice } = item
  return {
    name: productSnapshot.name,
    variantName: [productSnapshot.variant_name, soldIn(kit)].filter(Boolean).join(', ') || null,
    image: productSnapshot.images[0] ?? null,
    quantity,
    unitPrice,
    totalPrice,
    ...(batch && { batch }),
  }
}
