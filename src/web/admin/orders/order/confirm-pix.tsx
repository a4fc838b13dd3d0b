import { nextStepCopy as copy } from '#copy/admin/orders/next-step.ts'
import type { AdminOrder } from '#shop/admin/orders/load-order-for-admin.ts'
import { ConfirmForm } from '#web/admin/pix/confirm-form.tsx'
import { seenPix } from '#web/admin/pix/seen-pix.ts'

/** The owner's word that a Pix to their own key has come. */
export default function ConfirmPix({ order }: { order: AdminOrder }) {
  return (
    <ConfirmForm
      seen={seenPix(order.ownPixId ?? '')}
      label={copy.pix}
      fullLabel={copy.pixOf(order.orderNumber)}
    />
  )
}
