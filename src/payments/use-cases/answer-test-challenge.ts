import { and, eq, ne, or } from 'drizzle-orm'
import { pathTo } from '#addresses.ts'
import { isMadeByHand } from '#orders/domain/order-origin.ts'
import { orders } from '#orders/schema/orders.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import type { Shop } from '#platform/shop.ts'

export interface TestChallenge {
  readonly orderNumber: string
  readonly amount: Centavos
  /** True if paid through an order's link, whose page reports a declined card. */
  readonly isLinked: boolean
}

type Who = { readonly userId: string | null; readonly reference: string }

export async function loadTestChallenge(
  shop: Shop,
  { userId, reference }: Who,
): Promise<TestChallenge | null> {
  const challenge = await shop.payments.testCards?.describeChallenge(reference)
  if (!challenge || !isUuid(challenge.orderId)) return null
  const isLinked = ne(orders.origin, 'site')
  const mayAnswer = userId === null ? isLinked : or(isLinked, eq(orders.userId, userId))
  const isOwn = and(eq(orders.id, challenge.orderId), mayAnswer)
  const { orderNumber, origin } = orders
  const [order] = await shop.db.select({ orderNumber, origin }).from(orders).where(isOwn)
  return (
    (order && {
      orderNumber: order.orderNumber,
      amount: challenge.amount,
      isLinked: isMadeByHand(order),
    }) ??
    null
  )
}

export async function answerTestChallenge(shop: Shop, { approved, ...access }: Who & { approved: boolean }) {
  const challenge = await loadTestChallenge(shop, access)
  if (!challenge) return refuse('no-challenge')
  const answered = await shop.payments.testCards?.answerChallenge(access.reference, approved)
  if (!answered?.ok) return refuse('no-challenge')
  return ok({
    redirectTo:
      approved || challenge.isLinked
        ? answered.value.returnUrl
        : shop.config.siteUrl + pathTo('checkoutCancel'),
  })
}
