import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeGuestLine, withoutThese } from './change-guest-cart.ts'
import { addGuestLine, parseGuestCart, parseGuestWishlist } from './guest-cart.ts'

const product = '11111111-1111-4111-8111-111111111111'
const size = '22222222-2222-4222-8222-222222222222'
const line = { product_id: product, variant_id: null, quantity: 2 }

describe('the guest cart in the browser', () => {
  test('a good list is read', () => {
    expect(parseGuestCart(JSON.stringify([line, { ...line, variant_id: size }]))).toEqual([
      line,
      { ...line, variant_id: size },
    ])
    expect(parseGuestWishlist(JSON.stringify([product, size, product]))).toEqual([product, size])
  })

  test.each([null, '', '{', 'null', '{}', '"x"', '[null, 1, "x", [], {}]'])('%s is an empty cart', (text) => {
    expect(parseGuestCart(text)).toEqual([])
  })

  test.each([
    { ...line, quantity: -1 },
    { ...line, quantity: 0.5 },
    { ...line, quantity: '2' },
    { ...line, quantity: 1e9 },
    { ...line, product_id: '<script>' },
    { ...line, variant_id: 7 },
    { product_id: product },
  ])('a bad line is dropped and the good one stays: %j', (bad) => {
    expect(parseGuestCart(JSON.stringify([bad, line]))).toEqual([line])
  })

  test('merges the same line into one', () => {
    expect(parseGuestCart(JSON.stringify([line, line]))).toEqual([{ ...line, quantity: 4 }])
  })

  test('survives any content of its storage', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        parseGuestCart(text)
        parseGuestWishlist(text)
      }),
    )
  })
})

describe('changing it', () => {
  test('adding the same product and size raises its quantity, another size is another line', () => {
    expect(addGuestLine([line], line)).toEqual([{ ...line, quantity: 4 }])
    expect(addGuestLine([line], { ...line, variant_id: size })).toHaveLength(2)
  })

  test('zero or less removes', () => {
    expect(changeGuestLine([line], line, 0)).toEqual([])
    expect(changeGuestLine([line], line, -3)).toEqual([])
    expect(changeGuestLine([line], line, 5)).toEqual([{ ...line, quantity: 5 }])
    expect(changeGuestLine([line], { ...line, variant_id: size }, 5)).toEqual([line])
  })

  test('keeps lines that were added while a copy was handed over', () => {
    const other = { ...line, variant_id: size }
    const copy = { cart: [line, other], wishlist: [product] }
    expect(withoutThese(copy, copy)).toEqual({ cart: [], wishlist: [] })
    const since = { cart: [{ ...line, quantity: 3 }, other], wishlist: [size, product] }
    expect(withoutThese(since, copy)).toEqual({ cart: [{ ...line, quantity: 1 }], wishlist: [size] })
    expect(withoutThese({ cart: [], wishlist: [] }, copy)).toEqual({ cart: [], wishlist: [] })
  })
})

test('a kit keeps what was chosen for it, and another choice is another line', () => {
  const [kit, a, b] = ['1', '2', '3'].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`) as [
    string,
    string,
    string,
  ]
  const line = { product_id: kit, variant_id: null, quantity: 1 }
  const text = JSON.stringify([
    { ...line, chosen_parts: [a, b] },
    { ...line, chosen_parts: [a, b] },
    { ...line, chosen_parts: [a, 'nothing', a] },
  ])
  expect(parseGuestCart(text)).toEqual([
    { ...line, quantity: 2, chosen_parts: [a, b] },
    { ...line, chosen_parts: [a, a] },
  ])
})
