import { CAIUBI_LINES } from '../../visitors/requests.ts'
import type { FreightQuote } from './cart.ts'
import type { PurchasePlan } from './purchase-plan.ts'

type Plan = Pick<PurchasePlan, 'lines' | 'pixEnding' | 'fetches' | 'preferredSlot'> & {
  name: string
  gift: string | null
  voucher: string | undefined
}

export async function orderBody(
  email: string,
  freight: FreightQuote,
  { name, lines, pixEnding, fetches, preferredSlot, gift, voucher }: Plan,
) {
  const person = { name, email, phone: null }
  return {
    payment_method: pixEnding ? ('pix' as const) : ('card' as const),
    cartItems: lines.map(({ candle, quantity, chosenParts }) => ({
      product_id: candle.id,
      variant_id: candle.variantId,
      quantity,
      ...(chosenParts.length > 0 && { chosen_parts: chosenParts }),
    })),
    delivery: preferredSlot === null ? null : ((await freight.slots())[preferredSlot] ?? null),
    ...(gift && { gift }),
    ...(voucher && { voucher }),
    ...(fetches
      ? { delivery_way: 'pickup', customerInfo: person }
      : {
          customerInfo: { ...person, address: CAIUBI_LINES },
          shippingInfo: { price: await freight.price(), breakdown: null },
        }),
  }
}
