import { orderTotal } from '#domain/checkout/checkout-total.ts'
import { couponOn } from '#domain/coupons/coupon-discount.ts'
import type { Centavos } from '#domain/money.ts'
import { pixDiscountOf } from '#domain/pix/pix-discount.ts'
import type { CandleToAdd, loadItemChoice } from '#shop/admin/orders/load-item-choice.ts'
import type { AdminOrder } from '#shop/admin/orders/load-order-for-admin.ts'

/** A candle that is to come to the order, as it stands in the form. */
export interface AddedDraft {
  /** As `candleKey` writes it; empty where none was chosen. */
  readonly candle: string
  readonly quantity: string
}

export const noCandle: AddedDraft = { candle: '', quantity: '1' }

export const candleKey = ({ productId, variantId }: CandleToAdd) =>
  variantId ? `${productId}/${variantId}` : productId

interface ItemDraft {
  quantityOf: (item: AdminOrder['items'][number]) => string
  added: readonly AddedDraft[]
  sale: Awaited<ReturnType<typeof loadItemChoice>>
}

/** What the order would come to, for her eyes: the server counts again. Null while a number is missing. */
export function newTotal(order: AdminOrder, { quantityOf, added, sale }: ItemDraft): Centavos | null {
  const kept = order.items.map((item) => item.unitPrice * count(quantityOf(item)))
  const more = added.map(({ candle, quantity }) => {
    const chosen = sale.candles.find((each) => candleKey(each) === candle)
    return chosen ? priceIn(order, chosen) * count(quantity) : 0
  })
  const subtotalAmount = [...kept, ...more].reduce((sum, price) => sum + price, 0)
  if (Number.isNaN(subtotalAmount)) return null
  const couponDiscountAmount = couponOn(order.couponDiscountAmount, subtotalAmount)
  const percent = order.paymentMethod === 'pix' ? sale.pixDiscountPercent : 0
  const pixDiscountAmount = pixDiscountOf(subtotalAmount - couponDiscountAmount, percent)
  return orderTotal({ ...order, subtotalAmount, couponDiscountAmount, pixDiscountAmount })
}

/** More of a candle that is in the order already has the price that was agreed. */
function priceIn({ items }: AdminOrder, { name, variantName, unitPrice }: CandleToAdd): Centavos {
  const known = items.find((item) => item.name === name && item.variantName === variantName)
  return known?.unitPrice ?? unitPrice
}

const count = (typed: string) => (/^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN)
