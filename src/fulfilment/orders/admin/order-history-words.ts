import { orderAuditWords } from '#fulfilment/orders/copy/admin-order-details.ts'
import { adminReturnCopy } from '#fulfilment/returns/copy.ts'
import { orderStatusLabels, paymentStatusLabels } from '#orders/copy/orders.ts'
import { isOrderStatus, isPaymentStatus } from '#orders/domain/order-status.ts'
import { REPLACEMENT_STEPS, type ReplacementStep } from '#orders/returns/order-return.ts'
import { formatBrl } from '#platform/domain/money.ts'
import type { AuditWords } from '#ui/admin/audit-trail.tsx'

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
