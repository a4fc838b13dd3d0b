import { testOrderCopy as words } from '#copy/checkout/test-order.ts'
import { formatBrl } from '#domain/money.ts'
import { Button } from '#web/kit/elements/button.tsx'
import { DialogBody, DialogFoot } from '#web/kit/overlays/dialog.tsx'
import { ClosePix, type PixPartProps, PixSilence } from './open-pix.tsx'

/** In place of a code: there is none that a bank could pay. */
export function TestPix({ step, doing, lastAnswer }: PixPartProps) {
  const { checkout, place, onClose } = step
  return (
    <>
      <DialogBody className="stack">
        <p className="pix__amount">
          <span className="muted">{words.amount}</span>
          <b>{formatBrl(checkout.total)}</b>
        </p>
        <p>{words.title}</p>
        <p className="muted">{words.text}</p>
        <div role="status">
          <PixSilence lastAnswer={lastAnswer} />
        </div>
      </DialogBody>
      <DialogFoot>
        <ClosePix place={place} onClose={onClose} />
        <Button
          type="submit"
          name="intent"
          value="simulate"
          variant="flame"
          busy={doing === 'simulate'}
          busyLabel={words.paying}
        >
          {words.pay}
        </Button>
      </DialogFoot>
    </>
  )
}
