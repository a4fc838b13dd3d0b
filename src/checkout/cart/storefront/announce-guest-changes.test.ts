import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Added, onAddition } from './added-to-cart.ts'
import { addWithToast } from './announce-guest-changes.ts'
import { addToGuestCart, clearGuestCart } from './guest-changes.ts'

const choice = {
  productId: 'lavanda',
  variantId: null,
  price: 8990,
  quantity: 1,
  stock: 5,
  name: 'Lavanda',
  place: 'card' as const,
  isPurchase: false,
}
const questions: string[][] = []
let shown: Added | undefined
let stopListening = () => {}

beforeEach(() => {
  vi.stubGlobal('localStorage', undefined)
  clearGuestCart()
  addToGuestCart({ product_id: 'jasmim', variant_id: null, quantity: 1 })
  questions.length = 0
  shown = undefined
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { productIds } = JSON.parse(body) as { productIds: string[] }
    questions.push(productIds)
    const facts = { active: true, hasVariants: false, variants: [], price: 8990, stockQuantity: 5 }
    return Response.json({ products: productIds.map((id) => ({ id, ...facts })), offers: null })
  })
  stopListening = onAddition((added) => {
    shown = added
  })
})
afterEach(() => {
  stopListening()
  vi.unstubAllGlobals()
})

const screenIsWide = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }))

describe('a guest’s press on ‘Adicionar ao carrinho’', () => {
  it('asks the shop once for all that the small cart shows on a wide screen', async () => {
    screenIsWide(true)
    expect(await addWithToast(choice)).toBe(true)
    expect(questions).toEqual([['lavanda', 'jasmim']])
    expect(shown).toMatchObject({ answered: { askedIds: ['lavanda', 'jasmim'] } })
  })

  it('asks for the candle alone where no small cart is shown', async () => {
    screenIsWide(false)
    await addWithToast(choice)
    expect(questions).toEqual([['lavanda']])
  })

  it('lets the small cart ask again if the shop did not answer', async () => {
    screenIsWide(true)
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
    expect(await addWithToast(choice)).toBe(true)
    expect(shown).toEqual({ answered: null })
  })
})
