import type { GeoPoint } from '#delivery/addresses/domain/geo-point.ts'
import { planRound, roundMetres, roundSeconds } from '#delivery/calendar/domain/plan-round.ts'
import { SHIFTS, type Shift } from '#delivery/calendar/domain/shifts.ts'
import type { OrderForToday } from '#fulfilment/orders/use-cases/list-orders-for-today.ts'
import { isBeforeShipping } from '#orders/domain/order-status.ts'

export interface PackRow {
  readonly key: string
  readonly name: string
  readonly variantName: string | null
  readonly image: OrderForToday['items'][number]['image']
  readonly quantity: number
  readonly picked: number
  readonly orders: number
  readonly itemIds: readonly string[]
}

/** Sorted in visiting order; `shift` is null for orders without one. */
export interface Round {
  readonly shift: Shift | null
  readonly stops: readonly OrderForToday[]
  readonly metres: number
  readonly seconds: number
}

export function arrangeToday(
  orders: readonly OrderForToday[],
  { today, workshop }: { today: string; workshop: GeoPoint | null },
) {
  const isDue = ({ promisedDay }: OrderForToday) => promisedDay === null || promisedDay <= today
  const dueOrders = orders.filter(isDue)
  const unpacked = dueOrders.filter(({ status, packedAt }) => isBeforeShipping(status) && packedAt === null)
  const deliveries = dueOrders.filter(
    ({ deliveryWay }) => deliveryWay !== 'pickup' && deliveryWay !== 'carrier',
  )
  return {
    toPack: unpacked,
    packRows: sumByCandle(unpacked),
    rounds: [...SHIFTS, null]
      .map((shift) => planShift(shift, deliveries, workshop))
      .filter(({ stops }) => stops.length > 0),
    /** Excludes parcels that the carrier already has. */
    parcels: dueOrders.filter(
      ({ deliveryWay, status }) => deliveryWay === 'carrier' && isBeforeShipping(status),
    ),
    pickups: dueOrders.filter(({ deliveryWay }) => deliveryWay === 'pickup'),
    later: orders.filter((order) => !isDue(order) && isBeforeShipping(order.status)),
  }
}

function planShift(shift: Shift | null, orders: readonly OrderForToday[], workshop: GeoPoint | null): Round {
  const stops = planRound(
    workshop,
    orders.filter(({ promisedShift }) => promisedShift === shift),
  )
  const metres = roundMetres(workshop, stops)
  return { shift, stops, metres, seconds: roundSeconds(metres, stops.length) }
}

function sumByCandle(orders: readonly OrderForToday[]): PackRow[] {
  const rows = new Map<string, PackRow>()
  for (const order of orders) {
    // Two lines of one candle count as one order.
    const seen = new Set<string>()
    for (const item of order.items) {
      const key = `${item.productId ?? item.name} ${item.variantName ?? ''}`
      const row = rows.get(key)
      rows.set(key, {
        key,
        name: item.name,
        variantName: item.variantName,
        image: row?.image ?? item.image,
        quantity: (row?.quantity ?? 0) + item.quantity,
        picked: (row?.picked ?? 0) + (item.isPicked ? item.quantity : 0),
        orders: (row?.orders ?? 0) + (seen.has(key) ? 0 : 1),
        itemIds: [...(row?.itemIds ?? []), item.id],
      })
      seen.add(key)
    }
  }
  return [...rows.values()].sort((a, b) => b.quantity - a.quantity || a.name.localeCompare(b.name, 'pt-BR'))
}
