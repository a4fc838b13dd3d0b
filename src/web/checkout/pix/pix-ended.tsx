import { pixCopy as words } from '#copy/checkout/pix-payment.ts'
import { Button } from '#web/kit/elements/button.tsx'
import { DialogBody, DialogFoot } from '#web/kit/overlays/dialog.tsx'
import { type PixPartProps, PixSilence } from './open-pix.tsx'
import { PixNotice } from './pix-notice.tsx'

/** A code that nobody can pay any more: why, and the way to another while there is one. */
export function PixEnded({
  step,
  doing,
  lastAnswer,
  isChecked,
  isChanged,
  mayRenew,
}: PixPartProps & { isChanged: boolean; mayRenew: boolean }) {
  const { checkout, place, other, onClose } = step
  const about = checkout.pix?.isConfirmedByHand ? words.byHand : words.byProvider
  const Heading = place === 'dialog' ? 'h3' : 'h2'
  const { title, text } = isChanged ? words.changed : about.ended
  return (
    <>
      <DialogBody className="pix-ended">
        <div role="alert">
          <Heading>{title}</Heading>
          <p>
            {text} {!isChanged && (mayRenew ? words.renewHint : words.overHint)}
          </p>
        </div>
        <div role="status">
          {isChecked && lastAnswer === 'ended' && <PixNotice tone="quiet" {...about.notYet} />}
          <PixSilence lastAnswer={lastAnswer} />
        </div>
      </DialogBody>
      <DialogFoot>
        <Button variant="ghost" className="needs-script" onClick={onClose}>
          {words.close[place]}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="check"
          variant="ghost"
          busy={doing === 'check'}
          busyLabel={words.checking}
        >
          {words.check}
        </Button>
        {mayRenew && other && (
          <Button type="submit" name="intent" value={other.method} variant="ghost">
            {words.toCard}
          </Button>
        )}
        {mayRenew && (
          <Button
            type="submit"
            name="intent"
            value="pix"
            variant="flame"
            busy={doing === 'pix'}
            busyLabel={words.renewing}
          >
            {words.renew}
          </Button>
        )}
      </DialogFoot>
    </>
  )
}
