import { expect, it } from 'vitest'
import { toOpening } from '#settings/domain/opening.ts'
import { listGaps, type OpeningFacts, openingSteps } from './domain.ts'

const emptyFacts: OpeningFacts = {
  sellerGaps: ['name', 'email'],
  origin: 'none',
  delivery: 'none',
  hasDeliveryDays: false,
  canBePaid: false,
  candle: 'none',
  isMailProven: false,
  hasHouse: false,
  hasTested: false,
}
const ready: OpeningFacts = {
  sellerGaps: [],
  origin: 'found',
  delivery: 'priced',
  hasDeliveryDays: true,
  canBePaid: true,
  candle: 'ready',
  isMailProven: true,
  hasHouse: false,
  hasTested: false,
}

it('lists everything that an empty shop lacks', () => {
  expect(listGaps(openingSteps(emptyFacts))).toEqual([
    'seller-incomplete',
    'origin-not-validated',
    'no-delivery-price',
    'no-delivery-days',
    'no-payment',
    'no-candle',
    'mail-not-proven',
  ])
})

it('lets a shop open without words of its own and without a test order', () => {
  const steps = openingSteps(ready)
  expect(listGaps(steps)).toEqual([])
  expect(steps.filter(({ isDone }) => !isDone).map(({ name }) => name)).toEqual(['house', 'test'])
})

it.each([
  [{ sellerGaps: ['taxId'] }, 'seller-incomplete'],
  [{ origin: 'none' }, 'origin-not-validated'],
  [{ origin: 'written' }, 'origin-not-validated'],
  [{ origin: 'none', delivery: 'arranged' }, 'origin-not-validated'],
  [{ delivery: 'none' }, 'no-delivery-price'],
  [{ hasDeliveryDays: false }, 'no-delivery-days'],
  [{ canBePaid: false }, 'no-payment'],
  [{ candle: 'none' }, 'no-candle'],
  [{ candle: 'without-picture' }, 'candle-without-picture'],
  [{ candle: 'without-stock' }, 'candle-without-stock'],
  [{ isMailProven: false }, 'mail-not-proven'],
] satisfies [Partial<OpeningFacts>, string][])('%j keeps it closed: %s', (lacking, gap) => {
  expect(listGaps(openingSteps({ ...ready, ...lacking }))).toEqual([gap])
})

it('may open where the owner asks nothing for bringing them, by their own word', () => {
  expect(listGaps(openingSteps({ ...ready, delivery: 'arranged' }))).toEqual([])
})

it('opens in another city, where no courier is priced by distance', () => {
  expect(listGaps(openingSteps({ ...ready, origin: 'written', delivery: 'arranged' }))).toEqual([])
})

it('is closed until it was ever opened', () => {
  expect(toOpening(undefined)).toEqual({ isShopOpen: false, since: null })
  expect(toOpening({ state: 'open', since: '2026-11-18T12:00:00.000Z' })).toEqual({
    isShopOpen: true,
    since: new Date('2026-11-18T12:00:00Z'),
  })
  expect(toOpening({ state: 'closed', since: '2026-11-18T12:00:00.000Z' }).isShopOpen).toBe(false)
})
