import type { TypedRateEdit } from '#delivery/carriers/domain/edit-rates.ts'

/** The form of the rates for PAC to Pernambuco, with nothing typed but these. */
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
