import type { OrderRow } from '#orders/use-cases/order-rows.ts'
import { recordPixFinding } from '#orders/use-cases/record-finding.ts'
import type { PaymentReport } from '#payments/providers/port.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/**
 * The payer's bank may send another amount. A lower one leaves the order unpaid, a higher one pays it;
 * both create a finding.
 */
export async function recordPixDifference(
  db: DatabaseOrTransaction,
  order: OrderRow,
  report: PaymentReport,
  now: Date,
): Promise<void> {
  const { amount, received } = report
  if (received === 0 || received === amount) return
  const kind = received < amount ? 'pix-underpaid' : 'pix-overpaid'
  const about = { order, reference: report.reference, expected: amount }
  await recordPixFinding(db, {
    ...about,
    kind,
    amount: kind === 'pix-overpaid' ? received - amount : received,
    now,
  })
}
