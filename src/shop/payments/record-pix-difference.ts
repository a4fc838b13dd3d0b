import { sql } from 'drizzle-orm'
import type { DatabaseOrTransaction } from '#database/connect.ts'
import { reconciliationFindings } from '#database/schema/operations.ts'
import type { FindingKind } from '#domain/orders/finding-kind.ts'
import type { PaymentReport } from '#integrations/payments/port.ts'
import type { OrderRow } from '#shop/orders/order-rows.ts'

type PixFinding = Extract<FindingKind, 'pix-underpaid' | 'pix-overpaid' | 'pix-to-return'>

/** Money by Pix need not be what was asked for: less is not paid, more is paid, and either way the owner hears of it. */
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

/** Records it once for one amount, also after the owner has dealt with it: the reconciler would report it again every night. */
export async function recordPixFinding(
  db: DatabaseOrTransaction,
  finding: {
    kind: PixFinding
    order: Pick<OrderRow, 'id' | 'orderNumber' | 'customerName' | 'customerEmail'>
    reference: string
    amount: number
    expected?: number
    payer?: string
    now: Date
  },
): Promise<void> {
  const { kind, order, reference, amount, expected, payer, now } = finding
  const { id: orderId, orderNumber, customerName, customerEmail } = order
  const details = { orderId, orderNumber, reference, amount, expected, payer, customerName, customerEmail }
  await db.execute(sql`
    insert into ${reconciliationFindings} (kind, subject, details, created_at)
    select ${kind}, ${reference}, ${JSON.stringify(details)}::jsonb, ${now.toISOString()}::timestamptz
    where not exists (
      select 1 from ${reconciliationFindings}
      where kind = ${kind} and subject = ${reference} and details->>'amount' = ${String(amount)}
    )`)
}
