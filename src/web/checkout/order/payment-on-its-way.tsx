import { payOrderCopy as words } from '#copy/orders/order-history.ts'
import { Spinner } from '#web/kit/feedback/spinner.tsx'
import { DialogBody } from '#web/kit/overlays/dialog.tsx'

export function PaymentOnItsWay() {
  return (
    <DialogBody className="pay-order__wait">
      <Spinner />
      <noscript>
        <p className="hint">{words.noScript}</p>
      </noscript>
    </DialogBody>
  )
}
