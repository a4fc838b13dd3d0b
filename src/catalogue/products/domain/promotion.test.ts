import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { instantAt } from '#platform/domain/calendar.ts'
import { changesPrices, checkPriceRecords, sizePromotionFault } from './check-price-records.ts'
import {
  DAYS_ASKED,
  firstPermittedDay,
  type PriceRecord,
  piecePriceOn,
  priceOn,
  sizeSalePrice,
} from './promotion.ts'

const now = new Date('2026-11-16T15:00:00Z')
const usual = { price: 9490, salePrice: null, saleFrom: null, saleUntil: null }
const november = { ...usual, salePrice: 7490, saleFrom: '2026-11-20', saleUntil: '2026-11-30' }
const recordWith = (facts: Partial<PriceRecord> = {}): PriceRecord => ({
  createdAt: new Date('2026-01-01T15:00:00Z'),
  ended: [],
  current: usual,
  ...facts,
})

test('a promotion holds from its first day to its last, and not a day longer', () => {
  const days = ['2026-11-19', '2026-11-20', '2026-11-30', '2026-12-01']
  expect(days.map((day) => priceOn(november, day))).toEqual([9490, 7490, 7490, 9490])
})

test('a size costs its own promotional price, else the product’s with its difference', () => {
  expect(sizeSalePrice(7490, { priceAdjustment: 6000, salePrice: null })).toBe(13490)
  expect(sizeSalePrice(7490, { priceAdjustment: 6000, salePrice: 12990 })).toBe(12990)
  expect(sizeSalePrice(null, { priceAdjustment: 6000, salePrice: 12990 })).toBeNull()
})

test('a piece costs what its size does on that day', () => {
  const large = { priceAdjustment: 6000, salePrice: 12990 }
  const priced = ['2026-11-19', '2026-11-20'].flatMap((day) => [
    piecePriceOn(november, undefined, day),
    piecePriceOn(november, large, day),
  ])
  expect(priced).toEqual([9490, 15490, 7490, 12990])
})

test.each([
  ['size-sale-alone', null, { priceAdjustment: 6000, salePrice: 12990 }],
  ['size-sale-usual', 7490, { priceAdjustment: 0, salePrice: 6990 }],
  ['size-sale-above', 7490, { priceAdjustment: 6000, salePrice: 15491 }],
  ['size-free', 3000, { priceAdjustment: -3000, salePrice: null }],
  [null, 7490, { priceAdjustment: 6000, salePrice: 15490 }],
])('a size during a promotion: %s', (fault, salePrice, size) => {
  expect(sizePromotionFault({ price: 9490, salePrice }, size)).toBe(fault)
})

