import { eq, type SQL, sql } from 'drizzle-orm'
import { freeSlotsOf } from '#delivery/calendar/domain/delivery-days.ts'
import { scheduleColumn, takenColumn } from '#delivery/calendar/use-cases/load-delivery-constraints.ts'
import { FREIGHT_PROVIDER } from '#delivery/freight/domain/courier-settings.ts'
import { chooseNextStep } from '#orders/domain/next-step.ts'
import { leftToRefund } from '#orders/domain/plan-refund.ts'
import { isToCollect, isToSend } from '#orders/returns/order-return.ts'
import { orders } from '#orders/schema/orders.ts'
import { couponLabelColumn, couponSharesColumn } from '#orders/use-cases/coupon-of-order.ts'
import { editVersionColumn } from '#orders/use-cases/order-edits.ts'
import { orderGiftColumn, parseOrderGift } from '#orders/use-cases/order-gift.ts'
import { eventsFromJson, invoiceColumn, itemsFromJson, orderJson } from '#orders/use-cases/order-json.ts'
import { paymentFacts } from '#orders/use-cases/order-payment-facts.ts'
import { type OrderRow, readArrivalDays, readPromise, readyDayColumn } from '#orders/use-cases/order-rows.ts'
import type { ReturnRow } from '#orders/use-cases/return-rows.ts'
import { type Centavos, centavosFromDecimal } from '#platform/domain/money.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import type { Shop } from '#platform/shop.ts'
import { loadWayBack } from './load-way-back.ts'

const columns = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  origin: orders.origin,
  status: orders.status,
  paymentStatus: orders.paymentStatus,
  paymentFailure: paymentFacts.paymentFailure,
  pendingProviderAction: paymentFacts.pendingProviderAction,
  paymentMethod: paymentFacts.paymentMethod,
  paymentProvider: paymentFacts.paymentProvider,
  paymentReference: paymentFacts.paymentReference,
  cancelReason: orders.cancelReason,
  customerName: orders.customerName,
  customerEmail: orders.customerEmail,
  customerPhone: orders.customerPhone,
  customerCpf: orders.customerCpf,
  userId: orders.userId,
  contact: orders.contact,
  shippingAddress: orders.shippingAddress,
  shippingProvider: orders.shippingProvider,
  pickupCode: orders.pickupCode,
  shippingAmount: orders.shippingAmount,
  shippingActualCost: orders.shippingActualCost,
  shippingBreakdown: orders.shippingBreakdown,
  shippingDistanceMetres: orders.shippingDistanceMetres,
  subtotalAmount: orders.subtotalAmount,
  pixDiscountAmount: orders.pixDiscountAmount,
  giftAmount: orders.giftAmount,
  voucherAmount: orders.voucherAmount,
  voucherRefundedAmount: orders.voucherRefundedAmount,
  couponDiscountAmount: orders.couponDiscountAmount,
  shippingWaivedAmount: orders.shippingWaivedAmount,
  couponLabel: couponLabelColumn,
  couponShares: couponSharesColumn,
  gift: orderGiftColumn,
  totalAmount: orders.totalAmount,
  refundedAmount: orders.refundedAmount,
  trackingNumber: orders.trackingNumber,
  notes: orders.notes,
  unitsTaken: orders.stockHeld,
  payUntil: orders.holdExpiresAt,
  paidAt: orders.paidAt,
  refundedAt: orders.refundedAt,
  cancelledAt: orders.cancelledAt,
  packedAt: orders.packedAt,
  shippedAt: orders.shippedAt,
  estimatedDeliveryDate: orders.estimatedDeliveryDate,
  promisedDay: orders.promisedDay,
  promisedShift: orders.promisedShift,
  promisedHours: orders.promisedHours,
  arrivesFrom: orders.arrivesFrom,
  arrivesUntil: orders.arrivesUntil,
  deliveryWay: orders.deliveryWay,
  deliveredAt: orders.deliveredAt,
  createdAt: orders.createdAt,
  updatedAt: orders.updatedAt,
  ownPixId: sql<string | null>`(select p.id from payments p where p.id = orders.payment_id
    and p.reference is not null and p.provider = 'pix-key')`,
  /** Cost of the items not restocked; null if the cost of any item is unknown. */
  candleCost: sql<string | null>`(
    select case when bool_and(coalesce(i.batch_cost, i.unit_cost) is not null) then sum(coalesce(i.batch_cost, i.unit_cost) * (i.quantity - i.returned_quantity)) end::text
    from order_items i where i.order_id = orders.id)`,
  hasBatches: sql<boolean>`exists (select from order_items i join batches w on w.product_id = i.product_id
    and w.variant_id is not distinct from i.variant_id and w.state = 'ready' where i.order_id = orders.id)`,
  editVersion: editVersionColumn('edit'),
  correctVersion: editVersionColumn('correct'),
  itemsVersion: editVersionColumn('items'),
  hasRefunds: sql<boolean>`exists (select 1 from refunds r where r.order_id = orders.id)`,
  hasReturns: sql<boolean>`exists (select 1 from order_returns r where r.order_id = orders.id)`,
  invoice: invoiceColumn,
  hasInvoiceXml: sql<boolean>`exists (select 1 from order_invoices n where n.order_id = orders.id and n.xml is not null)`,
  ...orderJson,
}

