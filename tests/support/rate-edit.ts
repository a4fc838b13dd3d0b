import type { TypedRateEdit } from '#delivery/carriers/domain/edit-rates.ts'

export const rateEdit = (typed: Partial<TypedRateEdit>): TypedRateEdit => ({
  states: ['PE'],
  service: 'PAC',
  prices: [],
  percent: '',
  daysFrom: '',
  daysUntil: '',
  freeAbove: '',
  ...typed,
})
