import { describe, expect, test } from 'vitest'
import { type MergeFacts, planMerge } from './plan-merge.ts'

const mergeFacts = (productId: string, facts: Partial<MergeFacts> = {}): MergeFacts => ({
  productId,
  name: `Vela ${productId}`,
  active: true,
  shelf: { stock: 10, inCart: 0 },
  isFavourite: false,
  variants: [],
  ...facts,
})
const line = (productId: string, quantity = 1, variantId: string | null = null) => ({
  productId,
  variantId,
  quantity,
})

describe('a guest’s cart and favourites', () => {
  test('goes into the account in the guest’s order', () => {
    const plan = planMerge(
      { cart: [line('b'), line('a', 2)], wishlist: ['c', 'a'] },
      ['a', 'b', 'c'].map((id) => mergeFacts(id)),
    )
    expect(plan).toEqual({
      lines: [line('b'), line('a', 2)],
      favourites: ['c', 'a'],
      outcome: { cartLines: 2, favourites: 2, shortfalls: [] },
    })
  })

  test('lists what could not be merged: discontinued, of an unknown size, sold out, unknown', () => {
    const size = { id: '180', name: '180 g', inCart: 0 }
    const facts = [
      mergeFacts('inactive', { active: false }),
      mergeFacts('sized', { variants: [{ ...size, stock: 10 }] }),
      mergeFacts('gone', { variants: [{ ...size, stock: 0 }] }),
    ]
    const cart = [line('inactive'), line('sized', 1, '999'), line('sized'), line('gone', 1, '180'), line('x')]
    const { lines, outcome } = planMerge({ cart, wishlist: [] }, facts)
    expect(lines).toEqual([])
    expect(outcome.shortfalls).toEqual([
      { name: 'Vela inactive', code: 'unavailable' },
      { name: 'Vela sized', code: 'unavailable' },
      { name: 'Vela gone (180 g)', code: 'out-of-stock' },
      { name: null, code: 'unavailable' },
    ])
  })

  test('stops at the stock of each size, which the account’s cart has a part of', () => {
    const variants = [
      { id: '180', name: '180 g', stock: 4, inCart: 0 },
      { id: '320', name: '320 g', stock: 6, inCart: 4 },
    ]
    const { lines, outcome } = planMerge({ cart: [line('a', 4, '180'), line('a', 4, '320')], wishlist: [] }, [
      mergeFacts('a', { variants }),
    ])
    expect(lines).toEqual([line('a', 4, '180'), line('a', 2, '320')])
    expect(outcome.shortfalls).toEqual([{ name: 'Vela a (320 g)', code: 'not-enough-stock', available: 6 }])
  })

  test('is one line where the same was sent twice', () => {
    const { lines, favourites } = planMerge({ cart: [line('a', 2), line('a', 9)], wishlist: ['a', 'a'] }, [
      mergeFacts('a'),
    ])
    expect(lines).toEqual([line('a', 10)])
    expect(favourites).toEqual(['a'])
  })

  test('counts a favourite that the account had already: the lists are the same either way', () => {
    const { favourites, outcome } = planMerge({ cart: [], wishlist: ['a'] }, [
      mergeFacts('a', { isFavourite: true }),
    ])
    expect(favourites).toEqual([])
    expect(outcome.favourites).toBe(1)
  })

  test('is said once, also when it was in cart and favourites', () => {
    const { favourites, outcome } = planMerge({ cart: [line('a')], wishlist: ['a', 'b'] }, [
      mergeFacts('a', { active: false }),
      mergeFacts('b', { isFavourite: true }),
    ])
    expect(favourites).toEqual([])
    expect(outcome.shortfalls).toEqual([{ name: 'Vela a', code: 'unavailable' }])
  })
})
