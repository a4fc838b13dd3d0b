import { useEffect, useRef } from 'react'
import { pixCopy } from '#copy/checkout/pix-payment.ts'
import { type Centavos, formatBrl } from '#domain/money.ts'
import type { PaymentStepProps } from '#web/checkout/payment/payment-frame.tsx'
import { Button } from '#web/kit/elements/button.tsx'
import { Icon } from '#web/kit/elements/icon.tsx'
import { DialogBody } from '#web/kit/overlays/dialog.tsx'

const words = pixCopy.received

interface PixReceivedProps extends Pick<PaymentStepProps, 'place'> {
  total: Centavos
  onNext(): void
}

/** The money is there, and the page that thanks the customer is on its way; the button is for a line that breaks in this moment. */
export function PixReceived({ total, place, onNext }: PixReceivedProps) {
  const Heading = place === 'dialog' ? 'h3' : 'h2'
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => next.current?.focus(), [])
  return (
    <DialogBody className="pix-received">
      <span className="pix-received__mark">
        <Icon name="check" size="l" />
      </span>
      <Heading>{words.title}</Heading>
      <p className="price">{words.amount(formatBrl(total))}</p>
      <p className="muted">{words.text}</p>
      <Button ref={next} onClick={onNext}>
        {words.action}
      </Button>
    </DialogBody>
  )
}
