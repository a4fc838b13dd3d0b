import { payOrderCopy as words } from '#orders/copy/order-history.ts'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { DialogBody } from '#ui/overlays/dialog.tsx'

export function PaymentOnItsWay({ needsScript = true }) {
  return (
    <DialogBody className="pay-order__wait grid">
      <Spinner />
      {needsScript && (
        <noscript>
          <p className="hint">{words.noScript}</p>
        </noscript>
      )}
    </DialogBody>
  )
}
