import { expect, it } from 'vitest'
import { subtotalOf } from './checkout-total.ts'

it('adds every line in whole centavos', () => {
  expect(
    subtotalOf([
      { unitPrice: 8990, quantity: 2 },
      { unitPrice: 12990, quantity: 1 },
    ]),
  ).toBe(30970)
  expect(subtotalOf([])).toBe(0)
})
