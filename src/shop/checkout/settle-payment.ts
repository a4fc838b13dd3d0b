import type { PaymentReport } from '#integrations/payments/port.ts'
import type { Shop } from '#shop/shop.ts'
import { applyPaymentReport, type SettlementResult } from './apply-payment-report.ts'
import { runProviderAction } from './run-provider-action.ts'

/**
 * The one way in which news of a payment reaches an order: webhook, browser return and reconciler all call it, together if
 * it so happens. One order, one movement of stock, one e-mail. Money that came too late is sent back at once.
 */
export async function settlePayment(
  shop: Shop,
  report: PaymentReport,
  { eventId }: { eventId?: string } = {},
): Promise<SettlementResult> {
  const settled = await applyPaymentReport(shop, report, eventId)
  if (settled.ok && settled.value.pendingProviderAction === 'refund')
    await runProviderAction(shop, settled.value.orderId)
  return settled
}
