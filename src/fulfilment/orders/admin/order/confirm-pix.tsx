import { nextStepCopy as copy } from '#fulfilment/orders/copy/admin-next-step.ts'
import type { AdminOrder } from '#fulfilment/orders/use-cases/load-order-for-admin.ts'
import { ConfirmForm } from '#payments/admin/confirm-form.tsx'
import { seenPix } from '#payments/admin/seen-pix.ts'

export default function ConfirmPix({ order }: { order: AdminOrder }) {
  return (
    <ConfirmForm
      seen={seenPix(order.ownPixId ?? '')}
      label={copy.pix}
      fullLabel={copy.pixOf(order.orderNumber)}
    />
  )
}
