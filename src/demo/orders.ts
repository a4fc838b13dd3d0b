import { composeAddressLines } from '#delivery/addresses/domain/address-lines.ts'
import { estimateRoadMetres } from '#delivery/addresses/domain/geo-point.ts'
import { FREIGHT_SERVICE } from '#delivery/freight/domain/courier-settings.ts'
import { freightBreakdown } from '#delivery/freight/domain/freight-breakdown.ts'
import { type FreightPrice, priceFreight } from '#delivery/freight/domain/price-freight.ts'
import { sumGift } from '#orders/domain/gift.ts'
import { makeOrderNumber } from '#orders/domain/order-number.ts'
import { defaultBrand } from '#platform/copy/brand.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { customerCalled, demoAddress, demoProducts, orderSketches } from './demo-data.ts'
import { demoFreightSettings } from './freight-settings.ts'
import { atWakingHour, HOUR_MS, spreadOverPeriod } from './order-days.ts'
import { makeHistory, OUTCOME_STATES } from './order-history.ts'
import type { DemoAddress, DemoOrder, DemoOrderItem, OrderSketch } from './types.ts'

/** Deterministic: the same `now` gives the same orders. */
export function makeDemoOrders(now: Date): DemoOrder[] {
  const random = seededRandom(45)
  const days = spreadOverPeriod(orderSketches.settled.length, now, random)
  const settledOrders = orderSketches.settled.map((sketch, index) =>
    makeOrder(sketch, days[index] ?? now, now, random),
  )
  const recent = orderSketches.recent.map((sketch) => {
    const instant = new Date(now.getTime() - sketch.hoursAgo * HOUR_MS)
    const paysRightNow = sketch.outcome === 'awaiting-payment'
    return makeOrder(sketch, paysRightNow ? instant : atWakingHour(instant), now, random)
  })
  return [...settledOrders, ...recent].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}

function makeOrder(sketch: OrderSketch, createdAt: Date, now: Date, random: () => number): DemoOrder {
  const customer = customerCalled(sketch.by)
  const address = sketch.to ? demoAddress(sketch.to) : customer.address
  const items = sketch.lines.map(makeItem)
  const subtotal = items.reduce((sum, item) => sum + item.totalPrice, 0)
  const freight = priceRide(address, createdAt)
  const gift = sketch.gift ?? null
  const giftAmount = sumGift(gift)
  const { status, paymentStatus } = OUTCOME_STATES[sketch.outcome]
  const hasLeft = status === 'shipped' || status === 'delivered'
  const trackingNumber = hasLeft ? `LUME${1000 + Math.floor(random() * 9000)}SP` : null
  return {
    orderNumber: makeOrderNumber(
      (size) => Uint8Array.from({ length: size }, () => Math.floor(random() * 256)),
      defaultBrand.orderPrefix,
    ),
    customerEmail: customer.email,
    customerName: customer.fullName,
    customerPhone: customer.phone,
    status,
    paymentStatus,
    byHand: sketch.byHand ?? null,
    items,
    subtotal,
    shippingAmount: freight.price.total,
    gift,
    giftAmount,
    total: subtotal + freight.price.total + giftAmount,
    shippingAddress: shippingAddress(address),
    shippingBreakdown: freightBreakdown(freight.price),
    shippingDistanceMetres: freight.metres,
    shippingActualCost: status === 'delivered' ? courierBill(freight.price.total, random) : null,
    trackingNumber,
    notes: sketch.note ?? null,
    ...makeHistory({ outcome: sketch.outcome, createdAt, now, trackingNumber, random }),
  }
}

function makeItem([slug, sizeName, quantity]: OrderSketch['lines'][number]): DemoOrderItem {
  const product = demoProducts.find((candidate) => candidate.slug === slug)
  const size = product?.sizes.find((candidate) => candidate.name === sizeName)
  if (!product || Boolean(size) !== Boolean(sizeName)) throw new Error(`no such candle: ${slug} ${sizeName}`)
  const unitPrice = product.price + (size?.priceAdjustment ?? 0)
  return {
    productSlug: slug,
    productName: product.name,
    sizeName,
    images: product.images,
    quantity,
    unitPrice,
    totalPrice: unitPrice * quantity,
  }
}

function priceRide(address: DemoAddress, at: Date): { metres: number; price: FreightPrice } {
  const metres = estimateRoadMetres(demoFreightSettings.origin, address)
  const pricedFreight = priceFreight({ metres, table: demoFreightSettings, at, mode: FREIGHT_SERVICE })
  if (!pricedFreight.ok) throw new Error(`the courier does not ride to ${address.street}`)
  return { metres, price: pricedFreight.value }
}

/** Rounded to R$ 0.50. Usually below the charged amount, sometimes above it or not recorded yet. */
function courierBill(chargedFreight: Centavos, random: () => number): Centavos | null {
  const share = 0.74 + random() * 0.4
  const isRecorded = random() < 0.85
  return isRecorded ? Math.round((chargedFreight * share) / 50) * 50 : null
}

function shippingAddress(address: DemoAddress): DemoOrder['shippingAddress'] {
  const place = { ...address, city: 'São Paulo', state: 'SP' }
  return {
    ...composeAddressLines(place),
    city: place.city,
    state: place.state,
    postal_code: address.postalCode,
    country: 'Brasil',
  }
}

/** Mulberry32, because the demo must be the same on every machine. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
