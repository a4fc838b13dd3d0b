import { orderAuditWords } from '#copy/admin/orders/order-details.ts'
import { orderStatusLabels, paymentStatusLabels } from '#copy/orders/orders.ts'
import { formatBrl } from '#domain/money.ts'
import { isOrderStatus, isPaymentStatus } from '#domain/orders/order-status.ts'
import type { AuditWords } from './audit-trail.tsx'

const MONEY: ReadonlySet<string> = new Set([
  'shippingActualCost',
  'labelCost',
  'refund',
  'pix',
  'freightOfAddress',
  'totalAmount',
])

export const orderHistoryWords: AuditWords = {
  ...orderAuditWords,
  show(field, value) {
    if (field === 'status' && isOrderStatus(value)) return orderStatusLabels[value]
    if (field === 'paymentStatus' && isPaymentStatus(value)) return paymentStatusLabels.admin[value]
    return MONEY.has(field) && typeof value === 'number' ? formatBrl(value) : undefined
  },
}
