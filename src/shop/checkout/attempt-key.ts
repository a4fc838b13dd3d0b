import { createHash } from 'node:crypto'
import { type ShippingAddress, shippingAddressKey } from '#domain/address/shipping-address.ts'
import type { DeliveryWay } from '#domain/delivery/shifts.ts'
import type { Centavos } from '#domain/money.ts'

/**
 * One attempt to buy: the same customer, cart, prices, coupon, address, freight and provider find the order of the
 * first press.
 */
export function attemptKey(attempt: {
  userId: string
  lines: readonly {
    productId: string
    variantId: string | null
    quantity: number
    unitPrice: Centavos
    kit?: { productId: string; line: number } | null
  }[]
  address: ShippingAddress
  way: DeliveryWay
  freight: Centavos
  /** The carrier's service, which may cost the same as another. */
  service?: string | null
  provider: string
  /** What a coupon takes off; null without one. */
  coupon: { id: string; amount: Centavos } | null
  /** The present's fingerprint; null where it is none. */
  gift?: string | null
  voucher?: { id: string; amount: Centavos } | null
}): string {
  const { userId, lines, address, way, freight, service, provider, coupon, gift, voucher } = attempt
  const cart = lines
    .map(({ productId, variantId, quantity, unitPrice, kit }) =>
      [productId, variantId, quantity, unitPrice, ...(kit ? [kit.productId, kit.line] : [])].join(':'),
    )
    .sort()
  const facts = [
    userId,
    cart,
    shippingAddressKey(address),
    freight,
    provider,
    ...(way === 'pickup' ? [way] : []),
    ...(way === 'carrier' ? [way, service] : []),
    ...(coupon ? [coupon.id, coupon.amount] : []),
    ...(gift ? [`gift:${gift}`] : []),
    ...(voucher ? [`voucher:${voucher.id}:${voucher.amount}`] : []),
  ]
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
}
