import { useCallback, useEffect, useRef, useState } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { pathTo } from '#addresses.ts'
import type { PromisedSlot } from '#delivery/calendar/domain/shifts.ts'
import { manualOrderCopy as copy } from '#fulfilment/orders/copy/admin-manual-order.ts'
import { manualOriginLabels } from '#fulfilment/orders/copy/admin-order-origin.ts'
import type { Sellable } from '#fulfilment/orders/use-cases/manual/list-sellable.ts'
import { MANUAL_ORIGINS } from '#orders/domain/order-origin.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { calculatePixDiscount } from '#platform/domain/payment-method.ts'
import { Button, TextButton } from '#ui/elements/button.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { CustomerPanel } from './customer-panel.tsx'
import { DeliveryPanel } from './delivery-panel.tsx'
import { LinesPanel } from './lines-panel.tsx'
import type { ManualOrderAnswer } from './manual-order-action.server.ts'
import {
  emptyInput,
  type GivenCustomer,
  type ManualOrderInput,
  type ManualTotal,
  totalOf,
  withOrigin,
} from './manual-order-input.ts'
import { PaymentPanel } from './payment-panel.tsx'
import { isEdited, type ManualOrderField } from './read-manual-order.ts'
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
  const fetcher = useFetcher<ManualOrderAnswer>()
  const element = useRef<HTMLFormElement>(null)
  const initialInput = { ...emptyInput(formKey), ...customer }
  const form = useManualOrder(initialInput, customer)
  const { input, edit, restart } = form
  const byTable = useFreightQuote(input)
  useMadeOrder(fetcher.data, () => restart(emptyInput(formKey)))
  const answer = fetcher.data
  const isEditedSince = useEditedSince(answer, input)
  const error = (field: ManualOrderField) =>
    answer && !answer.ok && answer.field === field && !isEditedSince(field) ? answer.toast?.text : undefined
  useEffect(() => {
    if (answer && !answer.ok) faultyField(element.current)?.focus()
  }, [answer])
  return (
    <fetcher.Form
      ref={element}
      method="post"
      action={pathTo('adminOrderNew')}
      className="grid manual-order"
      noValidate
    >
      <input type="hidden" name="key" value={input.key} />
      <div className="grid manual-order__half">
        <section className="panel">
          <RadioGroup
            legend={copy.origin}
            name="origin"
            look="chips"
            value={input.origin}
            onChange={(chosen) => {
              const origin = MANUAL_ORIGINS.find((each) => each === chosen) ?? 'other'
              edit((typed) => withOrigin(typed, origin))
            }}
            options={MANUAL_ORIGINS.map((origin) => ({ value: origin, label: manualOriginLabels[origin] }))}
          />
        </section>
        <CustomerPanel form={form} error={error} />
        <LinesPanel form={form} sellable={sellable} error={error('lines')} />
      </div>
      <div className="grid manual-order__half">
        <DeliveryPanel
          form={form}
          freeSlots={freeSlots}
          byTable={byTable}
          sendsToBrazil={sendsToBrazil}
          error={error}
        />
        <PaymentPanel form={form} pixDiscountPercent={pixDiscountPercent} error={error('payment')} />
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
      <div className="form-foot manual-order__foot">
        <Total
          {...totalOf(input, sellable, byTable.price)}
          pixPercent={input.payment === 'unpaid' ? pixDiscountPercent : 0}
        />
        <Button
          type="submit"
          name="intent"
          value="make"
          busy={fetcher.state !== 'idle'}
          busyLabel={copy.making}
        >
          {copy.make}
        </Button>
      </div>
      <p className="small muted">
        {copy.draft}{' '}
        <TextButton onClick={() => restart(emptyInput(crypto.randomUUID()))}>{copy.discard}</TextButton>
      </p>
    </fetcher.Form>
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

/** The invalid field, otherwise the first field of the section with the error. */
const faultyField = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
  form?.querySelector<HTMLElement>('.panel:has(.error) :is(input, select)')

/** True if the refused section was edited since, because its error may no longer apply. */
function useEditedSince(answer: ManualOrderAnswer | undefined, input: ManualOrderInput) {
  const [refused, setRefused] = useState({ answer, input })
  if (refused.answer !== answer) setRefused({ answer, input })
  return (field: ManualOrderField) => isEdited(field, refused.input, input)
}

function useMadeOrder(answer: ManualOrderAnswer | undefined, forget: () => void): void {
  const navigate = useNavigate()
  const goOn = useCallback(
    ({ goTo }: ManualOrderAnswer) => {
      if (!goTo) return
      forget()
      navigate(goTo)
    },
    [navigate, forget],
  )
  useToastAnswer(answer, goOn, copy.failed)
}
