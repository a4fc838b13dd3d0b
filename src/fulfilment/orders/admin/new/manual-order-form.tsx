import { useState } from 'react'
import { useNavigate } from 'react-router'
import { pathTo } from '#addresses.ts'
import type { PromisedSlot } from '#delivery/calendar/domain/shifts.ts'
import { manualOrderCopy as copy } from '#fulfilment/orders/copy/admin-manual-order.ts'
import { manualOriginLabels } from '#fulfilment/orders/copy/admin-order-origin.ts'
import type { Sellable } from '#fulfilment/orders/use-cases/manual/list-sellable.ts'
import { MANUAL_ORIGINS } from '#orders/domain/order-origin.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { calculatePixDiscount } from '#platform/domain/payment-method.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { TextButton } from '#ui/elements/button.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { CustomerPanel } from './customer-panel.tsx'
import { DeliveryPanel } from './delivery-panel.tsx'
import { LinesPanel } from './lines-panel.tsx'
import type { ManualOrderAnswer } from './manual-order-action.server.ts'
import {
  calculateTotal,
  emptyInput,
  type GivenCustomer,
  type ManualTotal,
  withOrigin,
} from './manual-order-input.ts'
import { PaymentPanel } from './payment-panel.tsx'
import { isEdited } from './read-manual-order.ts'
import { useFreightQuote } from './use-freight-quote.ts'
import { useManualOrder } from './use-manual-order.ts'

interface ManualOrderFormProps {
  /** Idempotency key: submitting twice creates one order. */
  formKey: string
  sellable: readonly Sellable[]
  freeSlots: readonly PromisedSlot[]
  sendsToBrazil: boolean
  pixDiscountPercent: number
  customer: GivenCustomer | null
}

export function ManualOrderForm({
  formKey,
  sellable,
  freeSlots,
  sendsToBrazil,
  pixDiscountPercent,
  customer,
}: ManualOrderFormProps) {
  const navigate = useNavigate()
  const initialInput = { ...emptyInput(formKey), ...customer }
  const form = useManualOrder(initialInput, customer)
  const { input, edit, restart } = form
  const byTable = useFreightQuote(input)
  // Errors disappear when their section is edited, because they may no longer apply.
  const [refused, setRefused] = useState(input)
  return (
    <AdminForm<ManualOrderAnswer>
      action={pathTo('adminOrderNew')}
      intent="make"
      hidden={{ key: input.key }}
      failed={copy.failed}
      faultOf={({ field, toast }, name) =>
        field === name && !isEdited(field, refused, input) ? toast?.text : undefined
      }
      onAnswer={({ field }) => field && setRefused(input)}
      onSaved={({ goTo }) => {
        if (!goTo) return
        restart(emptyInput(formKey))
        navigate(goTo)
      }}
      className="grid manual-order"
      press={copy.make}
      saving={copy.making}
      foot={(submit) => (
        <>
          <div className="form-foot manual-order__foot">
            <Total
              {...calculateTotal(input, sellable, byTable.price)}
              pixPercent={input.payment === 'unpaid' ? pixDiscountPercent : 0}
            />
            {submit}
          </div>
          <p className="small muted">
            {copy.draft}{' '}
            <TextButton onClick={() => restart(emptyInput(crypto.randomUUID()))}>{copy.discard}</TextButton>
          </p>
        </>
      )}
    >
      {({ errorOf }) => (
        <>
          <div className="grid manual-order__half">
            <section className="panel">
              <RadioGroup
                legend={copy.origin}
                name="origin"
                look="chips"
                value={input.origin}
                onChange={(chosen) => {
                  const origin = MANUAL_ORIGINS.find((candidate) => candidate === chosen) ?? 'other'
                  edit((typed) => withOrigin(typed, origin))
                }}
                options={MANUAL_ORIGINS.map((origin) => ({
                  value: origin,
                  label: manualOriginLabels[origin],
                }))}
              />
            </section>
            <CustomerPanel form={form} error={errorOf} />
            <LinesPanel form={form} sellable={sellable} error={errorOf('lines')} />
          </div>
          <div className="grid manual-order__half">
            <DeliveryPanel
              form={form}
              freeSlots={freeSlots}
              byTable={byTable}
              sendsToBrazil={sendsToBrazil}
              error={errorOf}
            />
            <PaymentPanel form={form} pixDiscountPercent={pixDiscountPercent} error={errorOf('payment')} />
            <section className="panel">
              <TextAreaField
                label={copy.note}
                hint={copy.noteHint}
                optional
                name="note"
                rows={2}
                maxLength={2000}
                value={input.note}
                onChange={({ target }) => edit({ note: target.value })}
              />
            </section>
          </div>
        </>
      )}
    </AdminForm>
  )
}

function Total({ candles, freight, total, pixPercent }: ManualTotal & { pixPercent: number }) {
  const byPix = total - calculatePixDiscount(candles, pixPercent)
  return (
    <p className="manual-order__total" aria-live="polite">
      {copy.total} <b className="num">{formatBrl(total)}</b>
      <small className="muted">
        {freight === null && copy.withoutFreight}
        {freight !== null && freight > 0 && copy.withFreight(formatBrl(freight))}
        {byPix < total && ` ${copy.byPix(formatBrl(byPix))}`}
      </small>
    </p>
  )
}
