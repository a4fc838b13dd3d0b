import { randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { users } from '#accounts/schema.ts'
import { orderTotal } from '#catalogue/products/domain/checkout-total.ts'
import { writeOrder } from '#checkout/purchase/use-cases/write-order.ts'
import { DEFAULT_COUNTRY } from '#delivery/addresses/domain/shipping-address.ts'
import { loadSchedule } from '#delivery/calendar/use-cases/load-delivery-constraints.ts'
import { makeOrderNumber } from '#orders/domain/order-number.ts'
import { orders } from '#orders/schema/orders.ts'
import { orderLinkPath } from '#orders/use-cases/link/order-link.ts'
import { voucherCopy } from '#orders/vouchers/copy/voucher.ts'
import { checkVoucherDraft, DAYS_AHEAD, type VoucherDraft } from '#orders/vouchers/domain/voucher-draft.ts'
import { voucherTerms } from '#orders/vouchers/domain/voucher-terms.ts'
import { vouchers } from '#orders/vouchers/schema.ts'
import { paymentTerms } from '#payments/use-cases/payment-terms.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { DatabaseOrTransaction, Transaction } from '#platform/database/connect.ts'
import { addDays } from '#platform/domain/calendar.ts'
import { PAYMENT_METHODS } from '#platform/domain/payment-method.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { spendOnMailbox } from '#platform/mailbox-budget.ts'
import type { Shop } from '#platform/shop.ts'
import { loadSettings } from '#settings/use-cases/load-settings.ts'

/** No stock is held, so the customer has a full day to pay. */
const HOLD_HOURS = 24

export interface VoucherPurchase {
  /** Idempotency key of the form: submitting twice creates one order. */
  readonly key: string
  readonly draft: VoucherDraft
  readonly userId: string | null
  readonly clientAddress: string
}

const attemptKeyOf = (key: string) => `voucher:${key}`

export async function buyVoucher(shop: Shop, purchase: VoucherPurchase) {
  const { key, draft, clientAddress } = purchase
  const settings = await loadSettings(shop)
  const terms = voucherTerms(settings.values.vouchers)
  if (!terms) return refuse('vouchers-not-offered')
  if (!settings.opening.isShopOpen) return refuse('shop-closed')
  const today = isoDay(shop.clock.now())
  const checked = checkVoucherDraft(draft, { terms, today, lastDay: addDays(today, DAYS_AHEAD) })
  if (!checked.ok) return checked
  const method = PAYMENT_METHODS.find((offered) => shop.payments.takes[offered] !== null)
  // The Pix discount applies to candles only, so vouchers always cost their full value.
  const schedule = await loadSchedule(shop.db)
  const payment = method ? paymentTerms(shop, method, { settings, pixDiscount: 0, schedule }) : null
  if (!payment?.ok) return refuse('method-unavailable')
  const existing = await findByKey(shop.db, key)
  if (existing) return ok({ orderNumber: existing.orderNumber, path: orderLinkPath(shop, existing) })
  const allowed = await shop.rateLimits.consume('buy-voucher', clientAddress)
  if (!allowed.ok) return allowed
  if (!(await isOwnAddress(shop.db, purchase))) {
    const byDay = await spendOnMailbox(shop, { email: draft.giver.email, kind: 'other' })
    if (!byDay.ok) return byDay
  }
  return commitUnlessRefused(shop.db, async (tx) => {
    // Serialises concurrent requests, so that the second one finds the first one's order.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${attemptKeyOf(key)}, 0))`)
    const same = await findByKey(tx, key)
    const order = same ?? (await writeVoucherOrder(shop, tx, purchase, payment.value))
    return ok({ orderNumber: order.orderNumber, path: orderLinkPath(shop, order) })
  })
}

/** Unpaid orders also send emails, so without this check a stranger could trigger emails to any address. */
async function isOwnAddress(db: DatabaseOrTransaction, { userId, draft }: VoucherPurchase): Promise<boolean> {
  if (userId === null) return false
  const isOwn = and(eq(users.id, userId), eq(users.email, draft.giver.email), eq(users.emailVerified, true))
  return (await db.$count(users, isOwn)) > 0
}

async function findByKey(db: DatabaseOrTransaction, key: string) {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.attemptKey, attemptKeyOf(key)), sql`${orders.origin} <> 'site'`))
  return order ?? null
}

type Terms = Extract<ReturnType<typeof paymentTerms>, { ok: true }>['value']

async function writeVoucherOrder(
  shop: Shop,
  tx: Transaction,
  { key, draft, userId }: VoucherPurchase,
  { method, provider }: Terms,
) {
  const { amount, giver, receiverName, receiverEmail, message, sendOn } = draft
  const now = shop.clock.now()
  const sums = {
    subtotalAmount: amount,
    shippingAmount: 0,
    giftAmount: 0,
    couponDiscountAmount: 0,
    pixDiscountAmount: 0,
    voucherAmount: 0,
  }
  const row = {
    ...sums,
    totalAmount: orderTotal(sums),
    id: crypto.randomUUID(),
    origin: 'voucher' as const,
    userId,
    orderNumber: makeOrderNumber(randomBytes),
    customerName: giver.name,
    customerEmail: giver.email,
    shippingAddress: { line1: '', city: '', state: '', postal_code: '', country: DEFAULT_COUNTRY },
    deliveryWay: 'handed' as const,
    attemptKey: attemptKeyOf(key),
    sessionId: randomBytes(24).toString('base64url'),
    paymentMethod: method,
    paymentProvider: provider,
    stockHeld: true,
    holdExpiresAt: new Date(now.getTime() + HOLD_HOURS * 3_600_000),
    createdAt: now,
    updatedAt: now,
  }
  const line = { productId: null, variantId: null, batchId: null, quantity: 1, unitPrice: amount }
  const facts = { name: voucherCopy.name, images: [], variantName: null, unitCost: 0 }
  const order = await writeOrder(tx, row, { lines: [{ ...line, ...facts }] })
  const people = {
    giverName: giver.name,
    giverEmail: giver.email,
    giverId: userId,
    receiverName,
    receiverEmail,
  }
  await tx.insert(vouchers).values({ orderId: order.id, amount, ...people, message, sendOn, createdAt: now })
  return order
}
