import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CartLine, checkCart, isSameCart, type SellableLine } from './check-cart.ts'

const line = (changes: Partial<SellableLine> = {}): SellableLine => ({
  productId: 'a',
  variantId: null,
  quantity: 2,
  name: 'Lavanda',
  unitPrice: 8990,
  seenPrice: 8990,
  sellable: true,
  ...changes,
})

const check = (cart: SellableLine[], changes: Partial<Parameters<typeof checkCart>[0]> = {}) =>
  checkCart({ cart, seen: cart, freight: 1000, expectedTotal: null, ...changes })

describe('checkCart', () => {
  it('lets a cart pass that is what the customer saw', () => {
    expect(check([line()])).toMatchObject({ ok: true })
    expect(check([line()], { expectedTotal: 18980 })).toMatchObject({ ok: true })
  })

  it('reports that there is nothing to buy', () => {
    expect(check([])).toMatchObject({ code: 'cart-empty' })
  })

  it.each([
    ['another quantity', [line({ quantity: 1 })]],
    ['a negative quantity', [line({ quantity: -2 })]],
    ['half a candle', [line({ quantity: 0.5 })]],
    ['a thousand million', [line({ quantity: 1e9 })]],
    ['a foreign product', [line({ productId: 'b' })]],
    ['nothing', []],
  ])('notices %s', (_what, seen) => {
    expect(check([line()], { seen })).toMatchObject({ code: 'cart-changed' })
  })

  it('names what is no longer sold, once', () => {
    const unsellable = line({ sellable: false })
    expect(check([unsellable, { ...unsellable, variantId: '300' }])).toMatchObject({
      code: 'product-unavailable',
      details: { names: ['Lavanda'] },
    })
  })

  it('names a changed price with both prices, unless the customer confirms the new total', () => {
    const dearer = line({ unitPrice: 9490 })
    expect(check([dearer])).toMatchObject({
      code: 'price-changed',
      details: { items: [{ name: 'Lavanda', before: 8990, now: 9490 }] },
    })
    expect(check([dearer], { expectedTotal: 18980 })).toMatchObject({ code: 'price-changed' })
    expect(check([dearer], { expectedTotal: 19980 })).toMatchObject({ ok: true })
  })

  it('refuses any other total, a cheaper one too', () => {
    expect(check([line()], { expectedTotal: 1 })).toMatchObject({
      code: 'total-changed',
      details: { before: 1, now: 18980 },
    })
  })
})

describe('cart comparison', () => {
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
})
