import type { Centavos } from '#domain/money.ts'
import { paidIn } from '#domain/reports/report-sums.ts'
import type { DaySums } from '#shop/admin/reports/sum-paid.ts'

export type WayOfPayment = 'card' | 'pix-site' | 'pix-key' | 'cash' | 'card-by-hand' | 'pix-by-hand'

interface WaySums {
  way: WayOfPayment
  orders: number
  amount: Centavos
}

/** What came in by each way, freight included, the most first. */
export function sumWaysOfPayment(days: readonly DaySums[]): WaySums[] {
  const sums = new Map<WayOfPayment, WaySums>()
  for (const day of days) {
    const way = wayOf(day)
    const { orders, amount } = sums.get(way) ?? { orders: 0, amount: 0 }
    const paid = paidIn(day)
    sums.set(way, { way, orders: orders + day.orders, amount: amount + paid })
  }
  return [...sums.values()].sort((a, b) => b.amount - a.amount)
}

function wayOf({ method, provider }: DaySums): WayOfPayment {
  if (method === 'cash') return 'cash'
  if (provider === 'by-hand') return `${method}-by-hand`
  if (method === 'card') return 'card'
  return provider === 'pix-key' ? 'pix-key' : 'pix-site'
}
