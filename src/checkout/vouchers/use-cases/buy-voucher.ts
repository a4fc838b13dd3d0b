import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { users } from '#accounts/schema.ts'
import { orderTotal } from '#catalogue/products/domain/checkout-total.ts'
import { writeOrder } from '#checkout/purchase/use-cases/write-order.ts'
import { DEFAULT_COUNTRY } from '#delivery/addresses/domain/shipping-address.ts'
import { loadSchedule } from '#delivery/calendar/use-cases/load-delivery-constraints.ts'
import { orders } from '#orders/schema/orders.ts'
import { drawOrderNumber } from '#orders/use-cases/insert-orders.ts'
import { orderLinkPath } from '#orders/use-cases/link/order-link.ts'
import { voucherCopy } from '#orders/vouchers/copy/voucher.ts'
import { checkVoucherDraft, DAYS_AHEAD, type VoucherDraft } from '#orders/vouchers/domain/voucher-draft.ts'
import { voucherTerms } from '#orders/vouchers/domain/voucher-terms.ts'
import { vouchers } from '#orders/vouchers/schema.ts'
import { paymentTerms } from '#payments/use-cases/payment-terms.ts'
import type { DatabaseOrTransaction, Transaction } from '#platform/database/connect.ts'
import { addDays } from '#platform/domain/calendar.ts'
import { PAYMENT_METHODS } from '#platform/domain/payment-method.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { spendOnMailbox } from '#platform/mailbox-budget.ts'
import { answerOnce, type RequestName } from '#platform/operations/request-answers.ts'
import type { Shop } from '#platform/shop.ts'
import { loadSettings } from '#settings/use-cases/load-settings.ts'

/** No stock is held, so the customer has a full day to pay. */
const HOLD_HOURS = 24

export interface VoucherPurchase {
  readonly request: RequestName
  readonly draft: VoucherDraft
  readonly userId: string | null
  readonly clientAddress: string
}

export async function buyVoucher(shop: Shop, purchase: VoucherPurchase) {
  const { request, draft } = purchase
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
  const bought = await answerOnce(shop, request, async (bound) => {
    const allowed = await allowPurchase(bound, purchase)
    return allowed.ok ? placeOrder(bound, purchase, payment.value) : allowed
  })
  if (!bought.ok) return bought
  const { orderId, orderNumber } = bought.value
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
  if (!order) throw new Error(`order ${orderId} is gone`)
  // The stored answer does not contain the path, because it is secret.
  return ok({ orderNumber, path: orderLinkPath(shop, order) })
}

async function allowPurchase(shop: Shop, purchase: VoucherPurchase) {
  const allowed = await shop.rateLimits.consume('buy-voucher', purchase.clientAddress)
  if (!allowed.ok || (await isOwnAddress(shop.db, purchase))) return allowed
  return spendOnMailbox(shop, { email: purchase.draft.giver.email, kind: 'other' })
}

const placeOrder = (shop: Shop, purchase: VoucherPurchase, terms: Terms) =>
  shop.db.transaction(async (tx) => {
    const { id: orderId, orderNumber } = await writeVoucherOrder(shop, tx, purchase, terms)
    return ok({ orderId, orderNumber })
  })

/** Unpaid orders also send emails, so without this check a stranger could trigger emails to any address. */
async function isOwnAddress(db: DatabaseOrTransaction, { userId, draft }: VoucherPurchase): Promise<boolean> {
  if (userId === null) return false
  const isOwn = and(eq(users.id, userId), eq(users.email, draft.giver.email), eq(users.emailVerified, true))
  return (await db.$count(users, isOwn)) > 0
}

type Terms = Extract<ReturnType<typeof paymentTerms>, { ok: true }>['value']

async function writeVoucherOrder(
  shop: Shop,
  tx: Transaction,
  { draft, userId }: VoucherPurchase,
  { method, provider }: Terms,
) {
  const now = shop.clock.now()
  const id = crypto.randomUUID()
  const { amount, giver, receiverName, receiverEmail, message, sendOn } = draft
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
    id,
    origin: 'voucher' as const,
    userId,
    orderNumber: drawOrderNumber(shop),
    customerName: giver.name,
    customerEmail: giver.email,
    shippingAddress: { line1: '', city: '', state: '', postal_code: '', country: DEFAULT_COUNTRY },
    deliveryWay: 'none' as const,
    attemptKey: `voucher:${id}`,
    sessionId: randomBytes(24).toString('base64url'),
    paymentMethod: method,
    paymentProvider: provider,
    stockHeld: true,
    holdExpiresAt: new Date(now.getTime() + HOLD_HOURS * 3_600_000),
    createdAt: now,
    updatedAt: now,
  }
  const line = { productId: null, variantId: null, batchId: null, quantity: 1, unitPrice: amount }
  const facts = { name: voucherCopy.name, images: [], variantName: null, unitCost: null }
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
