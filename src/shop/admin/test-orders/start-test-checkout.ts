import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { testOrderCopy } from '#copy/checkout/test-order.ts'
import type { Transaction } from '#database/connect.ts'
import { users } from '#database/schema/accounts.ts'
import { testOrders } from '#database/schema/test-orders.ts'
import type { CheckoutRefusal } from '#domain/checkout/checkout-refusal.ts'
import { makeOrderNumber, testNameOf, testNumberOf } from '#domain/orders/order-number.ts'
import { type Ok, ok, refuse } from '#domain/result.ts'
import { isAdministratorOf } from '#shop/accounts/account-facts.ts'
import { lockBuyer } from '#shop/checkout/buyer.ts'
import type { CheckoutRequest } from '#shop/checkout/checkout-request.ts'
import { commitUnlessRefused } from '#shop/commit-unless-refused.ts'
import type { CustomerOrder } from '#shop/orders/customer-order.ts'
import type { StartedCheckout } from '#shop/payments/order-payment.ts'
import type { Shop } from '#shop/shop.ts'
import { ownTest, removeTests, testEnd } from './test-order.ts'
import { tryPurchase } from './try-purchase.ts'

type WaitingTest = Pick<
  CustomerOrder,
  'id' | 'orderNumber' | 'sessionId' | 'payUntil' | 'totalAmount' | 'pixDiscountAmount'
>

/** In place of a real checkout while an administrator tries one. Pressed again before it is paid, it is the same test. */
export async function startTestCheckout(
  shop: Shop,
  request: CheckoutRequest,
): Promise<Ok<StartedCheckout> | CheckoutRefusal> {
  return commitUnlessRefused(shop.db, async (tx) => {
    const { userId } = request
    await lockBuyer(tx, userId)
    if (!(await isAdministrator(tx, userId))) return refuse('test-changed')
    const earlier = await unpaidTest(shop, tx, userId)
    const createdAt = earlier?.createdAt ?? shop.clock.now()
    const names = {
      orderNumber: earlier?.orderNumber ?? testNumberOf(makeOrderNumber(randomBytes)),
      sessionId: earlier?.sessionId ?? testNameOf(randomBytes(24).toString('base64url')),
      holdExpiresAt: testEnd(createdAt),
    }
    const tried = await tryPurchase(shop, tx, { request, names })
    if (!tried.ok) return tried
    await removeTests(shop, tx, eq(testOrders.userId, userId))
    const { orderNumber, sessionId } = names
    const test = { id: tried.value.paid.id, userId, orderNumber, sessionId, purchase: tried.value, createdAt }
    await tx.insert(testOrders).values(test)
    return ok(testCheckoutOf(shop, tried.value.waiting))
  })
}

/** The session said so; the database has the last word. */
async function isAdministrator(tx: Transaction, userId: string): Promise<boolean> {
  const [person] = await tx
    .select({ isAdministrator: isAdministratorOf })
    .from(users)
    .where(eq(users.id, userId))
  return person?.isAdministrator ?? false
}

async function unpaidTest(shop: Shop, tx: Transaction, userId: string) {
  const [test] = await tx.select().from(testOrders).where(ownTest(shop, userId)).for('update')
  return test?.paidAt === null ? test : null
}

/** There is no code to pay: a test's says in words what it is. */
export function testCheckoutOf(shop: Shop, order: WaitingTest): StartedCheckout {
  const expiresAt = order.payUntil ?? shop.clock.now()
  return {
    orderId: order.id,
    orderNumber: order.orderNumber,
    sessionId: order.sessionId,
    paymentMethod: 'pix',
    clientSecret: order.sessionId,
    pix: {
      copyPaste: testOrderCopy.code,
      expiresAt,
      receiver: null,
      isConfirmedByHand: false,
      maySimulate: false,
    },
    totalAmount: order.totalAmount,
    pixDiscountAmount: order.pixDiscountAmount,
    holdExpiresAt: expiresAt,
    browserSetup: { provider: 'offline' },
  }
}
