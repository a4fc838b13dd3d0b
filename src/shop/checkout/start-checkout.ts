import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { prepared } from '#database/prepared.ts'
import { profiles } from '#database/schema/accounts.ts'
import { isPlainName, NAME_MAX_LENGTH, normaliseName } from '#domain/accounts/names.ts'
import { maskPhone } from '#domain/accounts/phone.ts'
import { DEFAULT_COUNTRY, type ShippingAddress } from '#domain/address/shipping-address.ts'
import type { CheckoutRefusal } from '#domain/checkout/checkout-refusal.ts'
import { type Ok, ok, refuse } from '#domain/result.ts'
import { commitUnlessRefused } from '#shop/commit-unless-refused.ts'
import { readOrderGift } from '#shop/gifts/order-gift.ts'
import { endUnpaid } from '#shop/orders/close-open-order.ts'
import type { OrderRow } from '#shop/orders/order-rows.ts'
import { isOpen, paymentOf, type StartedCheckout, startedCheckout } from '#shop/payments/order-payment.ts'
import { settlePayment } from '#shop/payments/settle-payment.ts'
import { decideReviewInvitations } from '#shop/reviews/review-consent.ts'
import type { Shop } from '#shop/shop.ts'
import type { KnownBuyer } from './buyer.ts'
import type { CheckoutRequest } from './checkout-request.ts'
import { settleEarlierPayment } from './earlier-orders.ts'
import {
  type AskFirst,
  type ClearedWay,
  type CloseFirst,
  isCovered,
  openOrder,
  type SwitchFirst,
} from './open-order.ts'
import { closePresentPayment, switchPayment } from './switch-payment.ts'

interface BuyerFacts {
  readonly name: string
  readonly phone: string
  readonly address: ReturnType<typeof profileAddress> | null
  readonly now: Date
}

const MOST_ROUNDS = 20

/**
 * Units are held and the order written in one transaction; only then is the provider asked, so that asking again
 * resumes the order.
 */
export async function startCheckout(
  shop: Shop,
  request: CheckoutRequest,
): Promise<Ok<StartedCheckout> | CheckoutRefusal> {
  const way = { checkedOrders: new Set<string>(), closedPayments: new Set<string>() }
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const opened = await commitUnlessRefused(prepared(shop.db), async (tx) => {
      const found = await openOrder(shop, tx, request, way)
      if (found.ok) await saveBuyer(shop, tx, { request, ...found.value })
      return found
    })
    if (!opened.ok) {
      const cleared = await clearWay(shop, request, opened, way)
      if (cleared.ok) continue
      return cleared
    }
    const { order, replaced } = opened.value
    if (replaced?.pendingProviderAction === 'cancel') {
      const closed = await closeReplaced(shop, replaced, order)
      if (!closed.ok) return closed
    }
    // The page shows a paid order in the same way, whoever was told first that it is paid.
    if (isCovered(order)) return refuse('already-paid', { sessionId: order.sessionId })
    const payment = await paymentOf(shop, order)
    if (!payment.ok && payment.code === 'attempt-replaced') continue
    if (!payment.ok) return refuse(payment.code)
    if (isOpen(payment.value)) return ok(startedCheckout(shop, order, payment.value))
    // A payment that turns out to be closed ends its order, and the next round opens another.
    await settlePayment(shop, payment.value)
    if (payment.value.outcome.status === 'succeeded')
      return refuse('already-paid', { sessionId: order.sessionId })
  }
  return refuse('provider-unavailable')
}

