import { pathTo } from '#addresses.ts'
import { soldIn } from '#catalogue/kits/copy/kits.ts'
import { orderTotal } from '#catalogue/products/domain/checkout-total.ts'
import type { OrderAnswer } from '#fulfilment/orders/admin/order-answers.ts'
import { orderItemsCopy as copy } from '#fulfilment/orders/copy/admin-order-items.ts'
import type { CandleToAdd, loadItemChoice } from '#fulfilment/orders/use-cases/load-item-choice.ts'
import type { AdminOrder } from '#fulfilment/orders/use-cases/load-order-for-admin.ts'
import { couponOn } from '#orders/coupons/domain/coupon-discount.ts'
import { type Centavos, formatBrl } from '#platform/domain/money.ts'
import { calculatePixDiscount } from '#platform/domain/payment-method.ts'
import { AdminDialogForm } from '#ui/admin/admin-dialog-form.tsx'
import { AddedCandles, candleKey, noCandle, QuantityField } from './added-candles.tsx'

interface TypedItems {
  /** Quantities of the order's items, in their order. */
  readonly itemQuantity: readonly string[]
  readonly candle: readonly string[]
  readonly candleQuantity: readonly string[]
}

const count = (typed: string) => (/^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN)

interface ChangeItemsDialogProps {
  order: AdminOrder
  sale: Awaited<ReturnType<typeof loadItemChoice>>
  onClose: () => void
}

export function ChangeItemsDialog({ order, sale, onClose }: ChangeItemsDialogProps) {
  const isMailed = order.customerEmail !== ''
  return (
    <AdminDialogForm<OrderAnswer, TypedItems>
      title={copy.title(order.orderNumber)}
      description={copy.lead(isMailed)}
      action={pathTo('adminOrder', { id: order.id }, { view: 'items' })}
      intent="items"
      hidden={{ version: order.itemsVersion }}
      initial={{
        itemQuantity: order.items.map(({ quantity }) => String(quantity)),
        candle: [noCandle.candle],
        candleQuantity: [noCandle.quantity],
      }}
      failed={copy.failed}
      onClose={onClose}
      press={copy.save(isMailed)}
      saving={copy.saving}
    >
      {({ typed, errorOf }) => {
        const total = newTotal(order, typed, sale)
        return (
          <>
            <fieldset>
              <legend className="legend">{copy.inOrder}</legend>
              {order.items.map((item, at) => (
                <div key={item.id} className="grid g3 item-change">
                  <input type="hidden" name="item" value={item.id} />
                  <p className="small">
                    <b>{item.name}</b>
                    <br />
                    <span className="muted">
                      {item.variantName && `${item.variantName}, `}
                      {item.kit && `${soldIn(item.kit)}, `}
                      {copy.price(formatBrl(item.unitPrice))}
                      {describeStock(item, sale.candles)}
                    </span>
                  </p>
                  <QuantityField
                    label={copy.quantityOf(item.name)}
                    name="itemQuantity"
                    error={errorOf(`itemQuantity.${at}`)}
                    min={0}
                    defaultValue={item.quantity}
                  />
                </div>
              ))}
              <p className="hint">
                {copy.takeOut} {copy.keptPrices}
              </p>
            </fieldset>
            <AddedCandles candles={sale.candles} errorOf={errorOf} />
            <p className="item-change__total" role="status">
              <span>{copy.total}</span> <b className="num">{total === null ? '…' : formatBrl(total)}</b>
            </p>
          </>
        )
      }}
    </AdminDialogForm>
  )
}

/** Preview only; the server recalculates. Null while a quantity is missing. */
function newTotal(
  order: AdminOrder,
  { itemQuantity, candle, candleQuantity }: TypedItems,
  sale: ChangeItemsDialogProps['sale'],
): Centavos | null {
  const prices = order.items.map((item, at) => item.unitPrice * count(itemQuantity[at] ?? ''))
  const addedLines = candle.map((key, at) => {
    const chosenCandle = sale.candles.find((candle) => candleKey(candle) === key)
    return chosenCandle ? priceIn(order, chosenCandle) * count(candleQuantity[at] ?? '') : 0
  })
  const subtotalAmount = [...prices, ...addedLines].reduce((sum, price) => sum + price, 0)
  if (Number.isNaN(subtotalAmount)) return null
  const couponDiscountAmount = couponOn(order.couponDiscountAmount, subtotalAmount)
  const percent = order.paymentMethod === 'pix' ? sale.pixDiscountPercent : 0
  const pixDiscountAmount = calculatePixDiscount(subtotalAmount - couponDiscountAmount, percent)
  return orderTotal({ ...order, subtotalAmount, couponDiscountAmount, pixDiscountAmount })
}

/** Available stock plus the order's own units. Empty for units reserved from a batch or no longer on sale. */
function describeStock(item: AdminOrder['items'][number], candles: readonly CandleToAdd[]): string {
  const shelf = item.readyOn ? undefined : candles.find((candle) => isSame(item, candle))
  return shelf ? `, ${copy.moreInStock(shelf.stock)}` : ''
}

type Named = Pick<CandleToAdd, 'name' | 'variantName'>
const isSame = (first: Named, second: Named) =>
  first.name === second.name && first.variantName === second.variantName

/** More of an existing item costs the price agreed in the order. */
function priceIn({ items }: AdminOrder, candle: CandleToAdd): Centavos {
  return items.find((item) => isSame(item, candle))?.unitPrice ?? candle.unitPrice
}
