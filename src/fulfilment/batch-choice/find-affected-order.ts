import { and, eq, type SQL, sql } from 'drizzle-orm'
import { products, productVariants } from '#catalogue/products/schema.ts'
import { type BatchProblem, batchProblem, lastReadyDay } from '#catalogue/stock/domain/batch.ts'
import { batches } from '#catalogue/stock/schema/batches.ts'
import { nextBatchRow } from '#catalogue/stock/use-cases/next-batch.ts'
import type { RefundableOrder } from '#orders/domain/plan-refund.ts'
import { orderItems, orders } from '#orders/schema/orders.ts'
import { couponSharesColumn } from '#orders/use-cases/coupon-of-order.ts'
import { type OrderItemRow, type OrderRow, orderColumns } from '#orders/use-cases/order-rows.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'

export interface AffectedItem {
  readonly item: OrderItemRow
  readonly problem: BatchProblem
  /** Batch or stock that replaces the candle; null if there is none. A late batch is its own replacement. */
  readonly source: { readonly batchId: string | null; readonly readyOn: string | null } | null
}

export interface AffectedOrder {
  readonly order: OrderRow & Pick<RefundableOrder, 'couponShares'>
  readonly items: readonly OrderItemRow[]
  readonly affected: readonly AffectedItem[]
  /** Earliest day for the whole order; undefined if a candle is not available at all. */
  readonly notBefore: string | null | undefined
}

interface Row {
  order: OrderRow
  item: OrderItemRow
  couponShares: Record<string, Centavos>
  batch: { state: 'curing' | 'ready' | 'failed'; readyOn: string } | null
  stock: number | null
  next: { id: string; readyOn: string; free: number } | null
}

export async function findAffectedOrder(
  db: DatabaseOrTransaction,
  { filter, now }: { filter: SQL | undefined; now: Date },
): Promise<AffectedOrder | null> {
  const shelf = { productId: sql`${orderItems.productId}`, variantId: sql`${orderItems.variantId}` }
  const rows: Row[] = await db
    .select({
      order: orderColumns,
      item: orderItems,
      couponShares: couponSharesColumn,
      batch: { state: batches.state, readyOn: batches.readyOn },
      stock: sql<number | null>`coalesce(${productVariants.stockQuantity}, ${products.stockQuantity})`,
      next: sql<Row['next']>`(select json_build_object('id', w.id, 'readyOn', w.ready_on, 'free', w.free)
        from ${nextBatchRow({ ...shelf, today: isoDay(now) })} w)`,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .leftJoin(batches, eq(batches.id, orderItems.batchId))
    .leftJoin(products, eq(products.id, orderItems.productId))
    .leftJoin(productVariants, eq(productVariants.id, orderItems.variantId))
    .where(and(filter))
    .orderBy(orderItems.position)
  const [first] = rows
  if (!first) return null
  const order = { ...first.order, couponShares: first.couponShares }
  const waitingRows = rows.filter(({ item }) => item.quantity > item.returnedQuantity)
  const affected = mayChoose(order) ? waitingRows.flatMap((row) => affectedItem(row)) : []
  return {
    order,
    items: waitingRows.map(({ item }) => item),
    affected,
    notBefore: firstDay(waitingRows, affected),
  }
}

function mayChoose(order: OrderRow): boolean {
  const isHere = order.status === 'pending' || order.status === 'processing'
  return order.paymentStatus === 'paid' && order.stockHeld && isHere && !order.pendingProviderAction
}

function affectedItem({ order, item, batch, stock, next }: Row): AffectedItem[] {
  const problem = batch && batchProblem(batch, order.promisedDay)
  if (!problem) return []
  if (problem === 'late')
    return [{ item, problem, source: { batchId: item.batchId, readyOn: batch.readyOn } }]
  const units = item.quantity - item.returnedQuantity
  if ((stock ?? 0) >= units) return [{ item, problem, source: { batchId: null, readyOn: null } }]
  const isEnough = next !== null && next.free >= units
  return [{ item, problem, source: isEnough ? { batchId: next.id, readyOn: next.readyOn } : null }]
}

function firstDay(
  waitingRows: readonly Row[],
  affectedItems: readonly AffectedItem[],
): string | null | undefined {
  if (affectedItems.some(({ source }) => source === null)) return undefined
  const curing = waitingRows.map(({ batch }) => ({
    readyOn: batch?.state === 'curing' ? batch.readyOn : null,
  }))
  return lastReadyDay([...curing, ...affectedItems.flatMap(({ source }) => source ?? [])])
}
