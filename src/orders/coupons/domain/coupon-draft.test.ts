import { expect, it } from 'vitest'
import { type CouponInput, isLargeOffer, readCouponInput } from './coupon-draft.ts'

const input: CouponInput = {
  way: 'code',
  code: 'primavera 10',
  label: '',
  kind: 'percent',
  percent: '10',
  amount: '',
  setUnits: '',
  setPrice: '',
  countsKitParts: false,
  minimum: '150,00',
  isFirstPurchaseOnly: false,
  isOncePerCustomer: true,
  productIds: [],
  categoryIds: [],
  startsOn: '2026-11-16',
  endsOn: '2026-11-16',
  mostUses: '',
}

it('reads what the owner wrote, and names the coupon by its code where they gave no name', () => {
  expect(readCouponInput(input)).toMatchObject({
    ok: true,
    value: { code: 'PRIMAVERA10', label: 'Cupom PRIMAVERA10', minimum: 15000, mostUses: null },
  })
  const trio = {
    ...input,
    way: 'automatic',
    label: 'Leve 3',
    kind: 'set',
    setUnits: '3',
    setPrice: '249',
  } as const
  expect(readCouponInput(trio)).toMatchObject({
    value: { code: null, offer: { kind: 'set', units: 3, price: 24900, countsKitParts: false } },
  })
})

it('takes a coupon for the freight without an amount', () => {
  const read = readCouponInput({ ...input, kind: 'freight', percent: '', amount: '' })
  expect(read).toMatchObject({ ok: true, value: { offer: { kind: 'freight' } } })
  const offer = { kind: 'freight' } as const
  expect([isLargeOffer({ offer, mostUses: null }), isLargeOffer({ offer, mostUses: 20 })]).toEqual([
    true,
    false,
  ])
})

it.each([
  ['code-wrong', { code: 'a-b' }],
  ['label-wrong', { way: 'automatic' }],
  ['percent-wrong', { percent: '101' }],
  ['percent-wrong', { percent: '10,5' }],
  ['amount-wrong', { kind: 'amount', amount: '0' }],
  ['set-units-wrong', { kind: 'set', setUnits: '1' }],
  ['set-price-wrong', { kind: 'set', setUnits: '3', setPrice: '-2' }],
  ['minimum-wrong', { minimum: 'muito' }],
  ['days-wrong', { endsOn: '2026-11-15' }],
  ['days-wrong', { startsOn: '2026-02-31' }],
  ['most-uses-wrong', { mostUses: '0' }],
] as const)('reports %s', (code, changed) => {
  expect(readCouponInput({ ...input, ...changed })).toMatchObject({ ok: false, code })
})
