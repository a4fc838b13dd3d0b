import { lazy, Suspense, useState } from 'react'
import { buyCopy } from '#checkout/purchase/copy/checkout.ts'
import { PaymentUnavailable } from '#checkout/purchase/storefront/payment/payment-unavailable.tsx'
import { formatBrl } from '#platform/domain/money.ts'
import { Button } from '#ui/elements/button.tsx'
import { Icon } from '#ui/elements/icon.tsx'
import { dismissToast, visibleToasts } from '#ui/toast/visible-toasts.ts'
import type { CheckoutDialogProps } from './checkout-dialog.tsx'

const loadDialog = () => import('./checkout-dialog.tsx')
const CheckoutDialog = lazy(() => loadDialog().catch(() => ({ default: PaymentUnavailable })))

interface CheckoutPanelProps extends Omit<CheckoutDialogProps, 'onClose'> {
  onMissing(): void
  isFreightDue: boolean
}

export function CheckoutPanel({ onMissing, isFreightDue, ...checkout }: CheckoutPanelProps) {
  const [isOpen, setOpen] = useState(false)
  const { hint, purchase } = checkout
  const mayBuy = hint === null

  function open() {
    // On a phone, toasts would cover the dialog's buttons.
    for (const { id } of visibleToasts()) dismissToast(id)
    setOpen(true)
  }

  function close() {
    checkout.onPaying(false)
    setOpen(false)
  }

  return (
    <>
      <div className="checkout-bar grid g2">
        <p className="checkout-bar__sum">
          <b>{formatBrl(purchase.total)}</b>
          {isFreightDue && <span>{buyCopy.freightIn(purchase.freight?.due ?? null)}</span>}
        </p>
        <Button
          variant="flame"
          block
          // Not `disabled`, because an early click leads to the missing step.
          aria-disabled={!mayBuy}
          aria-describedby={mayBuy ? undefined : 'dica-finalizar'}
          onPointerEnter={mayBuy ? () => void loadDialog().catch(() => undefined) : undefined}
          onClick={mayBuy ? open : onMissing}
        >
          {buyCopy.start}
        </Button>
        {hint && (
          <p className="hint" id="dica-finalizar">
            {hint}
          </p>
        )}
      </div>
      <p className="pay-ok grid start muted mt4">
        <Icon name="lock" size="s" />
        <span>
          {
            buyCopy.secure[
              checkout.buyer.payment.methods.length > 1
                ? 'both'
                : (checkout.buyer.payment.methods[0] ?? 'card')
            ]
          }
        </span>
      </p>
      {isOpen && (
        <Suspense fallback={<output className="hint">{buyCopy.loading}</output>}>
          <CheckoutDialog {...checkout} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
