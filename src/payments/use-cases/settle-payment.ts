import type { PaymentReport } from '#payments/providers/port.ts'
import type { Shop } from '#platform/shop.ts'
import { applyPaymentReport, type SettlementResult } from './apply-payment-report.ts'
import { runProviderAction } from './provider-actions.ts'

/**
 * Single entry point for payment reports: webhook, browser return and reconciler may call it concurrently.
 * Idempotent.
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
