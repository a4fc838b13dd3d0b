import { and, asc, eq, inArray } from 'drizzle-orm'
import { shipments } from '#fulfilment/shipping/schema.ts'
import { orders } from '#orders/schema/orders.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import type { Shop } from '#platform/shop.ts'
import type { OwnOrder } from './write-return.ts'

export interface ReturnPosting {
  readonly code: string | null
  readonly hasLabel: boolean
}

export async function listReturnPostings(
  db: DatabaseOrTransaction,
  orderId: string,
): Promise<Map<string, ReturnPosting>> {
  const rows = await db
    .select({ returnId: shipments.returnId, code: shipments.trackingCode, source: shipments.source })
    .from(shipments)
    .where(
      and(
        eq(shipments.orderId, orderId),
        eq(shipments.direction, 'return'),
        inArray(shipments.state, ['bought', 'posted', 'moving', 'delivered']),
      ),
    )
    .orderBy(asc(shipments.parcelNumber))
  const postings = new Map<string, ReturnPosting>()
  for (const { returnId, code, source } of rows) {
    if (!returnId) continue
    const before = postings.get(returnId)?.code
    const codes = [before, code].filter(Boolean).join(', ')
    postings.set(returnId, { code: codes || null, hasLabel: source !== 'table' })
  }
  return postings
}

export async function findReturnLabels(
  shop: Shop,
  { returnId, ...ownOrder }: OwnOrder & { returnId: string },
) {
  if (!isUuid(returnId)) return refuse('label-not-found')
  const labelRows = await shop.db
    .select({ reference: shipments.reference })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .where(
      and(
        eq(shipments.returnId, returnId),
        eq(orders.userId, ownOrder.userId),
        eq(orders.orderNumber, ownOrder.orderNumber),
        eq(shipments.source, 'melhor-envio'),
        inArray(shipments.state, ['bought', 'posted']),
      ),
    )
    .orderBy(asc(shipments.parcelNumber))
  const references = labelRows.flatMap(({ reference }) => reference ?? [])
  if (references.length === 0) return refuse('label-not-found')
  const sheet = await shop.carriers['melhor-envio'].printLabels(references, 'customer')
  return sheet.ok && sheet.value.kind === 'address' ? ok(sheet.value.url) : refuse('service-away')
}