/** Does outside the transaction what has to come first, so that the next round goes on; or hands the refusal back. */
async function clearWay(
  shop: Shop,
  request: CheckoutRequest,
  refusal: CheckoutRefusal | AskFirst | SwitchFirst | CloseFirst,
  { checkedOrders, closedPayments }: ClearedWay,
): Promise<Ok<undefined> | CheckoutRefusal> {
  if (refusal.code === 'ask-provider-first') {
    const { order } = refusal.details
    const settled = await settleEarlierPayment(shop, order)
    if (!settled.ok) return refuse('provider-unavailable')
    if (settled.value.isBought) return refuse('already-paid', { sessionId: order.sessionId })
    checkedOrders.add(order.id)
    return ok()
  }
  if (refusal.code === 'switch-payment-first' || refusal.code === 'close-payment-first') {
    const { order } = refusal.details
    const closed =
      refusal.code === 'switch-payment-first'
        ? await switchPayment(shop, { orderId: order.id, terms: refusal.details.terms })
        : await closePresentPayment(shop, order.id)
    if (closed.ok && closed.value?.paymentReference) closedPayments.add(closed.value.paymentReference)
    if (closed.ok || closed.code === 'not-waiting') return ok()
    return closed.code === 'already-paid'
      ? refuse('already-paid', { sessionId: order.sessionId })
      : refuse('provider-unavailable')
  }
  // Others were quicker at the first free shift, and the customer had chosen none: the next one.
  if (refusal.code === 'shift-full' && refusal.details.next && !request.slot) return ok()
  return refusal
}

/** Nobody can pay the order that gave way before the new one can be paid. Paid in the last moment, it is the one that stands. */
async function closeReplaced(
  shop: Shop,
  replaced: OrderRow,
  order: OrderRow,
): Promise<Ok<undefined> | CheckoutRefusal> {
  const closed = await settleEarlierPayment(shop, replaced)
  if (!closed.ok) return refuse('provider-unavailable')
  if (!closed.value.isBought) return ok()
  await endUnpaid(shop, order.id, { reason: 'replaced', owesCancel: false })
  return refuse('already-paid', { sessionId: replaced.sessionId })
}

/** What was asked for an order is not asked again: it fills what the profile lacks; a present's address stays out of it. */
async function saveBuyer(
  shop: Shop,
  tx: Transaction,
  { request, order, buyer }: { request: CheckoutRequest; order: OrderRow; buyer: KnownBuyer },
): Promise<void> {
  const { userId, customer, keepsAddress, wantsReviewInvitations } = request
  const typed = normaliseName(customer.name)
  // The shop greets by the profile's name in its mails, so it is held to what the profile's own form takes.
  const name = isPlainName(typed) ? typed.slice(0, NAME_MAX_LENGTH) : ''
  const phone = maskPhone(customer.phone ?? '')
  const isHers = keepsAddress && !request.isPickup && !(await readOrderGift(tx, order.id))?.receiver
  const address = isHers ? profileAddress(order.shippingAddress) : null
  const isNew = !buyer.hasCompleteProfile || (name && !buyer.name) || (phone && !buyer.phone) || address
  if (isNew) await fillProfile(tx, userId, { name, phone, address, now: shop.clock.now() })
  if (wantsReviewInvitations) await decideReviewInvitations(shop, tx, { userId, granted: true })
}

/** Who has no profile yet gets one from what is known of the account; what the profile says already stays. */
async function fillProfile(tx: Transaction, userId: string, facts: BuyerFacts): Promise<void> {
  const { address, now } = facts
  const [name, phone] = [sql`nullif(${facts.name}, '')`, sql`nullif(${facts.phone}, '')`]
  await tx
    .insert(profiles)
    .values({
      userId,
      fullName: sql`coalesce((select nullif(u.name, '') from users u where u.id = ${userId}), ${name})`,
      email: sql`(select u.email from users u where u.id = ${userId})`,
      avatarUrl: sql`(select u.image from users u where u.id = ${userId})`,
      phone,
      ...address,
      profileCompleted: true,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: profiles.userId,
      set: {
        fullName: sql`coalesce(nullif(${profiles.fullName}, ''), ${name})`,
        phone: sql`coalesce(nullif(${profiles.phone}, ''), ${phone})`,
        ...address,
        profileCompleted: true,
        updatedAt: address
          ? now
          : sql`case when ${profiles.profileCompleted} then ${profiles.updatedAt} else ${now} end`,
      },
    })
}

/** The courier delivers in one city of Brazil, whatever country a request may name. */
function profileAddress({ line1, line2, city, state, postal_code }: ShippingAddress) {
  return {
    addressLine1: line1,
    addressLine2: line2 ?? null,
    city,
    state: state.toUpperCase(),
    postalCode: postal_code,
    country: DEFAULT_COUNTRY,
  }
}
