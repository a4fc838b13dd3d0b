import type { PaymentReport } from '#integrations/payments/port.ts'
import type { OrderRow } from '#shop/orders/order-rows.ts'
import type { Shop } from '#shop/shop.ts'
import { applyPaymentReport, type SettlementResult } from './apply-payment-report.ts'
import { runProviderAction } from './run-provider-action.ts'

/**
 * The one way in which the report of a payment reaches an order: webhook, browser return and reconciler all call it,
 * together if it so happens. One order, one movement of stock, one e-mail.
 */
export async function settlePayment(
  shop: Shop,
  report: PaymentReport,
  { eventId }: { eventId?: string } = {},
): Promise<SettlementResult> {
  const settled = await settleAndLog(shop, report, eventId)
  if (settled.ok && settled.value.pendingProviderAction === 'refund')
    await runProviderAction(shop, settled.value.orderId)
  return settled
}

/** What this process is writing down just now: by the payment's reference and, once its order is known, by the order's session id. */
const underWay = new WeakMap<Shop, Map<string, Promise<unknown>>>()

async function settleAndLog(
  shop: Shop,
  report: PaymentReport,
  eventId: string | undefined,
): Promise<SettlementResult> {
  const running = underWay.get(shop) ?? new Map<string, Promise<unknown>>()
  underWay.set(shop, running)
  const names = [report.reference]
  const onOrderKnown = ({ sessionId }: OrderRow) => {
    names.push(sessionId)
    running.set(sessionId, work)
  }
  const work = applyPaymentReport(shop, report, { eventId, onOrderKnown })
  running.set(report.reference, work)
  try {
    return await work
  } finally {
    for (const name of names) if (running.get(name) === work) running.delete(name)
  }
}

/** Who returns from paying often comes together with the webhook: waiting for it costs less than asking the provider again. */
export async function waitForSettlement(shop: Shop, name: string | null): Promise<boolean> {
  const work = name === null ? undefined : underWay.get(shop)?.get(name)
  // Whoever began it hears why it failed.
  await work?.catch(() => {})
  return work !== undefined
}
