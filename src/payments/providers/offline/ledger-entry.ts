import { type Centavos, centavosFromDecimal } from '#platform/domain/money.ts'
import type { PaymentMethod } from '#platform/domain/payment-method.ts'

export type LedgerStatus = 'waiting' | 'challenged' | 'paid' | 'cancelled' | 'refunded'

export interface LedgerEntry {
  readonly reference: string
  readonly method: PaymentMethod
  readonly amount: Centavos
  readonly received: Centavos
  readonly refunded: Centavos
  readonly refundKeys: readonly string[]
  readonly failedRefunds: readonly { id: string; key: string; amount: Centavos }[]
  readonly status: LedgerStatus
  readonly declineReason: string | null
  readonly orderId: string
  readonly orderNumber: string
  readonly returnUrl: string
  readonly pixCode: string | null
  readonly expiresAt: Date | null
  readonly createdAt: Date
}

export const COLUMNS =
  'reference, method, amount, received, refunded, refund_keys, failed_refunds, status, decline_reason, details, pix_code, expires_at, created_at'

export function entryOf(row: Record<string, unknown> | undefined): LedgerEntry | null {
  if (!row) return null
  const details = row.details as { orderId: string; orderNumber: string; returnUrl: string }
  return {
    reference: String(row.reference),
    method: row.method as PaymentMethod,
    amount: centavosFromDecimal(String(row.amount)),
    received: centavosFromDecimal(String(row.received)),
    refunded: centavosFromDecimal(String(row.refunded)),
    refundKeys: row.refund_keys as string[],
    failedRefunds: row.failed_refunds as LedgerEntry['failedRefunds'],
    status: row.status as LedgerStatus,
    declineReason: row.decline_reason === null ? null : String(row.decline_reason),
    orderId: details.orderId,
    orderNumber: details.orderNumber,
    returnUrl: details.returnUrl,
    pixCode: row.pix_code === null ? null : String(row.pix_code),
    expiresAt: row.expires_at as Date | null,
    createdAt: row.created_at as Date,
  }
}
