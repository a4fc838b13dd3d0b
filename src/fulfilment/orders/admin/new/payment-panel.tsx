import { manualOrderCopy } from '#fulfilment/orders/copy/admin-manual-order.ts'
import { MANUAL_HOLD_HOURS } from '#orders/domain/manual-order.ts'
import { RECEIVED_AS } from '#platform/domain/payment-method.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import type { ManualOrderForm } from './use-manual-order.ts'

const copy = manualOrderCopy.payment
const WAYS = ['pix', 'cash', 'card'] as const

interface PaymentPanelProps {
  form: ManualOrderForm
  pixDiscountPercent: number
  error: string | undefined
}

/** CSS alone shows and hides the fields of each choice. */
export function PaymentPanel({ form: { input, edit }, pixDiscountPercent, error }: PaymentPanelProps) {
  return (
    <section className="panel" aria-labelledby="hand-payment">
      <div className="panel__head cluster ends baseline">
        <h2 id="hand-payment">{copy.title}</h2>
      </div>
      {error && <FieldError id="hand-payment-error">{error}</FieldError>}
      <RadioGroup
        legend={copy.title}
        legendHidden
        name="payment"
        look="chips"
        value={input.payment}
        onChange={(payment) =>
          edit({ payment: RECEIVED_AS.find((candidate) => candidate === payment) ?? 'unpaid' })
        }
        options={[
          { value: 'unpaid', ...copy.unpaid },
          ...WAYS.map((value) => ({ value, ...copy.ways[value] })),
        ]}
      />
      <div className="manual-order__unpaid">
        <RadioGroup
          legend={copy.hold}
          name="holdHours"
          look="chips"
          value={input.holdHours}
          onChange={(holdHours) => edit({ holdHours })}
          options={MANUAL_HOLD_HOURS.map((hours) => ({ value: String(hours), label: copy.holds[hours] }))}
        />
        <p className="hint">{copy.holdHint}</p>
        <p className="hint">{copy.unpaidHint(pixDiscountPercent)}</p>
      </div>
      <div className="manual-order__paid">
        {input.email.trim() !== '' && (
          <Checkbox
            name="tells"
            label={copy.tells}
            checked={input.tells}
            onChange={({ target }) => edit({ tells: target.checked })}
          />
        )}
      </div>
    </section>
  )
}
