import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  candlesAfterVoucher,
  candlesPaidByMoney,
  looksLikeVoucherCode,
  makeVoucherCode,
  readVoucherCode,
  showVoucherCode,
  splitRefund,
  sumBalance,
  VOUCHER_CODE_LENGTH,
  voucherPart,
} from './voucher.ts'
import { checkVoucherDraft, type VoucherDraft } from './voucher-draft.ts'
import { voucherTerms } from './voucher-terms.ts'

const drawn = fc.uint8Array({ minLength: VOUCHER_CODE_LENGTH - 1, maxLength: VOUCHER_CODE_LENGTH - 1 })
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

describe('the code of a voucher', () => {
  it('has sixteen unambiguous characters and is read in any typed form', () => {
    fc.assert(
      fc.property(drawn, (bytes) => {
        const code = makeVoucherCode(() => bytes)
        expect(code).toMatch(/^[A-HJ-NP-Z2-9]{16}$/)
        for (const typed of [code, showVoucherCode(code), ` ${showVoucherCode(code).toLowerCase()} `])
          expect(readVoucherCode(typed)).toBe(code)
      }),
    )
  })

  it('notices every wrong character', () => {
    fc.assert(
      fc.property(
        drawn,
        fc.nat(VOUCHER_CODE_LENGTH - 1),
        fc.constantFrom(...ALPHABET),
        (bytes, place, other) => {
          const code = makeVoucherCode(() => bytes)
          fc.pre(code[place] !== other)
          expect(readVoucherCode(code.slice(0, place) + other + code.slice(place + 1))).toBeNull()
        },
      ),
    )
  })

  test.each([
    ['ABCD-EFGH-JKLM-NPQ0', true],
    [' abcd-efgh-jklm-npqr ', true],
    ['PRIMAVERA-10', false],
    ['VOLTA SEMP REAQ UI10', false],
  ])('%j with a wrong letter is one in its form: %s', (typed, isOne) => {
    expect(looksLikeVoucherCode(typed)).toBe(isOne)
  })

  test.each(['', 'VOLTEI10', 'AAAA', '0000-0000-0000-0000', 'A'.repeat(17)])('%j is none', (typed) => {
    expect(readVoucherCode(typed)).toBeNull()
  })

  it('is another one each time', () => {
    expect(makeVoucherCode(randomBytes)).not.toBe(makeVoucherCode(randomBytes))
  })
})

describe('the money of a voucher', () => {
  const amount = fc.nat(1_000_000)

  it('is conserved by any run of spending and giving back, and never below zero', () => {
    const steps = fc.array(fc.record({ due: amount, back: amount }), { maxLength: 20 })
    fc.assert(
      fc.property(amount, steps, (issued, orders) => {
        const entries = [{ amount: issued }]
        let outside = 0
        for (const { due, back } of orders) {
          const spent = voucherPart(sumBalance(entries), due)
          const returnedAmount = Math.min(spent, back)
          entries.push({ amount: -spent }, { amount: returnedAmount })
          outside += spent - returnedAmount
          expect(sumBalance(entries)).toBeGreaterThanOrEqual(0)
        }
        expect(sumBalance(entries) + outside).toBe(issued)
      }),
    )
  })

  it.each([
    [5000, 12000, 5000],
    [12000, 12000, 12000],
    [15000, 12000, 12000],
    [11960, 12000, 11900],
    [11900, 12000, 11900],
    [30, 60, 0],
  ])(
    'with %i centavos towards %i due pays %i: the rest is nothing, or enough for a card',
    (balance, dueAmount, part) => {
      expect(voucherPart(balance, dueAmount)).toBe(part)
    },
  )

  it('pays the candles first, so that Pix discounts what is left of them', () => {
    expect(candlesAfterVoucher(20980, 15000)).toBe(5980)
    expect(candlesAfterVoucher(20980, 22541)).toBe(0)
    const order = { subtotalAmount: 20980, couponDiscountAmount: 980, voucherAmount: 5000 }
    expect(candlesPaidByMoney({ ...order, deliveryWay: 'courier' })).toBe(15000)
    expect(candlesPaidByMoney({ ...order, deliveryWay: 'none' })).toBe(0)
  })

  it('goes back to card or Pix first, then to the balance, and nothing is lost between them', () => {
    expect(splitRefund(10000, 7541)).toEqual({ money: 7541, voucher: 2459 })
    expect(splitRefund(5000, 7541)).toEqual({ money: 5000, voucher: 0 })
    expect(splitRefund(5000, 0)).toEqual({ money: 0, voucher: 5000 })
    fc.assert(
      fc.property(amount, amount, (refundedAmount, remainingAmount) => {
        const { money, voucher } = splitRefund(refundedAmount, remainingAmount)
        expect(money + voucher).toBe(refundedAmount)
        expect(money).toBeLessThanOrEqual(remainingAmount)
      }),
    )
  })
})

describe('the values that the owner sells', () => {
  const stored = { offered: 'yes', step1: '300', step2: '90', step3: '', least: '', most: '' }

  it('is nothing until the owner offers it', () => {
    expect(voucherTerms({ ...stored, offered: '' })).toBeNull()
  })

  it('are the owner’s steps in rising order, or any value between the limits', () => {
    expect(voucherTerms(stored)).toEqual({ steps: [9000, 30000], least: 5000, most: 50000 })
  })
})

describe('a voucher as its giver asks for it', () => {
  const terms = { steps: [2000], least: 5000, most: 50000 }
  const draft: VoucherDraft = {
    amount: 15000,
    giver: { name: 'Helena', email: 'helena@exemplo.com.br' },
    receiverName: 'Mãe',
    receiverEmail: 'mae@exemplo.com.br',
    message: 'Mãe,\ndesta vez quem escolhe é você.',
    sendOn: '2026-12-24',
  }
  const check = (changes: Partial<VoucherDraft>) =>
    checkVoucherDraft({ ...draft, ...changes }, { terms, today: '2026-11-18', lastDay: '2027-11-18' })

  test.each<[string, Partial<VoucherDraft>]>([
    ['as drawn', {}],
    ['a step below the bounds', { amount: 2000 }],
    ['handed over by the giver', { receiverEmail: null }],
    ['at once', { sendOn: null }],
    ['today', { sendOn: '2026-11-18' }],
  ])('is taken %s', (_, changes) => expect(check(changes)).toMatchObject({ ok: true }))

  test.each<[string, Partial<VoucherDraft>]>([
    ['amount-out-of-bounds', { amount: 4999 }],
    ['amount-out-of-bounds', { amount: 50001 }],
    ['amount-out-of-bounds', { amount: Number.NaN }],
    ['giver-name', { giver: { name: '', email: 'a@b.com.br' } }],
    ['giver-email', { giver: { name: 'Helena', email: 'helena' } }],
    ['receiver-name', { receiverName: '' }],
    ['receiver-email', { receiverEmail: 'mae@' }],
    ['message-too-long', { message: 'a'.repeat(241) }],
    ['day-not-possible', { sendOn: '2026-11-17' }],
    ['day-not-possible', { sendOn: '2028-01-01' }],
    ['day-not-possible', { sendOn: 'amanhã' }],
  ])('is refused: %s', (code, changes) => expect(check(changes)).toMatchObject({ ok: false, code }))
})
