import { useId } from 'react'
import { refundCopy as copy } from '#copy/admin/orders/refund.ts'
import { formatBrl } from '#domain/money.ts'
import { isBeforeShipping } from '#domain/orders/order-status.ts'
import { leftToRefund } from '#domain/orders/plan-refund.ts'
import type { AdminOrder } from '#shop/admin/orders/load-order-for-admin.ts'
import { RadioGroup } from '#web/kit/form/radio-group.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { MoneyField } from './money-field.tsx'
import {
  asksForUnits,
  promisedBackOf,
  REFUND_WAYS,
  type RefundFieldsProps,
  type RefundWay,
} from './refund-draft.ts'
import { RefundLines } from './refund-lines.tsx'

/** `showsAll` where no script can hide what another choice needs. */
export function RefundFields({ showsAll, ...fields }: RefundFieldsProps & { showsAll: boolean }) {
  const { order, draft, onChange } = fields
  return (
    <div className="stack">
      <RadioGroup
        legend={copy.how}
        name="how"
        value={draft.how}
        onChange={(chosen) => onChange({ how: REFUND_WAYS.find((way) => way === chosen) })}
        options={REFUND_WAYS.map((way) => ({
          value: way,
          label: copy.ways[way],
          detail: detailOf(way, order),
        }))}
      />
      {(showsAll || draft.how === 'lines') && <RefundLines {...fields} />}
      {(showsAll || draft.how === 'amount') && (
        <MoneyField
          label={copy.amount}
          name="amount"
          value={draft.amount}
          onType={(amount) => onChange({ amount })}
        />
      )}
      {(showsAll || asksForUnits(order, draft)) && (
        <RadioGroup
          legend={copy.restock}
          name="restock"
          defaultValue={isBeforeShipping(order.status) ? 'yes' : 'no'}
          options={[
            { value: 'yes', label: copy.restockChoices.yes },
            { value: 'no', label: copy.restockChoices.no },
          ]}
        />
      )}
      <Reason />
    </div>
  )
}

function detailOf(way: RefundWay, order: AdminOrder): string | undefined {
  if (way !== 'all') return undefined
  const left = leftToRefund({ ...order, refundedAmount: promisedBackOf(order) })
  return isBeforeShipping(order.status) ? `${formatBrl(left)}. ${copy.allCancels}` : formatBrl(left)
}

function Reason() {
  const list = useId()
  return (
    <>
      <TextField
        label={copy.reason}
        hint={copy.reasonHint}
        name="reason"
        required
        maxLength={200}
        autoComplete="off"
        list={list}
      />
      <datalist id={list}>
        {copy.reasonSuggestions.map((reason) => (
          <option key={reason} value={reason} />
        ))}
      </datalist>
    </>
  )
}
