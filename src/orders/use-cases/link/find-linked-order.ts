import { timingSafeEqual } from 'node:crypto'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { orders } from '#orders/schema/orders.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { RateVerdict } from '#platform/rate-limits/port.ts'
import type { Shop } from '#platform/shop.ts'
import { orderLinkKey, orderLinkPath } from './order-link.ts'

interface OrderLink {
  readonly orderNumber: string
  readonly key: string
}

/** A wrong key and an unknown order get the same answer. */
export async function findLinkedOrder(
  shop: Pick<Shop, 'db' | 'sealing'>,
  { orderNumber, key }: OrderLink,
): Promise<Ok<{ linkedOrderId: string }> | Refusal<'order-not-found'>> {
  const [order] = await shop.db
    .select({ id: orders.id, orderNumber: orders.orderNumber, customerPhone: orders.customerPhone })
    .from(orders)
    .where(
      and(eq(orders.orderNumber, orderNumber), ne(orders.origin, 'site'), isNull(orders.identityLockedAt)),
    )
  if (!order || !isSameKey(key, orderLinkKey(shop, order))) return refuse('order-not-found')
  return ok({ linkedOrderId: order.id })
}

/** Rate-limited variant for page visits. */
export async function openLinkedOrder(
  shop: Pick<Shop, 'db' | 'sealing' | 'rateLimits'>,
  { clientAddress, ...link }: OrderLink & { readonly clientAddress: string },
): Promise<Awaited<ReturnType<typeof findLinkedOrder>> | Extract<RateVerdict, { ok: false }>> {
  const allowed = await shop.rateLimits.consume('order-link', clientAddress)
  return allowed.ok ? findLinkedOrder(shop, link) : allowed
}

export function isSameKey(givenKey: string, right: string): boolean {
  const [a, b] = [Buffer.from(givenKey), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

export async function findVoucherPage(
  shop: Pick<Shop, 'db' | 'sealing'>,
  { userId, orderNumber }: { userId: string; orderNumber: string },
): Promise<string | null> {
  const [order] = await shop.db
    .select({ id: orders.id, orderNumber: orders.orderNumber, customerPhone: orders.customerPhone })
    .from(orders)
    .where(and(eq(orders.orderNumber, orderNumber), eq(orders.userId, userId)))
  return order ? orderLinkPath(shop, order) : null
}
