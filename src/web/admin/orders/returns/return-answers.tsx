import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { adminReturnCopy as copy } from '#copy/orders/returns.ts'
import { formatBrl } from '#domain/money.ts'
import { isComplaint } from '#domain/returns/order-return.ts'
import type { AdminOrder } from '#shop/admin/orders/load-order-for-admin.ts'
import { Button } from '#web/kit/elements/button.tsx'
import { Checkbox } from '#web/kit/form/checkbox.tsx'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'
import { TextAreaField } from '#web/kit/form/text-area-field.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'

export type AdminReturn = AdminOrder['returns'][number]

interface ReturnAnswersProps {
  order: AdminOrder
  returned: AdminReturn
}

/** The money first, as the law asks; the candles when they come. */
export function ReturnAnswers({ order, returned }: ReturnAnswersProps) {
  const { id, state, returnWay, receivedAt, collectOn } = returned
  const amount = formatBrl(returned.amount)
  const isReported = isComplaint(returned.kind)
  const isOpen = state === 'asked'
  const isWithCustomer =
    (returnWay !== null || isReported) && !receivedAt && state !== 'kept' && state !== 'declined'
  return (
    <div className="return-panel__answers">
      {isOpen && isReported && (
        <AnswerForm
          order={order}
          returnId={id}
          intent="exchange-return"
          label={copy.exchange}
          isQuiet={returned.wish === 'refund'}
        />
      )}
      {isOpen && returned.amount > 0 && (
        <AnswerForm
          order={order}
          returnId={id}
          intent="refund-return"
          label={order.recordsRefund ? copy.recorded(amount) : copy.refund(amount)}
          isQuiet={returned.wish === 'exchange'}
        />
      )}
      {isOpen && isReported && (
        <AnswerForm order={order} returnId={id} intent="decline-return" label={copy.decline} isQuiet>
          <TextAreaField label={copy.declineWords} name="words" rows={2} required maxLength={1000} />
        </AnswerForm>
      )}
      {isWithCustomer && returnWay !== 'workshop' && (
        <AnswerForm order={order} intent="arrange-return" returnId={id} label={copy.arrange} isQuiet>
          <TextField
            label={copy.collectOn}
            name="day"
            type="date"
            required
            defaultValue={collectOn ?? undefined}
          />
        </AnswerForm>
      )}
      {isWithCustomer && returnWay && (
        <AnswerForm order={order} intent="receive-return" returnId={id} label={copy.receive} isQuiet>
          <Checkbox name="restock" label={copy.restock} />
        </AnswerForm>
      )}
    </div>
  )
}

interface AnswerFormProps {
  order: AdminOrder
  intent: string
  returnId: string
  label: string
  isQuiet?: boolean
  children?: ReactNode
}

function AnswerForm({ order, intent, returnId, label, isQuiet, children }: AnswerFormProps) {
  const fetcher = useFetcher<FormAnswer>()
  useToastAnswer(fetcher.data, undefined, copy.failed, order.orderNumber)
  return (
    <fetcher.Form method="post" action={pathTo('adminOrder', { id: order.id })}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="returnId" value={returnId} />
      {children}
      <Button
        type="submit"
        variant={isQuiet ? 'ghost' : undefined}
        small
        busy={fetcher.state !== 'idle'}
        busyLabel={copy.busy}
      >
        {label}
      </Button>
    </fetcher.Form>
  )
}
