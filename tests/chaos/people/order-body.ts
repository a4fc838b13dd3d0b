import { CAIUBI_LINES } from '../../support/shopping.ts'
import type { FreightQuote } from './cart.ts'
import type { PurchasePlan } from './purchase-plan.ts'

type Wishes = Pick<PurchasePlan, 'lines' | 'pixEnding' | 'fetches' | 'wish'> & { gift: string | null }

/** What 'Finalizar compra' sends. */
export async function orderBody(
  email: string,
  freight: FreightQuote,
  { lines, pixEnding, fetches, wish, gift }: Wishes,
) {
  const person = { name: 'Ana Prado', email, phone: null }
  return {
    payment_method: pixEnding ? ('pix' as const) : ('card' as const),
    cartItems: lines.map(({ candle, quantity }) => ({
      product_id: candle.id,
      variant_id: candle.variantId,
      quantity,
    })),
    delivery: wish === null ? null : ((await freight.slots())[wish] ?? null),
    ...(gift && { gift }),
    ...(fetches
      ? { delivery_way: 'pickup', customerInfo: person }
      : {
          customerInfo: { ...person, address: CAIUBI_LINES },
          shippingInfo: { price: await freight.price(), breakdown: null },
        }),
  }
}
