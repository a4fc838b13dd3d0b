import { refundCopy as copy } from '#copy/admin/orders/refund.ts'
import { formatBrl } from '#domain/money.ts'
import { Image } from '#web/kit/elements/image.tsx'
import { Stepper } from '#web/kit/form/stepper.tsx'
import { MoneyField } from './money-field.tsx'
import { itemsToRefund, type RefundFieldsProps } from './refund-draft.ts'

/** Which candles, how many of each, and what comes on top. */
export function RefundLines({ order, draft, onChange }: RefundFieldsProps) {
  const known = new Map(itemsToRefund(order).map((item) => [item.id, item]))
  return (
    <fieldset>
      <legend className="legend">{copy.lines}</legend>
      <ul>
        {order.items.map(({ id, name, variantName, imageInfo, quantity, unitPrice }) => {
          const refunded = known.get(id)?.refundedQuantity ?? 0
          return (
            <li key={id} className="refund-item">
              <Image image={imageInfo} sizes="3.25rem" alt="" />
              <div>
                <b>{name}</b>
                <small>
                  {[variantName, formatBrl(unitPrice)].filter(Boolean).join(', ')}
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
        onType={(extra) => onChange({ extra })}
      />
    </fieldset>
  )
}
