import { describe, expect, it } from 'vitest'
import type { DescribedProduct } from '#checkout/cart/use-cases/describe-products.ts'
import { keepsFromBuying, lineName } from './cart-line-view.ts'
import { guestLines } from './guest-lines.ts'

const candle = (facts: Partial<DescribedProduct> = {}): DescribedProduct => ({
  id: 'lavanda',
  name: 'Lavanda & Camomila',
  slug: 'lavanda-camomila',
  price: 8990,
  priceBefore: null,
  from: null,
  size: null,
  cover: null,
  stockQuantity: 5,
  minStockLevel: 3,
  hasVariants: true,
  variant: { id: '180', stockQuantity: 5, size: '180 g' },
  hoverImage: null,
  scent: null,
  rating: null,
  active: true,
  kitKind: null,
  kit: null,
  pixDiscountPercent: 0,
  categoryId: null,
  nextBatch: null,
  variants: [
    { id: '180', name: '180 g', priceAdjustment: 0, stockQuantity: 5, nextBatch: null },
    { id: '300', name: '300 g', priceAdjustment: 4000, stockQuantity: 1, nextBatch: null },
  ],
  ...facts,
})

const line = (variant_id: string | null, quantity = 1) => ({ product_id: 'lavanda', variant_id, quantity })
const productsById = (product: DescribedProduct) => new Map([[product.id, product]])

describe('the lines of a guest’s cart', () => {
  it('take names and prices from the shop', () => {
    expect(guestLines([line('300', 2)], productsById(candle()))).toMatchObject([
      { id: 'lavanda/300', name: 'Lavanda & Camomila', variantName: '300 g', unitPrice: 12990 },
    ])
  })

  it('leave out what the shop does not know any more', () => {
    const lines = [
      { product_id: 'gone', variant_id: null, quantity: 1 },
      line('999'),
      line(null),
      line('180'),
    ]
    expect(guestLines(lines, productsById(candle())).map(({ stored }) => stored)).toEqual([line('180')])
  })

  it.each([
    [{ active: false }, 1, 'unavailable'],
    [{}, 2, 'not-enough-stock'],
    [{ variants: candle().variants.map((size) => ({ ...size, stockQuantity: 0 })) }, 1, 'out-of-stock'],
  ] as const)('say what is wrong with %j', (facts, quantity, kind) => {
    const [shown] = guestLines([line('300', quantity)], productsById(candle(facts)))
    expect(shown?.notice?.kind).toBe(kind)
    expect(shown && keepsFromBuying(shown)).toBe(true)
  })

  it('take units from the reserved batch of that size, and name the size', () => {
    const [small, large] = candle().variants
    const nextBatch = { readyOn: '2026-11-23', units: 2 }
    const variants = [{ ...small, stockQuantity: 0, nextBatch }, large] as DescribedProduct['variants']
    const reserved = { ...line('180', 3), reserved: true as const }
    const lines = guestLines([reserved, line('300', 1)], productsById(candle({ variants })))
    expect(lines).toMatchObject([
      { stockQuantity: 2, readyOn: '2026-11-23', notice: { kind: 'not-enough-stock', available: 2 } },
      { stockQuantity: 1, readyOn: null, notice: null },
    ])
    expect(lines.map(lineName)).toEqual(['Lavanda & Camomila, 180 g', 'Lavanda & Camomila, 300 g'])
  })

  it('know the stock of each size', () => {
    const lines = guestLines([line('180', 5), line('300', 1)], productsById(candle()))
    expect(lines).toMatchObject([
      { stockQuantity: 5, notice: null },
      { stockQuantity: 1, notice: null },
    ])
  })
})
