import { randomBytes } from 'node:crypto'
import { and, eq, isNotNull, or } from 'drizzle-orm'
import { users } from '#accounts/schema.ts'
import { isAdministratorOf } from '#accounts/use-cases/account-facts.ts'
import type { CheckoutRefusal } from '#checkout/purchase/domain/checkout-refusal.ts'
import { testOrderCopy } from '#checkout/test-orders/copy.ts'
import { testOrders } from '#checkout/test-orders/schema.ts'
import { ownTest, removeTests, type TriedPurchase, testEnd } from '#checkout/test-orders/test-order.ts'
import { toTestName, toTestNumber } from '#orders/domain/order-number.ts'
import { orders } from '#orders/schema/orders.ts'
import {
  type CustomerOrder,
  type CustomerOrderRow,
  customerOrderColumns,
} from '#orders/use-cases/customer-order.ts'
import { drawOrderNumber } from '#orders/use-cases/insert-orders.ts'
import { paymentFacts } from '#orders/use-cases/order-payment-facts.ts'
import { changeOrder } from '#orders/use-cases/order-rows.ts'
import type { PaymentGateway } from '#payments/providers/port.ts'
import type { StartedCheckout } from '#payments/use-cases/order-payment.ts'
import { settlePaid } from '#payments/use-cases/settle-paid.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Job, Outbox } from '#platform/outbox.ts'
import type { Shop } from '#platform/shop.ts'
import { lockBuyer } from './buyer.ts'
import type { CheckoutRequest } from './checkout-request.ts'
import { openOrder } from './open-order.ts'

type WaitingTest = Pick<
  CustomerOrder,
  'id' | 'orderNumber' | 'sessionId' | 'payUntil' | 'totalAmount' | 'pixDiscountAmount'
>

/** Replaces the checkout for an administrator's test. Idempotent until the test is paid. */
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
      orderNumber: earlier?.orderNumber ?? toTestNumber(drawOrderNumber(shop)),
      sessionId: earlier?.sessionId ?? toTestName(randomBytes(24).toString('base64url')),
      holdExpiresAt: testEnd(createdAt),
    }
    const attempt = await tryPurchase(shop, tx, { request, names })
    if (!attempt.ok) return attempt
    await removeTests(shop, tx, eq(testOrders.userId, userId))
    const { orderNumber, sessionId } = names
    const test = {
      id: attempt.value.paid.id,
      userId,
      orderNumber,
      sessionId,
      purchase: attempt.value,
      createdAt,
    }
    await tx.insert(testOrders).values(test)
    return ok(buildTestCheckout(shop, attempt.value.waiting))
  })
}

/** Read from the database, because the session's role may be outdated. */
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

export function buildTestCheckout(shop: Shop, order: WaitingTest): StartedCheckout {
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

type TestNames = Pick<typeof orders.$inferSelect, 'orderNumber' | 'sessionId' | 'holdExpiresAt'>

interface Trial {
  readonly request: CheckoutRequest
  readonly names: TestNames
}

/** Runs a complete purchase with the normal rules, then rolls it back. */
async function tryPurchase(
  shop: Shop,
  tx: Transaction,
  trial: Trial,
): Promise<Ok<TriedPurchase> | CheckoutRefusal> {
  const ended = await commitUnlessRefused(tx, (savepoint) => carryOut(shop, savepoint, trial))
  return ended.code === 'done-and-undone' ? ok(ended.details) : ended
}

/** Always returns a refusal, because a refusal rolls the transaction back. */
async function carryOut(
  shop: Shop,
  tx: Transaction,
  { request, names }: Trial,
): Promise<CheckoutRefusal | Refusal<'done-and-undone', TriedPurchase>> {
  const jobs: Job[] = []
  const trying = { ...buildTestShop(shop), outbox: collectingIn(jobs) }
  await putUnfinishedOrdersAside(tx, request.userId)
  const opened = await openOrder(trying, tx, { ...request, isTest: true, paymentMethod: 'pix' })
  if (!opened.ok) return opened
  const order = await changeOrder(tx, opened.value.order.id, names)
  const waiting = await readOrder(tx, order.id)
  await settlePaid(trying, tx, order, { notified: { customer: true, owner: false } })
  const paid = await readOrder(tx, order.id)
  const emails = jobs.filter((job) => job.name === 'send-email')
  return refuse('done-and-undone', { waiting, paid, emails })
}

const collectingIn = (jobs: Job[]): Outbox => ({
  enqueue: async (_tx, ...added) => void jobs.push(...added),
  withdraw: async () => false,
  forgetPerson: async () => {},
  redeliver: async () => false,
})

/** Without this, the administrator's real unpaid order would be resumed, or closed at its provider. */
async function putUnfinishedOrdersAside(tx: Transaction, userId: string): Promise<void> {
  const maybePaid = or(isNotNull(orders.holdExpiresAt), eq(paymentFacts.pendingProviderAction, 'cancel'))
  await tx
    .update(orders)
    .set({ userId: null })
    .where(and(eq(orders.userId, userId), maybePaid))
}

async function readOrder(tx: Transaction, orderId: string): Promise<CustomerOrderRow> {
  const [row] = await tx.select(customerOrderColumns).from(orders).where(eq(orders.id, orderId))
  if (!row) throw new Error(`order ${orderId} is gone`)
  return row
}

function asksNobody(): never {
  throw new Error('a test asks no provider')
}

/** Accepts only Pix and opens no payment, because a test is paid by one click. */
const testGateway: PaymentGateway = {
  provider: 'offline',
  takes: { pix: 'offline', card: null },
  browserSetup: { provider: 'offline' },
  signatureHeader: '',
  testCards: null,
  testPix: null,
  ownPix: null,
  savedCards: null,
  createPayment: asksNobody,
  retrievePayment: asksNobody,
  cancelPayment: asksNobody,
  refund: asksNobody,
  parseWebhook: asksNobody,
  listRecent: asksNobody,
  close: async () => {},
}

/** The real shop, except for the payment provider. */
export const buildTestShop = (shop: Shop): Shop => ({ ...shop, payments: testGateway })
