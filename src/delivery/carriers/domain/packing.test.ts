import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Box, cellsIn, HEAVIEST_PARCEL_GRAMS, type PackedItem, packItems } from './packing.ts'

const small: Box = { id: 's', name: 'P', inner: [160, 110, 120], grams: 120, cost: 250 }
const large: Box = { id: 'l', name: 'G', inner: [300, 200, 200], grams: 300, cost: 600 }
const boxes = [large, small]

const candle = (changes: Partial<PackedItem> = {}): PackedItem => ({
  name: 'Jasmim 180 g',
  quantity: 1,
  grams: 540,
  size: [80, 80, 100],
  price: 9990,
  ...changes,
})

const pack = (...items: PackedItem[]) => {
  const packed = packItems(items, boxes)
  if (!packed.ok) throw new Error(packed.code)
  return packed.value
}

describe('packing', () => {
  it('takes the smallest box that holds all; the weight is summed with the box, the value is insured', () => {
    expect(pack(candle({ quantity: 2 }))).toEqual([
      { box: small, grams: 1200, value: 19_980, items: [{ name: 'Jasmim 180 g', quantity: 2 }] },
    ])
    expect(pack(candle({ quantity: 3 }))).toMatchObject([{ box: large, grams: 1920 }])
  })

  it('goes on in another box when one is full, and takes a small one for the rest', () => {
    expect(cellsIn(large.inner, [80, 80, 100])).toBe(12)
    expect(pack(candle({ quantity: 13 }))).toMatchObject([
      { box: large, items: [{ quantity: 12 }] },
      { box: small, items: [{ quantity: 1 }] },
    ])
  })

  it('makes two parcels of 31 kg, and refuses one piece of that weight', () => {
    const parcels = pack(candle({ quantity: 10, grams: 3_100 }))
    expect(parcels).toHaveLength(2)
    expect(Math.max(...parcels.map(({ grams }) => grams))).toBeLessThanOrEqual(HEAVIEST_PARCEL_GRAMS)
    expect(packItems([candle({ grams: 31_000 })], boxes)).toMatchObject({ code: 'item-too-heavy' })
  })

  it.each([
    [candle({ grams: null }), 'item-not-measured'],
    [candle({ grams: 0 }), 'item-not-measured'],
    [candle({ size: null }), 'item-not-measured'],
    [candle({ size: [400, 80, 80] }), 'item-too-large'],
    [candle({ quantity: 501 }), 'too-many-pieces'],
  ])('refuses what it cannot promise', (item, code) => {
    expect(packItems([item], boxes)).toMatchObject({ ok: false, code })
  })

  it.each([
    [candle({ grams: null }), 'weight'],
    [candle({ size: null }), 'size'],
    [candle({ grams: null, size: null }), 'both'],
  ])('names what is not known of a candle', (item, missing) => {
    expect(packItems([item], boxes)).toMatchObject({ details: { missing } })
  })

  it('needs a box', () => {
    expect(packItems([candle()], [])).toMatchObject({ code: 'no-boxes' })
  })
})

const side = fc.integer({ min: 20, max: 180 })
const item = fc.record({
  name: fc.constantFrom('a', 'b', 'c', 'd'),
  quantity: fc.integer({ min: 1, max: 12 }),
  grams: fc.integer({ min: 50, max: 12_000 }),
  size: fc.tuple(side, side, side),
  price: fc.integer({ min: 100, max: 50_000 }),
})

it('every item is in a parcel that fits it, and weights and values are whole numbers', () => {
  fc.assert(
    fc.property(fc.array(item, { minLength: 1, maxLength: 6 }), (items) => {
      const packed = packItems(items, boxes)
      if (!packed.ok) return expect(['item-too-large']).toContain(packed.code)
      const parcels = packed.value
      const sum = (measure: (each: (typeof parcels)[number]) => number) =>
        parcels.reduce((total, parcel) => total + measure(parcel), 0)
      const all = (measure: (each: (typeof items)[number]) => number) =>
        items.reduce((total, item) => total + measure(item) * item.quantity, 0)
      expect(sum(({ items: inside }) => inside.reduce((pieces, { quantity }) => pieces + quantity, 0))).toBe(
        all(() => 1),
      )
      expect(sum(({ grams, box }) => grams - box.grams)).toBe(all(({ grams }) => grams))
      expect(sum(({ value }) => value)).toBe(all(({ price }) => price))
      for (const { grams, box, items: inside } of parcels) {
        expect(grams).toBeLessThanOrEqual(HEAVIEST_PARCEL_GRAMS)
        const names = new Set(inside.map(({ name }) => name))
        const volume = items
          .filter(({ name }) => names.has(name))
          .map(({ size: [a, b, c] }) => a * b * c)
          .reduce((least, each) => Math.min(least, each), Number.POSITIVE_INFINITY)
        const pieces = inside.reduce((count, { quantity }) => count + quantity, 0)
        expect(volume * pieces).toBeLessThanOrEqual(box.inner[0] * box.inner[1] * box.inner[2])
      }
    }),
  )
})
