import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalChoice, chooseContents, type Kit, priceApart, unitsOfContents } from './kit.ts'
import { checkKitDraft } from './kit-draft.ts'
import { canBeShared, groupByKit, partName, partsInside, type SoldKit, sharePrice } from './sold-kit.ts'

const part = (id: string, { stock = 5, count = 1 } = {}) => ({ id, name: id, size: 'Mini', count, stock })
const fixed: Kit = {
  kind: 'fixed',
  choices: null,
  repeats: false,
  parts: [part('a'), part('b', { count: 2 })],
}
const choose: Kit = {
  kind: 'choose',
  choices: 3,
  repeats: false,
  parts: ['a', 'b', 'c', 'd'].map((id) => part(id)),
}

test('the price of a kit is shared out over its pieces, and nothing of it is lost', () => {
  const parts = fc.array(
    fc.record({ count: fc.integer({ min: 1, max: 6 }), price: fc.integer({ min: 1, max: 50_000 }) }),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  fc.assert(
    fc.property(
      parts,
      fc.integer({ min: 0, max: 90_000 }),
      fc.integer({ min: 1, max: 9 }),
      (list, above, kits) => {
        const price = list.reduce((sum, { count }) => sum + count, 0) + above
        const shares = sharePrice(price, list)
        expect(shares.reduce((sum, { count, unitPrice }) => sum + count * kits * unitPrice, 0)).toBe(
          price * kits,
        )
        expect(shares.every(({ unitPrice }) => unitPrice > 0)).toBe(true)
        for (const each of list)
          expect(
            shares.filter((share) => share.part === each).reduce((sum, { count }) => sum + count, 0),
          ).toBe(each.count)
      },
    ),
  )
})

test('a dearer candle gets a larger share, and odd centavos go to a share of their own', () => {
  const [small, large] = [
    { count: 1, price: 3_000 },
    { count: 1, price: 6_000 },
  ]
  expect(sharePrice(6_000, [small, large]).map(({ unitPrice }) => unitPrice)).toEqual([2_000, 4_000])
  const twice = { count: 3, price: 4_000 }
  expect(sharePrice(10_000, [twice]).map(({ count, unitPrice }) => [count, unitPrice])).toEqual([
    [2, 3_333],
    [1, 3_334],
  ])
})

test('a kit that costs less than a centavo a piece cannot be shared', () => {
  expect(canBeShared(2, [{ count: 3 }])).toBe(false)
  expect(canBeShared(3, [{ count: 3 }])).toBe(true)
  expect(canBeShared(100, [])).toBe(false)
})

test('a fixed kit holds all of its parts, and lets nothing be chosen', () => {
  expect(chooseContents(fixed, null)).toEqual({ ok: true, value: fixed.parts })
  expect(chooseContents(fixed, ['a'])).toMatchObject({ code: 'choice-unknown' })
})

test('a choice has the right number of listed candles, and repeats only if allowed', () => {
  expect(chooseContents(choose, ['c', 'a', 'b'])).toMatchObject({
    ok: true,
    value: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
  })
  expect(chooseContents(choose, ['a', 'b'])).toMatchObject({
    code: 'choice-count',
    details: { wanted: 3, chosen: 2 },
  })
  expect(chooseContents(choose, null)).toMatchObject({
    code: 'choice-count',
    details: { wanted: 3, chosen: 0 },
  })
  expect(chooseContents(choose, ['a', 'b', 'x'])).toMatchObject({ code: 'choice-unknown' })
  expect(chooseContents(choose, ['a', 'a', 'b'])).toMatchObject({ code: 'choice-repeated' })
  expect(chooseContents({ ...choose, repeats: true }, ['a', 'a', 'b'])).toMatchObject({
    value: [
      { id: 'a', count: 2 },
      { id: 'b', count: 1 },
    ],
  })
})

test('there are as many kits as the scarcest part allows', () => {
  expect(unitsOfContents([part('a', { stock: 9 }), part('b', { stock: 5, count: 2 })])).toBe(2)
  expect(unitsOfContents([part('a', { stock: 0 }), part('b')])).toBe(0)
  expect(unitsOfContents([part('a', { stock: -1 })])).toBe(0)
  expect(unitsOfContents([])).toBe(0)
})

test('a kit is compared with what the same candles cost alone', () => {
  expect(
    priceApart([
      { count: 2, price: 7990 },
      { count: 1, price: 8990 },
    ]),
  ).toBe(24970)
})

test('ignores the order of the choices', () => {
  expect(canonicalChoice(['c', 'a', 'b', 'a'])).toEqual(['a', 'a', 'b', 'c'])
})

test('a part is named with its size and number', () => {
  expect(partName({ name: 'Jasmim', size: 'Mini', count: 2 })).toBe('2 × Jasmim, Mini')
  expect(partName({ name: 'Jasmim', size: null, count: 1 })).toBe('Jasmim')
})

test('items of one kit stand together, two kits apart', () => {
  const kit = (line: number): SoldKit => ({
    line,
    productId: 'k',
    name: 'Trio',
    chosenParts: null,
    quantity: 1,
    unitPrice: 9,
  })
  const items = [
    { id: 1, kit: kit(0) },
    { id: 2, kit: null },
    { id: 3, kit: kit(0) },
    { id: 4, kit: kit(1) },
  ]
  expect(groupByKit(items).map((group) => group.items.map(({ id }) => id))).toEqual([[1, 3], [2], [4]])
})

const shelf = (productId: string, count = 1) => ({ productId, variantId: null, count })

test('a draft names each shelf once and keeps what belongs to its kind', () => {
  const parts = [shelf('a'), shelf('b'), shelf('a', 2)]
  const coupon = { offer: { kind: 'percent', percent: 15 }, minimum: 8900 } as const
  expect(checkKitDraft({ kind: 'fixed', choices: 3, repeats: true, parts, coupon })).toEqual({
    ok: true,
    value: { kind: 'fixed', choices: null, repeats: false, parts: [shelf('a', 3), shelf('b')], coupon },
  })
  expect(checkKitDraft({ kind: 'choose', choices: 2, repeats: false, parts, coupon })).toMatchObject({
    value: { choices: 2, parts: [shelf('a'), shelf('b')], coupon },
  })
  expect(checkKitDraft({ kind: null, choices: 3, repeats: true, parts, coupon })).toMatchObject({
    value: { kind: null, choices: null, parts: [], coupon: null },
  })
})

test.each([
  [{ kind: 'fixed', choices: null, parts: [shelf('a')] }, 'too-few-pieces'],
  [{ kind: 'fixed', choices: null, parts: [shelf('a', 13)] }, 'too-many-pieces'],
  [{ kind: 'choose', choices: null, parts: [shelf('a'), shelf('b')] }, 'choices-wrong'],
  [{ kind: 'choose', choices: 13, parts: [shelf('a'), shelf('b')] }, 'choices-wrong'],
  [{ kind: 'choose', choices: 3, parts: [shelf('a'), shelf('b')] }, 'list-too-short'],
] as const)('a draft that makes no kit is refused: %o', (draft, code) => {
  expect(checkKitDraft({ repeats: false, ...draft })).toMatchObject({ ok: false, code })
})

test('the contents of each kit are listed once, whatever their shares', () => {
  const jasmine = { name: 'Jasmim', size: 'Mini' }
  const items = [
    { ...jasmine, quantity: 4 },
    { ...jasmine, quantity: 2 },
    { name: 'Figo', size: null, quantity: 2 },
  ]
  expect(partsInside(items, 2)).toEqual([
    { ...jasmine, count: 3 },
    { name: 'Figo', size: null, count: 1 },
  ])
})
