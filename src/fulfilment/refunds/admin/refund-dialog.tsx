import { pathTo } from '#addresses.ts'
import type { OrderAnswer } from '#fulfilment/orders/admin/order-answers.ts'
import { orderToasts } from '#fulfilment/orders/copy/admin-order-status.ts'
import type { AdminOrder } from '#fulfilment/orders/use-cases/load-order-for-admin.ts'
import { refundCopy as copy } from '#fulfilment/refunds/admin-copy.ts'
import { orderRefusals } from '#orders/copy/orders.ts'
import { splitRefund } from '#orders/vouchers/domain/voucher.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { AdminDialogForm } from '#ui/admin/admin-dialog-form.tsx'
import { useDraft } from '#ui/form/use-draft.ts'
import { initialDraft, plannedRefund, sumPromised, withPromised } from './refund-draft.ts'
import { RefundFields } from './refund-fields.tsx'

interface RefundPreviewProps {
  order: AdminOrder
  planned: ReturnType<typeof plannedRefund>
}

interface RefundDialogProps {
  order: AdminOrder
  /** True if the owner refunds by hand because the provider could not. */
  isPaidOtherwise?: boolean
  onClose: () => void
}

/** Refunds to the owner's own key are already made by the owner and are only recorded. */
export function RefundDialog({ order, isPaidOtherwise = false, onClose }: RefundDialogProps) {
  const { draft, change } = useDraft(initialDraft)
  const byHand = order.recordsRefund || isPaidOtherwise
  const planned = plannedRefund(order, draft)
  return (
    <AdminDialogForm<OrderAnswer>
      size="wide"
      title={byHand ? copy.recordTitle(order.orderNumber) : copy.title(order.orderNumber)}
      description={byHand ? recordText(order) : order.customerName}
      action={pathTo('adminOrder', { id: order.id })}
      intent={byHand ? 'record-refund' : 'refund'}
      hidden={{ seenRefunded: sumPromised(order) }}
      failed={orderToasts.refundFailed}
      className="refund"
      onClose={onClose}
      cancel={copy.back}
      press={pressLabel(byHand, planned.ok ? formatBrl(planned.value.amount) : null)}
      saving={copy.busy}
      look={{ variant: 'danger' }}
    >
      {({ errorOf }) => (
        <>
          <RefundFields order={order} draft={draft} onChange={change} errorOf={errorOf} />
          <RefundPreview order={order} planned={planned} />
        </>
      )}
    </AdminDialogForm>
  )
}

function recordText({ paymentProvider, recordsRefund }: AdminOrder): string {
  if (!recordsRefund) return copy.recordText.failed
  return paymentProvider === 'by-hand' ? copy.recordText.byHand : copy.recordText.pix
}

function pressLabel(byHand: boolean, amount: string | null): string {
  if (amount === null) return byHand ? copy.record : copy.press
  return byHand ? copy.recordAmount(amount) : copy.pressAmount(amount)
}

function RefundPreview({ order, planned }: RefundPreviewProps) {
  const before = sumPromised(order)
  const now = planned.ok ? planned.value.amount : 0
  const moneyLeft = order.totalAmount - withPromised(order).refundedAmount
  const toVoucher = splitRefund(now, moneyLeft).voucher
  const sums = [
    [copy.sums.paid, order.totalAmount + order.voucherAmount],
    [copy.sums.refunded, before],
    [copy.sums.now, now],
    ...(toVoucher > 0 ? ([[copy.sums.toVoucher, toVoucher]] as const) : []),
  ] as const
  return (
    <aside className="refund-preview" aria-label={copy.account}>
      <h3>{copy.account}</h3>
      <dl className="sum" aria-live="polite">
        {sums.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatBrl(amount)}</dd>
          </div>
        ))}
        <div className="total">
          <dt>{copy.sums.kept}</dt>
          <dd>{formatBrl(order.totalAmount + order.voucherAmount - before - now)}</dd>
        </div>
      </dl>
      {!planned.ok && <p className="small muted">{orderRefusals[planned.code]}</p>}
    </aside>
  )
}
