import { useState } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { soldIn } from '#catalogue/kits/copy/kits.ts'
import { orderTotal } from '#catalogue/products/domain/checkout-total.ts'
import type { OrderAnswer } from '#fulfilment/orders/admin/order-answers.ts'
import { orderItemsCopy as copy } from '#fulfilment/orders/copy/admin-order-items.ts'
import type { CandleToAdd, loadItemChoice } from '#fulfilment/orders/use-cases/load-item-choice.ts'
import type { AdminOrder } from '#fulfilment/orders/use-cases/load-order-for-admin.ts'
import { couponOn } from '#orders/coupons/domain/coupon-discount.ts'
import { MAX_QUANTITY } from '#orders/domain/cart-line.ts'
import { type Centavos, formatBrl } from '#platform/domain/money.ts'
import { calculatePixDiscount } from '#platform/domain/payment-method.ts'
import { uiCopy } from '#ui/copy/ui.ts'
import { Button } from '#ui/elements/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { Dialog, DialogBody, DialogFoot } from '#ui/overlays/dialog.tsx'
import { AddedCandles, type AddedDraft, candleKey, noCandle } from './added-candles.tsx'

interface ItemDraft {
  quantityOf: (item: AdminOrder['items'][number]) => string
  added: readonly AddedDraft[]
  sale: Awaited<ReturnType<typeof loadItemChoice>>
}

const count = (typed: string) => (/^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN)

interface ChangeItemsDialogProps {
  order: AdminOrder
  sale: Awaited<ReturnType<typeof loadItemChoice>>
  onClose: () => void
}

export function ChangeItemsDialog({ order, sale, onClose }: ChangeItemsDialogProps) {
  const fetcher = useFetcher<OrderAnswer>()
  const isMailed = order.customerEmail !== ''
  // Version at opening time; later reloads must not change it.
  const [version] = useState(order.itemsVersion)
  const [quantities, setQuantities] = useState<Record<string, string>>({})
  const [added, setAdded] = useState<readonly AddedDraft[]>([noCandle])
  useToastAnswer(fetcher.data, ({ ok }) => ok && onClose(), copy.failed)
  const quantityOf = ({ id, quantity }: AdminOrder['items'][number]) => quantities[id] ?? String(quantity)
  const total = newTotal(order, { quantityOf, added, sale })
  return (
    <Dialog open onClose={onClose} title={copy.title(order.orderNumber)} description={copy.lead(isMailed)}>
      <fetcher.Form method="post" action={pathTo('adminOrder', { id: order.id }, { view: 'items' })}>
        <input type="hidden" name="intent" value="items" />
        <input type="hidden" name="version" value={version} />
        <DialogBody className="stack">
          <fieldset>
            <legend className="legend">{copy.inOrder}</legend>
            {order.items.map((item) => (
              <div key={item.id} className="grid g3 item-change">
                <input type="hidden" name="item" value={item.id} />
                <p className="small">
                  <b>{item.name}</b>
                  <br />
                  <span className="muted">
                    {item.variantName && `${item.variantName}, `}
                    {item.kit && `${soldIn(item.kit)}, `}
                    {copy.price(formatBrl(item.unitPrice))}
                    {moreOf(item, sale.candles)}
                  </span>
                </p>
                <TextField
                  label={copy.quantityOf(item.name)}
                  labelHidden
                  name="itemQuantity"
                  type="number"
                  inputMode="numeric"
                  min={0}
                  max={MAX_QUANTITY}
                  required
                  numeric
                  value={quantityOf(item)}
                  onChange={({ target }) =>
                    setQuantities((before) => ({ ...before, [item.id]: target.value }))
                  }
                />
              </div>
            ))}
            <p className="hint">
              {copy.takeOut} {copy.keptPrices}
            </p>
          </fieldset>
          <AddedCandles candles={sale.candles} added={added} onChange={setAdded} />
          <p className="item-change__total" role="status">
            <span>{copy.total}</span> <b className="num">{total === null ? '…' : formatBrl(total)}</b>
          </p>
        </DialogBody>
        <DialogFoot>
          <Button variant="ghost" onClick={onClose}>
            {uiCopy.cancel}
          </Button>
          <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel={copy.saving}>
            {copy.save(isMailed)}
          </Button>
        </DialogFoot>
      </fetcher.Form>
    </Dialog>
  )
}

/** Preview only; the server recalculates. Null while a quantity is missing. */
function newTotal(order: AdminOrder, { quantityOf, added, sale }: ItemDraft): Centavos | null {
  const prices = order.items.map((item) => item.unitPrice * count(quantityOf(item)))
  const more = added.map(({ candle, quantity }) => {
    const chosen = sale.candles.find((each) => candleKey(each) === candle)
    return chosen ? priceIn(order, chosen) * count(quantity) : 0
  })
  const subtotalAmount = [...prices, ...more].reduce((sum, price) => sum + price, 0)
  if (Number.isNaN(subtotalAmount)) return null
  const couponDiscountAmount = couponOn(order.couponDiscountAmount, subtotalAmount)
  const percent = order.paymentMethod === 'pix' ? sale.pixDiscountPercent : 0
  const pixDiscountAmount = calculatePixDiscount(subtotalAmount - couponDiscountAmount, percent)
  return orderTotal({ ...order, subtotalAmount, couponDiscountAmount, pixDiscountAmount })
}

/** Available stock plus the order's own units. Empty for units reserved from a batch or no longer on sale. */
function moreOf(item: AdminOrder['items'][number], candles: readonly CandleToAdd[]): string {
  const shelf = item.readyOn ? undefined : candles.find((candle) => isSame(item, candle))
  return shelf ? `, ${copy.moreInStock(shelf.stock)}` : ''
}

type Named = Pick<CandleToAdd, 'name' | 'variantName'>
const isSame = (one: Named, other: Named) => one.name === other.name && one.variantName === other.variantName

/** More of an existing item costs the price agreed in the order. */
function priceIn({ items }: AdminOrder, candle: CandleToAdd): Centavos {
  return items.find((item) => isSame(item, candle))?.unitPrice ?? candle.unitPrice
}
