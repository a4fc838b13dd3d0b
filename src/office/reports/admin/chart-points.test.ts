import { expect, it } from 'vitest'
import type { DaySums } from '#office/reports/use-cases/sum-paid.ts'
import type { DayUnits } from '#office/reports/use-cases/sum-sold.ts'
import { chartPoints } from './chart-points.ts'
import { sumWaysOfPayment } from './ways-of-payment.ts'

const sale = (day: string, facts: Partial<DaySums> = {}): DaySums => ({
  day,
  method: 'card',
  provider: 'stripe',
  orders: 1,
  candles: 10_000,
  discount: 0,
  freight: 1000,
  freightWaived: 0,
  gifts: 0,
  byVoucher: 0,
  freightCost: 0,
  ridesOpen: 0,
  ...facts,
})
const candles = (day: string): DayUnits => ({ day, units: 2 })

it('has a point for every day of a month, and the ways of payment of a day in one', () => {
  const paid = [sale('2026-10-02'), sale('2026-10-02', { method: 'pix', candles: 500 })]
  const span = { from: '2026-10-01', to: '2026-10-31' }
  const points = chartPoints(span, { paid, units: [candles('2026-10-02')] }, { byMonth: false })
  expect(points).toHaveLength(31)
  expect(points[1]).toMatchObject({ key: '2026-10-02', orders: 2, units: 2, candles: 10_500 })
})

it('has a point for every month of a year', () => {
  const days = ['2026-03-01', '2026-03-31']
  const sales = { paid: days.map((day) => sale(day)), units: days.map(candles) }
  const points = chartPoints({ from: '2026-01-01', to: '2026-12-31' }, sales, { byMonth: true })
  expect(points).toHaveLength(12)
  expect(points[2]).toMatchObject({ key: '2026-03', orders: 2, units: 4 })
})

it('distinguishes Pix to the own key from Pix on the site', () => {
  const days = [
    sale('2026-10-01', { method: 'pix', provider: 'pix-key', discount: 500 }),
    sale('2026-10-02', { method: 'pix' }),
    sale('2026-10-03'),
    sale('2026-10-04'),
  ]
  expect(sumWaysOfPayment(days)).toEqual([
    { way: 'card', orders: 2, amount: 22_000 },
    { way: 'pix-site', orders: 1, amount: 11_000 },
    { way: 'pix-key', orders: 1, amount: 10_500 },
  ])
})

it('counts a voucher beside another way with its money and without an order of its own', () => {
  expect(sumWaysOfPayment([sale('2026-10-02', { byVoucher: 3000 })])).toEqual([
    { way: 'card', orders: 1, amount: 8000 },
    { way: 'voucher', orders: 0, amount: 3000 },
  ])
})