describe('the price before', () => {
  const earliest = (record: PriceRecord, begins = '2026-11-20', price = 9490) =>
    firstPermittedDay(price, record, { begins, now })

  test('counts from the day on which its product was made', () => {
    expect(earliest(recordWith())).toBe('2026-02-01')
    expect(earliest(recordWith({ createdAt: new Date('2026-11-01T12:00:00Z') }))).toBe('2026-12-02')
  })

  test('counts from its change, and one that is only being written from now on', () => {
    const raised = { ...usual, price: 8990, until: new Date('2026-11-10T03:00:00Z') }
    expect(earliest(recordWith({ ended: [raised] }))).toBe('2026-12-10')
    expect(earliest(recordWith(), '2026-11-20', 9990)).toBe('2026-12-17')
  })

  test('survives a slip that was put right within the hour, but not many of them', () => {
    const at = (time: string, price: number) => ({ ...usual, price, until: new Date(`2026-11-10T${time}Z`) })
    expect(earliest(recordWith({ ended: [at('12:00', 9490), at('12:20', 949), at('12:30', 9490)] }))).toBe(
      '2026-02-01',
    )
    const often = [at('12:00', 9490), at('12:40', 949), at('12:45', 9490), at('13:15', 949)]
    expect(earliest(recordWith({ ended: often }))).toBe('2026-12-11')
  })

  test('was not asked while an earlier promotion ran', () => {
    const october = { ...usual, salePrice: 7000, saleFrom: '2026-10-01', saleUntil: '2026-10-31' }
    const until = new Date('2026-11-05T15:00:00Z')
    expect(earliest(recordWith({ ended: [{ ...october, until }] }))).toBe('2026-12-01')
    // A promotion cancelled before its first day has no effect.
    const early = new Date('2026-09-20T15:00:00Z')
    expect(earliest(recordWith({ ended: [{ ...october, until: early }] }))).toBe('2026-02-01')
    // A promotion that ended early counts until its end.
    const halfway = new Date('2026-10-11T03:00:00Z')
    expect(earliest(recordWith({ ended: [{ ...october, until: halfway }] }))).toBe('2026-11-10')
  })

  test('stays fair while its own promotion runs, but not for a second one right after', () => {
    const running = { ...november, saleFrom: '2026-11-10' }
    expect(earliest(recordWith({ current: running }), '2026-11-10')).toBe('2026-02-01')
    expect(earliest(recordWith({ current: running }), '2026-11-17')).toBe('2026-12-17')
  })

  test('was the only price of the 30 days before every permitted start', () => {
    const day = fc
      .integer({ min: 0, max: 80 })
      .map((days) => new Date(Date.UTC(2026, 8, 1 + days)).toISOString().slice(0, 10))
    const terms = fc.record({
      price: fc.constantFrom(9490, 8990),
      salePrice: fc.constantFrom(null, 7490),
      saleFrom: day,
      length: fc.integer({ min: 0, max: 20 }),
      until: fc.integer({ min: 0, max: 75 * 6 }).map((parts) => new Date(Date.UTC(2026, 8, 1, parts * 4))),
    })
    fc.assert(
      fc.property(fc.array(terms, { maxLength: 6 }), terms, day, (past, current, begins) => {
        const whole = ({ length, ...one }: typeof current) => ({
          ...one,
          saleUntil: new Date(Date.parse(one.saleFrom) + length * 86_400_000).toISOString().slice(0, 10),
        })
        const ended = past.map(whole).toSorted((a, b) => a.until.getTime() - b.until.getTime())
        const record = { createdAt: new Date('2026-01-01T15:00:00Z'), ended, current: whole(current) }
        const earliest = firstPermittedDay(9490, record, { begins, now })
        const day = instantAt(begins, '00:00').getTime()
        const start = current.saleFrom === begins ? day : Math.max(day, now.getTime())
        const hours = Array.from(
          { length: DAYS_ASKED * 24 },
          (_, hour) => new Date(start - (hour + 0.5) * 3_600_000),
        )
        const prices = hours.filter((at) => at < now).map((at) => askedAt(record, at))
        if (earliest <= begins) expect(prices.every((price) => price === 9490)).toBe(true)
        else if (begins > '2026-11-16') expect(prices.every((price) => price === 9490)).toBe(false)
      }),
    )
  })
})

function askedAt(
  { ended, current }: { ended: PriceRecord['ended']; current: PriceRecord['current'] },
  at: Date,
) {
  const terms = ended.find(({ until }) => until > at) ?? current
  const day = new Date(at.getTime() - 3 * 3_600_000).toISOString().slice(0, 10)
  return terms && priceOn(terms, day)
}

describe('a promotion is checked', () => {
  const sizes = [{ id: 's', name: '320 g', priceAdjustment: 6000, salePrice: null }]
  const records = {
    product: recordWith(),
    sizes: new Map([['s', recordWith({ current: { ...usual, price: 15490 } })]]),
  }

  test('fair, over, or with a price before that is too young', () => {
    expect(checkPriceRecords({ ...november, sizes }, records, now)).toBeNull()
    expect(
      checkPriceRecords(
        { ...november, saleFrom: '2026-10-01', saleUntil: '2026-11-15', sizes },
        records,
        now,
      ),
    ).toMatchObject({
      code: 'promotion-over',
    })
    expect(checkPriceRecords({ ...november, price: 9990, sizes }, records, now)).toMatchObject({
      code: 'price-not-asked',
      details: { day: '2026-12-17' },
    })
  })

  test('and the day that is named would do', () => {
    const promotion = { ...november, price: 9990, saleFrom: '2026-11-16', sizes: [] }
    const refusal = checkPriceRecords(promotion, records, now)
    const day = refusal?.details?.day ?? ''
    expect(day).toBe('2026-12-17')
    const later = { ...promotion, saleFrom: day, saleUntil: day }
    expect(checkPriceRecords(later, records, now)).toBeNull()
  })

  test('names the size whose own price is too recent, and ignores sizes without a discount', () => {
    const young = [{ id: null, name: '500 g', priceAdjustment: 9000, salePrice: null }]
    expect(checkPriceRecords({ ...november, sizes: young }, records, now)).toMatchObject({
      details: { size: '500 g', day: '2026-12-17' },
    })
    const sizesAfter = [{ id: null, name: '500 g', priceAdjustment: 9000, salePrice: 18490 }]
    expect(checkPriceRecords({ ...november, sizes: sizesAfter }, records, now)).toBeNull()
  })

  test('only where a price changed', () => {
    expect(changesPrices({ ...november, sizes }, { ...november, sizes })).toBe(false)
    expect(changesPrices({ ...november, sizes }, { ...november, sizes: [] })).toBe(true)
  })
})
