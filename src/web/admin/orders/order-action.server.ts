import { orderToasts } from '#copy/admin-order-details.ts'
import { orderRefusals, orderStatusLabels, refundOutcomes, reviveRefusal } from '#copy/orders.ts'
import { parseBrl } from '#domain/money.ts'
import { isOrderStatus } from '#domain/orders/order-status.ts'
import { isPaymentStatus } from '#domain/orders/payment-status.ts'
import type { Actor } from '#shop/admin/audit/record-change.ts'
import { changeOrderStatus } from '#shop/admin/orders/change-order-status.ts'
import { recordCourierCost } from '#shop/admin/orders/record-courier-cost.ts'
import { refundOrder } from '#shop/admin/orders/refund-order.ts'
import { updateOrderTracking } from '#shop/admin/orders/update-order-tracking.ts'
import type { Shop } from '#shop/shop.ts'
import { done, type FormAnswer } from '#web/kit/form/form-answer.ts'
import { refusedWith } from '../answers.server.ts'
import { readSeenVersion } from '../seen-version.ts'
import type { OrderAnswer } from './order-answers.ts'

interface OrderAction {
  orderId: string
  form: FormData
  actor: Actor
}

type Intent = 'status' | 'edit' | 'courier-cost' | 'refund'

const intents: Readonly<Record<Intent, (shop: Shop, action: OrderAction) => Promise<OrderAnswer>>> = {
  status: changeStatus,
  edit,
  'courier-cost': saveCourierCost,
  refund,
}

/** What is said when something went wrong that nobody foresaw. */
const failures: Readonly<Record<Intent, string>> = {
  status: orderToasts.statusFailed,
  edit: orderToasts.orderFailed,
  'courier-cost': orderToasts.costFailed,
  refund: orderToasts.refundFailed,
}

export function readIntent(form: FormData): Intent | null {
  const intent = form.get('intent')
  return typeof intent === 'string' && Object.hasOwn(intents, intent) ? (intent as Intent) : null
}

export const failureOf = (intent: Intent) => refusedWith(failures[intent])

export function runOrderAction(shop: Shop, intent: Intent, action: OrderAction): Promise<OrderAnswer> {
  return intents[intent](shop, action)
}

async function changeStatus(shop: Shop, { orderId, form, actor }: OrderAction): Promise<OrderAnswer> {
  const to = form.get('status')
  if (!isOrderStatus(to)) return refusedWith(orderToasts.statusFailed)
  const changed = await changeOrderStatus(shop, { orderId, to, ...answersFrom(form), actor })
  if (!changed.ok) {
    if (changed.code !== 'ask-first') return because(orderToasts.statusFailed, changed)
    const { reason, status, paymentStatus, unitsTaken } = changed.details
    return { ok: false, toast: null, question: { to, reason, status, paymentStatus, unitsTaken } }
  }
  const { orderNumber, offersRefund } = changed.value
  const what = orderToasts.changedTo(orderNumber, orderStatusLabels[to])
  if (!offersRefund || !form.has('refund'))
    return { ...done({ title: orderToasts.statusChanged, text: what }), status: to }
  const refunded = await refundOrder(shop, { orderId, actor })
  const outcome = refunded.ok ? refundOutcomes[refunded.value.refunded] : orderRefusals[refunded.code]
  // The order is cancelled all the same; she must hear that the money is still there.
  const tone = refunded.ok ? 'normal' : 'destructive'
  const toast = { title: orderToasts.statusChanged, text: `${what}. ${outcome}`, tone } as const
  return { ok: true, status: to, toast }
}

/** What she saw, and what she answered when she was asked. */
function answersFrom(form: FormData) {
  const [seen, payment] = [form.get('seen'), form.get('confirmedPayment')]
  return {
    seen: isOrderStatus(seen) ? seen : undefined,
    confirmedPayment: isPaymentStatus(payment) ? payment : undefined,
    returnUnits: { yes: true, no: false }[text(form, 'returnUnits')],
  }
}

async function edit(shop: Shop, { orderId, form, actor }: OrderAction): Promise<OrderAnswer> {
  const trackingNumber = text(form, 'trackingNumber').slice(0, 100)
  const notes = text(form, 'notes').slice(0, 5000)
  // A version that she chose to write over counts as seen.
  const seenVersion = readSeenVersion(form.get('overVersion') ?? form.get('version'))
  const saved = await updateOrderTracking(shop, { orderId, trackingNumber, notes, seenVersion, actor })
  if (saved.ok) return done({ title: orderToasts.orderSaved, text: saved.value.orderNumber })
  const conflict = saved.code === 'newer-version' ? saved.details : undefined
  return { ...because(orderToasts.orderFailed, saved), conflict }
}

async function saveCourierCost(shop: Shop, { orderId, form, actor }: OrderAction): Promise<OrderAnswer> {
  // As specified: what is no number counts as zero.
  const cost = parseBrl(text(form, 'cost')) ?? 0
  const saved = await recordCourierCost(shop, { orderId, cost, actor })
  return saved.ok ? done(orderToasts.costSaved) : because(orderToasts.costFailed, saved)
}

async function refund(shop: Shop, { orderId, actor }: OrderAction): Promise<OrderAnswer> {
  const refunded = await refundOrder(shop, { orderId, actor })
  if (!refunded.ok) return because(orderToasts.refundFailed, refunded)
  return done({ title: orderToasts.refunded, text: refundOutcomes[refunded.value.refunded] })
}

type Refused =
  | { code: keyof typeof orderRefusals }
  | { code: 'out-of-stock'; details: { items: Parameters<typeof reviveRefusal>[0] } }

function because(failure: string, refusal: Refused): FormAnswer {
  const reason =
    refusal.code === 'out-of-stock' ? reviveRefusal(refusal.details.items) : orderRefusals[refusal.code]
  return refusedWith(orderToasts.because(failure, reason))
}

function text(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
