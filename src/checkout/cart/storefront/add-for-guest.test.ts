import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addForGuest, calculateMissing } from './add-for-guest.ts'
import type { GuestProductFacts } from './ask-guest-products.ts'
import { clearGuestCart } from './guest-changes.ts'
import { guestStore } from './guest-store.ts'

const choice = {
  productId: 'lavanda',
  variantId: '180',
  price: 8990,
  quantity: 2,
  stock: 5,
  place: 'product' as const,
}
const quantities = () => guestStore().cart.map(({ quantity }) => quantity)

const shopSays =
  (facts: { active?: boolean; stockQuantity?: number; sizes?: string[]; price?: number } | null) =>
  async () => {
    const { active = true, stockQuantity = 5, sizes = ['180', '320'], price = 8990 } = facts ?? {}
    const variants = sizes.map((id) => ({ id, priceAdjustment: id === '320' ? 4000 : 0, stockQuantity }))
    const product = { active, price, stockQuantity, hasVariants: sizes.length > 0, variants }
    return new Map(facts ? [['lavanda', product]] : []) as unknown as GuestProductFacts
  }
const unreachable = () => Promise.reject(new Error('offline'))

beforeEach(() => {
  vi.stubGlobal('localStorage', undefined)
  clearGuestCart()
})

describe('adding as a guest', () => {
  it('is in the cart before the shop has answered', async () => {
    const answer = addForGuest(choice, shopSays({}))
    expect(quantities()).toEqual([2])
    expect(await answer).toBeNull()
    expect(quantities()).toEqual([2])
  })

  it('stops at the stock that the page shows of this size, also without a connection to the shop', async () => {
    await addForGuest({ ...choice, variantId: '320' }, unreachable)
    await addForGuest(choice, unreachable)
    await addForGuest(choice, unreachable)
    expect(await addForGuest(choice, unreachable)).toMatchObject({
      code: 'not-enough-stock',
      details: { available: 5, inCart: 4 },
    })
    expect(quantities()).toEqual([2, 4])
  })

  it.each([
    ['sold out meanwhile', { stockQuantity: 0 }, 'out-of-stock'],
    ['no longer sold', { active: false }, 'product-unavailable'],
    ['deleted', null, 'product-unavailable'],
    ['without this size', { sizes: ['320'] }, 'product-unavailable'],
    ['fewer than the page says', { stockQuantity: 1 }, 'not-enough-stock'],
  ])('is taken back when the candle is %s', async (_what, facts, code) => {
    expect(await addForGuest(choice, shopSays(facts))).toMatchObject({ code })
    expect(quantities()).toEqual([])
  })

  it('buying now twice is in the cart once, and adds only what is missing', async () => {
    const buy = (quantity: number) => addForGuest(calculateMissing({ ...choice, quantity }), shopSays({}))
    await Promise.all([buy(2), buy(2)])
    expect(quantities()).toEqual([2])
    expect(await buy(3)).toBeNull()
    expect(await buy(1)).toBeNull()
    expect(quantities()).toEqual([3])
  })

  it('puts nothing into the cart at a price that was not seen, and takes the new one once it was', async () => {
    const raised = shopSays({ price: 9990 })
    const refusal = await addForGuest(choice, raised)
    expect(refusal).toMatchObject({ code: 'price-changed', details: { price: 9990 } })
    expect(quantities()).toEqual([])
    expect(await addForGuest({ ...choice, price: 9990 }, raised)).toBeNull()
    expect(quantities()).toEqual([2])
  })

  it('holds the price of the size against what the page or card shows', async () => {
    const large = { ...choice, variantId: '320' }
    expect(await addForGuest({ ...large, price: 12990 }, shopSays({ stockQuantity: 9 }))).toBeNull()
    expect(await addForGuest(large, shopSays({ stockQuantity: 9 }))).toMatchObject({ code: 'price-changed' })
  })

  it('takes back no more than was added', async () => {
    await addForGuest(choice, shopSays({}))
    await addForGuest(choice, shopSays({ stockQuantity: 2 }))
    expect(quantities()).toEqual([2])
  })

  it('accepts more units than an outdated page offers', async () => {
    expect(await addForGuest({ ...choice, stock: 1 }, shopSays({}))).toBeNull()
    expect(quantities()).toEqual([2])
  })

  it('ends at the stock, however quickly it is pressed', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        addForGuest({ ...choice, quantity: 1, stock: 9 }, shopSays({ stockQuantity: 3 })),
      ),
    )
    expect(quantities()).toEqual([3])
    expect(answers.filter((refusal) => refusal === null)).toHaveLength(3)
  })
})
