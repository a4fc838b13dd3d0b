import { orderAuditWords } from '#copy/admin/orders/order-details.ts'
import { orderStatusLabels, paymentStatusLabels } from '#copy/orders/orders.ts'
import { adminReturnCopy } from '#copy/orders/returns.ts'
import { formatBrl } from '#domain/money.ts'
import { isOrderStatus, isPaymentStatus } from '#domain/orders/order-status.ts'
import { REPLACEMENT_STEPS, type ReplacementStep } from '#domain/returns/order-return.ts'
import type { AuditWords } from './audit-trail.tsx'

const MONEY: ReadonlySet<string> = new Set([
  'shippingActualCost',
  'labelCost',
  'rideCost',
  'refund',
  'pix',
  'freightOfAddress',
  'totalAmount',
])

const isReplacementStep = (value: unknown): value is ReplacementStep =>
  REPLACEMENT_STEPS.some((step) => step === value)

export const orderHistoryWords: AuditWords = {
  ...orderAuditWords,
  show(field, value) {
    if (field === 'status' && isOrderStatus(value)) return orderStatusLabels[value]
    if (field === 'paymentStatus' && isPaymentStatus(value)) return paymentStatusLabels.admin[value]
    if (field === 'replacement' && isReplacementStep(value)) return adminReturnCopy.done.steps[value]
    return MONEY.has(field) && typeof value === 'number' ? formatBrl(value) : undefined
  },
}
