import { coupons } from '#orders/coupons/schema.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'

const DAY = 24 * 60 * 60 * 1000

export async function seedCoupons(tx: Transaction, now: Date): Promise<void> {
  const on = (days: number) => isoDay(new Date(now.getTime() + days * DAY))
  const createdDaysAgo = (daysAgo: number) => ({
    createdAt: new Date(now.getTime() - daysAgo * DAY),
    updatedAt: new Date(now.getTime() - daysAgo * DAY),
  })
  await tx.insert(coupons).values([
    {
      code: 'PRIMAVERA',
      label: 'Cupom PRIMAVERA',
      kind: 'percent',
      percent: 10,
      minimum: 15000,
      startsOn: on(-20),
      endsOn: on(40),
      mostUses: 100,
      ...createdDaysAgo(20),
    },
    {
      code: 'BEMVINDA',
      label: 'Cupom BEMVINDA',
      kind: 'amount',
      amount: 2000,
      minimum: 8000,
      firstPurchaseOnly: true,
      oncePerCustomer: true,
      ...createdDaysAgo(90),
    },
    // Paused, so that a fresh shop charges its list prices.
    {
      code: null,
      label: 'Leve 3',
      kind: 'set',
      setUnits: 3,
      amount: 24900,
      state: 'paused',
      ...createdDaysAgo(5),
    },
  ])
}
