import { useState } from 'react'
import { pixCopy as words } from '#checkout/purchase/copy/pix-payment.ts'
import type { PixCodeView } from '#checkout/purchase/storefront/payment/open-checkout.server.ts'
import type { PayOrderIntent } from '#checkout/purchase/storefront/payment/payment-pages.ts'
import type { PaymentStepProps } from '#checkout/purchase/storefront/payment/use-payment.ts'
import { Button, type ButtonProps, TextButton } from '#ui/elements/button.tsx'
import { DialogBody, DialogFoot } from '#ui/overlays/dialog.tsx'
import { PixAmount, PixCode, PixImage, PixNotice, PixReceiver, PixSteps } from './pix-facts.tsx'

export function PixSilence({ lastAnswer }: Pick<PixPartProps, 'lastAnswer'>) {
  if (lastAnswer === 'unreached') return <PixNotice tone="quiet" text={words.offline} />
  return lastAnswer === 'signed-out' && <PixNotice tone="quiet" text={words.signedOut} />
}

export interface PixPartProps {
  step: PaymentStepProps
  doing: PayOrderIntent | null
  lastAnswer: string
  /** True if the customer clicked 'Já paguei' but the payment had not arrived. */
  isChecked: boolean
}

export function OpenPix({
  step,
  doing,
  lastAnswer,
  isChecked,
  pix,
  left,
}: PixPartProps & { pix: PixCodeView; left: number }) {
  const { checkout, place, onClose } = step
  const [isCopied, setCopied] = useState(false)
  const about = pixWords(pix, place)
  return (
    <>
      <DialogBody className="pix__grid">
        <div className="pix__main">
          <PixAmount total={checkout.total} pix={pix} left={left} />
          <PixCode
            code={pix.copyPaste}
            isCopied={isCopied}
            onCopied={() => setCopied(true)}
            isConfirmedByHand={pix.isConfirmedByHand}
            takesFocus={place === 'dialog'}
          />
          <PixSteps />
          {pix.receiver && <PixReceiver name={pix.receiver} />}
          <div className="pix__wait">
            <p className="small muted">{about.wait}</p>
            <div role="status">
              {isChecked && lastAnswer === 'waiting' && <PixNotice tone="quiet" {...about.notYet} />}
              <PixSilence lastAnswer={lastAnswer} />
            </div>
          </div>
        </div>
        <PixImage address={pix.image} />
        <OtherWays step={step} doing={doing} maySimulate={pix.maySimulate} />
      </DialogBody>
      <DialogFoot>
        <ClosePix place={place} onClose={onClose} />
        <PixButton
          intent="check"
          doing={doing}
          variant={isCopied ? 'flame' : 'cocoa'}
          busyLabel={words.checking}
        >
          {words.check}
        </PixButton>
      </DialogFoot>
    </>
  )
}

/** Visitors paying by link receive no emails, so their texts differ. */
export function pixWords(pix: PixCodeView | null, place: PaymentStepProps['place']) {
  const { byHand, byProvider } = place === 'link' ? words.byLink : words
  return pix?.isConfirmedByHand ? byHand : byProvider
}

export function ClosePix({ place, onClose }: Pick<PaymentStepProps, 'place' | 'onClose'>) {
  if (!onClose) return null
  return (
    <Button variant="ghost" className="needs-script" onClick={onClose}>
      {words.close[place === 'dialog' ? 'dialog' : 'page']}
    </Button>
  )
}

export function PixButton({
  intent,
  doing,
  ...rest
}: ButtonProps & Pick<PixPartProps, 'doing'> & { intent: PayOrderIntent }) {
  return <Button type="submit" name="intent" value={intent} busy={doing === intent} {...rest} />
}

function OtherWays({
  step: { other },
  doing,
  maySimulate,
}: Pick<PixPartProps, 'step' | 'doing'> & { maySimulate: boolean }) {
  return (
    <p className="pix__others">
      {other && (
        <TextButton type="submit" name="intent" value={other.method}>
          {doing === other.method ? words.changing : words.toCard}
        </TextButton>
      )}
      {maySimulate && (
        <TextButton type="submit" name="intent" value="simulate" title={words.testMode}>
          {doing === 'simulate' ? words.simulating : words.simulate}
        </TextButton>
      )}
    </p>
  )
}
