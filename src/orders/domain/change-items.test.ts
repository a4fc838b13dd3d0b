import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateSubtotal } from '#catalogue/products/domain/checkout-total.ts'
import { planItems } from './change-items.ts'

const candle = (id: string, quantity: number, unitPrice = 8990) => ({
  id,
  productId: `p-${id}`,
  variantId: null,
  batchId: null,
  quantity,
  unitPrice,
  name: `Vela ${id}`,
})

describe('planItems', () => {
  it('keeps the price that was agreed, also for more of a candle that is there already', () => {
    const { id: _id, ...facts } = candle('a', 2, 9990)
    const plan = planItems([candle('a', 1)], { quantities: {}, added: [facts] })
    expect(plan).toMatchObject({
      value: {
        remaining: [{ quantity: 3, unitPrice: 8990 }],
        added: [],
        takenLines: [{ quantity: 2 }],
        released: [],
      },
    })
  })

  it('refuses to leave nothing', () => {
    expect(planItems([candle('a', 1)], { quantities: { a: 0 }, added: [] })).toMatchObject({
      code: 'order-empty',
    })
  })

  it('the units taken minus the units returned equal the change of the order', () => {
    const quantity = fc.integer({ min: 1, max: 20 })
    const lines = fc.uniqueArray(fc.tuple(fc.constantFrom(...'abcdef'), quantity), {
      selector: ([id]) => id,
      minLength: 1,
    })
    const quantitiesByLine = fc.dictionary(fc.constantFrom(...'abcdef'), fc.integer({ min: 0, max: 20 }))
    fc.assert(
      fc.property(lines, quantitiesByLine, lines, (before, quantities, moreCandles) => {
        const present = before.map(([id, count]) => candle(id, count))
        const added = moreCandles.map(([id, count]) => candle(id, count, 5000))
        const plan = planItems(present, { quantities, added })
        if (!plan.ok) return
        const count = (list: readonly { quantity: number }[]) =>
          list.reduce((sum, line) => sum + line.quantity, 0)
        const after = [...plan.value.remaining, ...plan.value.added]
        expect(count(after) - count(present)).toBe(count(plan.value.takenLines) - count(plan.value.released))
        expect(calculateSubtotal(after)).toBe(
          after.reduce((sum, line) => sum + line.quantity * line.unitPrice, 0),
        )
        expect(after.every((line) => line.quantity > 0)).toBe(true)
      }),
    )
  })
})
