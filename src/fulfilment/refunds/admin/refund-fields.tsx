import { useId } from 'react'
import { soldIn } from '#catalogue/kits/copy/kits.ts'
import type { AdminOrder } from '#fulfilment/orders/use-cases/load-order-for-admin.ts'
import { refundCopy as copy } from '#fulfilment/refunds/admin-copy.ts'
import { isBeforeShipping } from '#orders/domain/order-status.ts'
import { leftToRefund } from '#orders/domain/plan-refund.ts'
import { buysVoucher } from '#orders/vouchers/domain/voucher.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { Image } from '#ui/elements/image.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { Stepper } from '#ui/form/stepper.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import {
  asksForUnits,
  itemsToRefund,
  REFUND_WAYS,
  type RefundFieldsProps,
  type RefundWay,
  withPromised,
} from './refund-draft.ts'

interface MoneyFieldProps {
  label: string
  name: string
  value: string
  error: string | undefined
  onType: (typed: string) => void
}

export function RefundFields(fields: RefundFieldsProps) {
  const { order, draft, onChange, errorOf } = fields
  const ways = REFUND_WAYS.filter((way) => way !== 'lines' || !buysVoucher(order))
  return (
    <div className="stack">
      <RadioGroup
        legend={copy.how}
        name="how"
        value={draft.how}
        onChange={(chosen) => onChange({ how: REFUND_WAYS.find((way) => way === chosen) })}
        options={ways.map((way) => ({
          value: way,
          label: copy.ways[way],
          detail: describeWay(way, order),
        }))}
      />
      {draft.how === 'lines' && <RefundLines {...fields} />}
      {draft.how === 'amount' && (
        <MoneyField
          label={copy.amount}
          name="amount"
          value={draft.amount}
          error={errorOf('amount')}
          onType={(amount) => onChange({ amount })}
        />
      )}
      {asksForUnits(order, draft) && (
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
      <Reason error={errorOf('reason')} />
    </div>
  )
}

function describeWay(way: RefundWay, order: AdminOrder): string | undefined {
  if (way !== 'all') return undefined
  const remainingAmount = leftToRefund(withPromised(order))
  return isBeforeShipping(order.status)
    ? `${formatBrl(remainingAmount)}. ${copy.allCancels}`
    : formatBrl(remainingAmount)
}

function Reason({ error }: { error: string | undefined }) {
  const list = useId()
  return (
    <>
      <TextField
        label={copy.reason}
        hint={copy.reasonHint}
        name="reason"
        error={error}
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

function RefundLines({ order, draft, onChange, errorOf }: RefundFieldsProps) {
  const itemsById = new Map(itemsToRefund(order).map((item) => [item.id, item]))
  return (
    <fieldset>
      <legend className="legend">{copy.lines}</legend>
      <ul>
        {order.items.map(({ id, name, variantName, imageInfo, quantity, unitPrice, kit }) => {
          const refunded = itemsById.get(id)?.refundedQuantity ?? 0
          return (
            <li key={id} className="row refund-item">
              <Image image={imageInfo} sizes="3.25rem" alt="" />
              <div>
                <b>{name}</b>
                <small>
                  {[variantName, soldIn(kit), formatBrl(unitPrice)].filter(Boolean).join(', ')}
                  <br />
                  {copy.bought(quantity, refunded)}
                </small>
              </div>
              <input type="hidden" name="itemId" value={id} />
              <Stepper
                name="quantity"
                label={copy.quantityOf(name)}
                min={0}
                max={quantity - refunded}
                value={draft.quantities[id] ?? 0}
                onChange={(chosen) => onChange({ quantities: { ...draft.quantities, [id]: chosen } })}
              />
            </li>
          )
        })}
      </ul>
      <MoneyField
        label={copy.extra}
        name="extra"
        value={draft.extra}
        error={errorOf('extra')}
        onType={(extra) => onChange({ extra })}
      />
    </fieldset>
  )
}

function MoneyField({ onType, ...field }: MoneyFieldProps) {
  return (
    <TextField
      {...field}
      onChange={({ target }) => onType(target.value)}
      affix="R$"
      numeric
      inputMode="decimal"
      autoComplete="off"
      maxLength={30}
    />
  )
}
