import { expect, it } from 'vitest'
import { readPersonalOffer } from './personal-offer.ts'

it('reads a coupon that is given for a purchase, with a minimum above what it takes off', () => {
  const typed = { percent: '15', amount: '20,00', minimum: '89,00' }
  expect(readPersonalOffer({ ...typed, kind: 'percent' })).toMatchObject({
    value: { offer: { kind: 'percent', percent: 15 }, minimum: 8900 },
  })
  expect(readPersonalOffer({ ...typed, kind: 'amount' })).toMatchObject({
    value: { offer: { kind: 'amount', amount: 2000 }, minimum: 8900 },
  })
  expect(readPersonalOffer({ ...typed, kind: 'percent', percent: '0' })).toMatchObject({
    code: 'percent-wrong',
  })
  expect(readPersonalOffer({ ...typed, kind: 'amount', amount: '' })).toMatchObject({ code: 'amount-wrong' })
  expect(readPersonalOffer({ ...typed, kind: 'percent', minimum: '' })).toMatchObject({
    code: 'minimum-wrong',
  })
  expect(readPersonalOffer({ ...typed, kind: 'amount', minimum: '20' })).toMatchObject({
    code: 'minimum-wrong',
  })
})