export type AdminOrder = NonNullable<Awaited<ReturnType<typeof loadOrderForAdmin>>>

async function readOrder({ db }: Shop, { id, today, beside }: { id: string; today: string; beside: SQL }) {
  const [row] = await db
    .select({
      ...columns,
      schedule: scheduleColumn,
      takenPlaces: takenColumn(today),
      readyOn: readyDayColumn,
      beside,
    })
    .from(orders)
    .where(eq(orders.id, id))
  return row
}

export async function loadOrderForAdmin<Beside = null>(
  shop: Shop,
  orderId: string,
  beside: SQL<Beside> = sql<Beside>`null`,
) {
  if (!isUuid(orderId)) return null
  const now = shop.clock.now()
  const today = isoDay(now)
  const row = await readOrder(shop, { id: orderId, today, beside })
  if (!row) return null
  const { items, events, hasRefunds, hasReturns, schedule, takenPlaces, candleCost, ...order } = row
  const isOver = order.status === 'delivered' || order.status === 'cancelled'
  const constraints = {
    schedule,
    takenPlaces,
    now,
    distanceMetres: order.shippingDistanceMetres,
    notBefore: order.readyOn,
    isPickup: order.deliveryWay === 'pickup',
  }
  /** Also null after the hold has ended but before the job closes the order. */
  const payUntil = order.payUntil && order.payUntil > now ? order.payUntil : null
  const wayBack = await loadWayBack(shop, order, { hasRefunds, hasReturns })
  const courier = courierPanel(order)
  return {
    ...order,
    ...wayBack,
    beside: row.beside as Beside,
    payUntil,
    items: itemsFromJson(items),
    gift: parseOrderGift(order.gift),
    promise: readPromise(order),
    arrives: readArrivalDays(order),
    freeSlots: isOver || order.deliveryWay === 'carrier' ? [] : freeSlotsOf(constraints),
    events: eventsFromJson(events),
    courier,
    earned: earnedBy(order, { candleCost, courier, returns: wayBack.returns }),
    nextStep: chooseNextStep({
      ...order,
      today,
      isPacked: order.packedAt !== null,
      canBePaid: payUntil !== null,
      isOwnPix: order.ownPixId !== null,
      hasOpenReturn: wayBack.returns.some(({ state }) => state === 'asked'),
      owesReplacement: wayBack.returns.some(isToSend),
      owesCollection: wayBack.returns.some(isToCollect),
      isRefundOnItsWay: order.pendingProviderAction === 'refund',
      isRefundFailed: wayBack.isRefundFailed && wayBack.recordsFailedRefund,
    }),
  }
}

interface EarningCosts {
  readonly candleCost: string | null
  readonly courier: ReturnType<typeof courierPanel>
  readonly returns: readonly Pick<ReturnRow, 'sendOn' | 'goodsCost' | 'rideCost'>[]
}

const costOfReturns = (returns: EarningCosts['returns']) =>
  returns.reduce((sum, { goodsCost, rideCost }) => sum + (goodsCost ?? 0) + (rideCost ?? 0), 0)

/** Profit after candle and delivery costs; null if a cost is unknown. */
function earnedBy(
  order: Parameters<typeof leftToRefund>[0] & Pick<OrderRow, 'paymentStatus'>,
  { candleCost, courier, returns }: EarningCosts,
): Centavos | null {
  const rideCost = courier ? courier.actual : 0
  if (order.paymentStatus !== 'paid' || candleCost === null || rideCost === null) return null
  const isExchangeCostUnknown = returns.some(({ sendOn, goodsCost }) => sendOn !== null && goodsCost === null)
  if (isExchangeCostUnknown) return null
  return leftToRefund(order) - centavosFromDecimal(candleCost) - rideCost - costOfReturns(returns)
}

function courierPanel(order: {
  shippingProvider: string | null
  shippingAmount: number
  shippingActualCost: number | null
}) {
  if (order.shippingProvider !== FREIGHT_PROVIDER) return null
  const { shippingAmount: charged, shippingActualCost: actual } = order
  return { charged, actual, margin: actual === null ? null : charged - actual }
}
