import { useState } from 'react'
import { paymentChoiceCopy as words } from '#copy/checkout/payment-dialog.ts'
import { formatBrl } from '#domain/money.ts'
import { TextButton } from '#web/kit/elements/button.tsx'
import type { PaymentStepProps } from './payment-step-props.ts'

interface OtherMethodProps extends Pick<PaymentStepProps, 'onMethod'> {
  other: NonNullable<PaymentStepProps['other']>
  disabled: boolean
}

/** The way out of the card form: its price stands on it, because the discount follows the way of payment. */
export function OtherMethod({ other, onMethod, disabled }: OtherMethodProps) {
  const [isBusy, setBusy] = useState(false)
  async function change() {
    setBusy(true)
    await onMethod(other.method)
    setBusy(false)
  }
  return (
    <p>
      <TextButton disabled={disabled || isBusy} onClick={change}>
        {isBusy ? words.changing : words.insteadByPix(formatBrl(other.total))}
      </TextButton>
    </p>
  )
}
