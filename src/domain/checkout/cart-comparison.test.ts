import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CartLine, isSameCart } from './cart-comparison.ts'

const line = (productId: string, variantId: string | null, quantity: number): CartLine => ({
  productId,
  variantId,
  quantity,
})

const cart = fc.array(
  fc.record({
    productId: fc.constantFrom('a', 'b', 'c'),
    variantId: fc.constantFrom(null, '180', '300'),
    quantity: fc.integer({ min: 1, max: 5 }),
  }),
)

describe('isSameCart', () => {
  it('does not mind the order of the lines, nor a line written twice', () => {
    expect(
      isSameCart([line('a', null, 1), line('b', '180', 2)], [line('b', '180', 2), line('a', null, 1)]),
    ).toBe(true)
    expect(isSameCart([line('a', null, 1), line('a', null, 2)], [line('a', null, 3)])).toBe(true)
  })

  it.each([
    ['another quantity', [line('a', null, 2)]],
    ['another size', [line('a', '180', 1)]],
    ['a line less', []],
    ['a line more', [line('a', null, 1), line('b', null, 1)]],
  ])('sees %s', (_what, seen) => {
    expect(isSameCart(seen, [line('a', null, 1)])).toBe(false)
  })

  it('is symmetric', () => {
    fc.assert(fc.property(cart, cart, (a, b) => isSameCart(a, b) === isSameCart(b, a)))
  })
})
