import { and, eq } from 'drizzle-orm'
import { pathTo } from '#addresses.ts'
import { orders } from '#database/schema/orders.ts'
import type { Centavos } from '#domain/money.ts'
import { ok, refuse } from '#domain/result.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Shop } from '#shop/shop.ts'

export interface TestChallenge {
  readonly orderNumber: string
  readonly amount: Centavos
}

type Who = { readonly userId: string; readonly reference: string }

/** What the page of the test bank asks about; null unless a confirmation of this customer's own order is waiting. */
export async function loadTestChallenge(
  shop: Shop,
  { userId, reference }: Who,
): Promise<TestChallenge | null> {
  const challenge = await shop.payments.testCards?.describeChallenge(reference)
  if (!challenge || !isUuid(challenge.orderId)) return null
  const own = and(eq(orders.id, challenge.orderId), eq(orders.userId, userId))
  const [order] = await shop.db.select({ orderNumber: orders.orderNumber }).from(orders).where(own)
  return order ? { orderNumber: order.orderNumber, amount: challenge.amount } : null
}

/** 'Autorizar' pays and leads back to the order; 'Recusar' fails and leads to the page of the cancelled checkout. */
export async function answerTestChallenge(shop: Shop, { approved, ...who }: Who & { approved: boolean }) {
  if (!(await loadTestChallenge(shop, who))) return refuse('no-challenge')
  const answered = await shop.payments.testCards?.answerChallenge(who.reference, approved)
  if (!answered?.ok) return refuse('no-challenge')
  return ok({
    redirectTo: approved ? answered.value.returnUrl : shop.config.siteUrl + pathTo('checkoutCancel'),
  })
}
