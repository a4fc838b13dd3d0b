import { paidIn } from '#office/reports/domain.ts'
import type { DaySums } from '#office/reports/use-cases/sum-paid.ts'
import type { Centavos } from '#platform/domain/money.ts'

export type WayOfPayment =
  | 'card'
  | 'pix-site'
  | 'pix-key'
  | 'cash'
  | 'card-by-hand'
  | 'pix-by-hand'
  | 'voucher'

interface WaySums {
  way: WayOfPayment
  orders: number
  amount: Centavos
}

export function sumWaysOfPayment(days: readonly DaySums[]): WaySums[] {
  const sums = new Map<WayOfPayment, WaySums>()
  const add = (way: WayOfPayment, orders: number, amount: Centavos) => {
    const before = sums.get(way) ?? { orders: 0, amount: 0 }
    sums.set(way, { way, orders: before.orders + orders, amount: before.amount + amount })
  }
  for (const day of days) {
    const { byVoucher } = day
    if (day.method !== 'voucher') add(chooseWay(day), day.orders, paidIn(day) - byVoucher)
    if (byVoucher > 0) add('voucher', day.method === 'voucher' ? day.orders : 0, byVoucher)
  }
  return [...sums.values()].sort((a, b) => b.amount - a.amount)
}

function chooseWay({ method, provider }: DaySums): WayOfPayment {
  if (method === 'cash' || method === 'voucher') return method
  if (provider === 'by-hand') return `${method}-by-hand`
  if (method === 'card') return 'card'
  return provider === 'pix-key' ? 'pix-key' : 'pix-site'
}
