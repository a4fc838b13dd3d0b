import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startCheckout } from '#checkout/purchase/use-cases/start-checkout.ts'
import { recordRefundByHand, refundPartOfOrder } from '#fulfilment/refunds/use-cases/refund-part-of-order.ts'
import { pixAdminCopy } from '#payments/copy/admin-pix.ts'
import type { PaymentMethod } from '#platform/domain/payment-method.ts'
import { openCheckoutFixture } from '../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { confirmPixPayments, type PixConfirmation, type SeenPix } from './confirm-pix-payments.ts'
import { expireHolds } from './expire-holds.ts'
import { forgetUnusedBankEntries } from './forget-bank-entries.ts'
import { getPaymentStatus } from './get-payment-status.ts'
import { type BankFileRefusal, importBankStatement } from './import-bank-statement.ts'
import { listAwaitedPix } from './list-awaited-pix.ts'
import { listBankMatches } from './list-bank-matches.ts'
import { mailWaitingPix } from './mail-waiting-pix.ts'
import { loadPaymentSettings, savePixDiscount } from './payment-settings.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { takeBackPixConfirmation } from './take-back-pix-confirmation.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database, {
  PIX_KEY: '+5511987654321',
  PIX_NAME: 'Lume & Coco',
  PIX_CITY: 'São Paulo',
})
const { shop } = fixture
const actor = { id: randomUUID(), name: 'Dona' }
afterAll(async () => {
  await fixture.close()
  await database.close()
})
beforeEach(async () => {
  await database.pool.query('update reconciliation_findings set resolved_at = now()')
})

async function openSale({ stock = 5, quantity = 2 } = {}) {
  const customer = await fixture.newCustomer()
  const candle = await fixture.newCandle({ stock, price: 9990 })
  await fixture.putInCart(customer.id, candle.id, quantity)
  const press = async (paymentMethod: PaymentMethod) => {
    const started = await startCheckout(shop, await fixture.requestFor(customer.id, { paymentMethod }))
    if (!started.ok) throw new Error(started.code)
    return started.value
  }
  const started = await press('pix')
  const { orderId } = started
  const attemptId = (await listAwaitedPix(shop)).find((pix) => pix.orderId === orderId)?.attemptId ?? ''
  return { customer, candle, press, started, orderId, attemptId }
}

const holdUntil = (pixHoldUntil: string) =>
  database.pool.query(
    `insert into shop_settings (section, "values", version) values ('limits', $1, 1)
      on conflict (section) do update set "values" = excluded."values"`,
    [{ pixHoldUntil }],
  )
await holdUntil('')

const confirm = async (...seen: SeenPix[]) =>
  (await confirmPixPayments(shop, { actor, seen })).map(({ outcome }) => outcome)
const takeBack = (orderId: string) =>
  takeBackPixConfirmation(shop, { orderId, actor, reason: 'linha errada' })
const statement = (text: string) =>
  importBankStatement(shop, { actor, bytes: new TextEncoder().encode(text) })

describe('the hold for the owner’s own key', () => {
  const HOUR = 3_600_000
  const hoursLeft = (end: string | Date | null) =>
    (Number(new Date(end ?? 0)) - shop.clock.now().getTime()) / HOUR
  const loadHold = async (orderId: string) =>
    hoursLeft((await fixture.orderOf(orderId)).hold_expires_at as Date)

  it('ends at noon of the next working day at the earliest, and one day later once the customer reports payment', async () => {
    await holdUntil('12:00')
    const { customer, started, orderId } = await openSale()
    const untilNoon = hoursLeft(started.holdExpiresAt)
    expect(started.holdExpiresAt.toISOString()).toMatch(/T15:00:00/)
    const say = () =>
      getPaymentStatus(shop, { userId: customer.id, sessionId: started.sessionId, saysPaid: true })
    await say()
    const claimed = await loadHold(orderId)
    expect(claimed).toBeGreaterThanOrEqual(untilNoon + 24)
    await say()
    expect(await loadHold(orderId)).toBe(claimed)
    expect((await fixture.eventsOf(orderId)).filter((kind) => kind === 'payment-claimed')).toHaveLength(1)
    const before = await fixture.messagesAbout(orderId)
    fixture.passMinutes(5)
    await mailWaitingPix(shop)
    expect(await fixture.messagesAbout(orderId)).toEqual(before)
    await holdUntil('')
  })
})

describe('Pix to the owner’s own key', () => {
  it('waits two hours for the owner’s word, which pays one order or many, once', async () => {
    const [first, second] = [await openSale(), await openSale()]
    expect(first.started.pix?.receiver).toBe('Lume & Coco')
    expect(first.started.holdExpiresAt.getTime() - shop.clock.now().getTime()).toBe(120 * 60_000)
    const seen = [
      { attemptId: first.attemptId },
      { attemptId: second.attemptId },
      { attemptId: randomUUID() },
    ]
    expect(await confirm(...seen)).toEqual(['paid', 'paid', 'pix-not-found'])
    expect(await confirm(...seen)).toEqual(['paid', 'paid', 'pix-not-found'])
    for (const { orderId } of [first, second]) {
      expect(await fixture.orderOf(orderId)).toMatchObject({
        payment_status: 'paid',
        payment_provider: 'pix-key',
      })
      expect((await fixture.eventsOf(orderId)).filter((kind) => kind === 'pix-confirmed')).toHaveLength(1)
    }
    const { rows } = await database.pool.query(
      `select count(*)::int as told from audit_entries where action = 'pix-confirmed' and entity_id = any($1)`,
      [[first.orderId, second.orderId]],
    )
    expect(rows).toEqual([{ told: 2 }])
    expect((await listAwaitedPix(shop)).map(({ orderId }) => orderId)).not.toContain(first.orderId)
  })

  it('can be undone for ten minutes, and a second confirmation sends the email again', async () => {
    const sale = await openSale()
    await confirm({ attemptId: sale.attemptId })
    fixture.passMinutes(9)
    expect(await takeBack(sale.orderId)).toMatchObject({ ok: true })
    expect(await takeBack(sale.orderId)).toMatchObject({ code: 'nothing-to-take-back' })
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({
      payment_status: 'pending',
      status: 'pending',
      paid_at: null,
    })
    expect(await fixture.stockOf(sale.candle.id)).toBe(3)
    await reconcilePayments(shop)
    expect(await fixture.openFindings()).toEqual([])
    expect(await confirm({ attemptId: sale.attemptId })).toEqual(['paid'])
    const promised = await fixture.messagesAbout(sale.orderId)
    expect(promised).toContain('order-confirmation:*:1')
    expect(promised.some((key) => key.startsWith('payment-refused:'))).toBe(true)
    fixture.passMinutes(11)
    expect(await takeBack(sale.orderId)).toMatchObject({ code: 'nothing-to-take-back' })
  })

  it('taken back waits as long as its code was promised, where that is longer', async () => {
    const sale = await openSale()
    const promised = new Date(shop.clock.now().getTime() + 24 * 3_600_000)
    await database.pool.query('update payments set expires_at = $2 where id = $1', [sale.attemptId, promised])
    await confirm({ attemptId: sale.attemptId })
    expect(await takeBack(sale.orderId)).toMatchObject({ ok: true })
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({ hold_expires_at: promised })
  })

  it('cannot be undone after the candles have been sent', async () => {
    const sale = await openSale()
    await confirm({ attemptId: sale.attemptId })
    await database.pool.query(`update orders set status = 'shipped' where id = $1`, [sale.orderId])
    expect(await takeBack(sale.orderId)).toMatchObject({ code: 'nothing-to-take-back' })
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({ payment_status: 'paid' })
  })

  it('undoing the confirmation releases the candles even while the customer pays another order', async () => {
    const sale = await openSale()
    await confirm({ attemptId: sale.attemptId })
    await fixture.putInCart(sale.customer.id, sale.candle.id, 1)
    await sale.press('pix')
    expect(await takeBack(sale.orderId)).toMatchObject({ ok: true })
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({ status: 'cancelled', stock_held: false })
    expect(
      (await fixture.messagesAbout(sale.orderId)).filter((key) => key.startsWith('order-status')),
    ).toEqual([
      'order-status-notice:*:paid',
      'order-status-notice:*:replaced',
      expect.stringMatching('order-status-notice:\\*:taken-back:'),
    ])
    expect(await fixture.stockOf(sale.candle.id)).toBe(4)
  })

  it('paid beside a card is the owner’s to give back', async () => {
    const sale = await openSale()
    const card = await sale.press('card')
    await fixture.pay(card.clientSecret)
    await reconcilePayments(shop)
    expect(await confirm({ attemptId: sale.attemptId })).toEqual(['to-return'])
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({
      payment_status: 'paid',
      payment_method: 'card',
    })
    expect(await fixture.openFindings()).toEqual(['pix-to-return'])
  })

  it('late without candles is the owner’s to give back, and what they record ends the finding', async () => {
    const sale = await openSale({ stock: 2 })
    fixture.passMinutes(121)
    await expireHolds(shop)
    expect(await fixture.messagesAbout(sale.orderId)).toEqual([
      'order-status-notice:*:expired',
      'payment-refused:*:pix-unseen',
    ])
    const other = await fixture.newCustomer()
    await fixture.putInCart(other.id, sale.candle.id, 2)
    await startCheckout(shop, await fixture.requestFor(other.id))
    expect(await confirm({ attemptId: sale.attemptId })).toEqual(['to-return'])
    expect(await fixture.openFindings()).toEqual(['pix-to-return'])
    const part = { request: { amount: 19980 }, restock: false, reason: 'chegou tarde' }
    const request = { orderId: sale.orderId, actor, part }
    expect(await refundPartOfOrder(shop, request)).toMatchObject({ code: 'by-hand' })
    expect(await recordRefundByHand(shop, request)).toMatchObject({ value: { refunded: 'now' } })
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({
      payment_status: 'refunded',
      status: 'cancelled',
    })
    expect(await fixture.openFindings()).toEqual([])
  })

  it('late with candles is honoured', async () => {
    const sale = await openSale()
    fixture.passMinutes(121)
    await expireHolds(shop)
    expect(await confirm({ attemptId: sale.attemptId })).toEqual(['paid'])
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({
      payment_status: 'paid',
      status: 'processing',
    })
  })

  it('stays unpaid below the total, and is paid and reported above it', async () => {
    const [low, high] = [await openSale(), await openSale()]
    expect(await confirm({ attemptId: low.attemptId, received: 19979 })).toEqual(['underpaid'])
    expect(await confirm({ attemptId: high.attemptId, received: 20000 })).toEqual(['paid'])
    expect(await fixture.orderOf(low.orderId)).toMatchObject({ payment_status: 'pending' })
    expect(await confirm({ attemptId: low.attemptId })).toEqual(['underpaid'])
    expect((await fixture.openFindings()).toSorted()).toEqual(['pix-overpaid', 'pix-underpaid'])
    expect(await confirm({ attemptId: low.attemptId, received: 1 })).toEqual(['paid'])
    expect(await confirm({ attemptId: low.attemptId, received: 1 })).toEqual(['paid'])
    const { rows } = await database.pool.query(
      'select received from offline_payments where amount = 199.80 and reference = (select p.reference from orders o join payments p on p.id = o.payment_id where o.id = $1)',
      [low.orderId],
    )
    expect(rows).toEqual([{ received: '199.80' }])
    expect(await fixture.openFindings()).toEqual(['pix-overpaid'])
  })
})

it('has a sentence for every outcome and refusal', async () => {
  const outcomes: Readonly<Record<PixConfirmation['outcome'], string>> = pixAdminCopy.outcomes
  const refusals: Readonly<Record<BankFileRefusal['code'], string>> = pixAdminCopy.refusals
  expect([...Object.values(outcomes), ...Object.values(refusals)]).not.toContain('')
})

describe('a bank statement', () => {
  it('proposes, settles nothing, and each of its lines serves once', async () => {
    const [one, second] = [await openSale({ quantity: 1 }), await openSale({ quantity: 3 })]
    const day = '12/11/2026'
    const csv = `Data;Descrição;Valor\n${day};Pix recebido ${one.started.pix?.copyPaste.slice(-28, -8)};99,90\n${day};Pix recebido HELENA MARTINS;299,70\n${day};Pix enviado;-10,00\n`
    expect(await statement(csv)).toMatchObject({ value: { added: 2, knownCount: 0, skipped: 1 } })
    expect(await statement(csv)).toMatchObject({ value: { added: 0, knownCount: 2 } })
    const { proposals, missing } = await listBankMatches(shop)
    expect(missing.map(({ orderId }) => orderId)).not.toContain(one.orderId)
    const ownProposals = proposals.filter(({ pix }) => [one.orderId, second.orderId].includes(pix.orderId))
    expect(ownProposals.map(({ pix, reasons }) => [pix.orderId, reasons.includes('txid')])).toEqual(
      expect.arrayContaining([
        [one.orderId, true],
        [second.orderId, false],
      ]),
    )
    expect(await fixture.orderOf(one.orderId)).toMatchObject({ payment_status: 'pending' })
    const [first] = ownProposals
    if (!first) throw new Error('nothing was proposed')
    const third = await openSale({ quantity: 1 })
    const seen = { attemptId: first.attemptId, bankEntryId: first.entryId }
    expect(await confirm(seen, { ...seen, attemptId: third.attemptId })).toEqual(['paid', 'bank-entry-used'])
    const after = await listBankMatches(shop)
    expect([
      ...after.proposals.map(({ entryId }) => entryId),
      ...after.otherEntries.map(({ id }) => id),
    ]).not.toContain(first.entryId)
    await takeBack(first.pix.orderId)
    expect(await confirm({ ...seen, attemptId: third.attemptId })).toEqual(['paid'])
  })

  it('renumbered by the bank adds no entry twice, and two equal payments stay two', async () => {
    const day = '20261111'
    const file = (first: number, count: number) =>
      `<OFX>${Array.from({ length: count }, (_, at) => `<STMTTRN><DTPOSTED>${day}<TRNAMT>77.70<FITID>${first + at}<MEMO>PIX RECEBIDO - INTER ANA</STMTTRN>`).join('')}</OFX>`
    expect(await statement(file(100, 1))).toMatchObject({ value: { added: 1, knownCount: 0 } })
    expect(await statement(file(900, 1))).toMatchObject({ value: { added: 0, knownCount: 1 } })
    expect(await statement(file(500, 2))).toMatchObject({ value: { added: 1, knownCount: 1 } })
    expect(await statement(file(700, 2))).toMatchObject({ value: { added: 0, knownCount: 2 } })
  })

  it('names the second payment of one code with its order', async () => {
    const sale = await openSale({ quantity: 1 })
    const txid = String((await fixture.orderOf(sale.orderId)).payment_reference)
    await statement(
      `Data;Descrição;Valor\n12/11/2026;Pix recebido ${txid};99,90\n13/11/2026;Pix recebido ${txid};99,90\n`,
    )
    const listOwn = async () => {
      const { proposals, paidTwice, otherEntries } = await listBankMatches(shop)
      return {
        proposals: proposals.filter(({ pix }) => pix.orderId === sale.orderId),
        again: paidTwice.filter(({ order }) => order.orderId === sale.orderId),
        others: otherEntries.filter(({ payer }) => payer.includes(txid)),
      }
    }
    const before = await listOwn()
    expect(before).toMatchObject({ proposals: [{ entry: { day: '2026-11-12' } }], others: [] })
    expect(before.again).toMatchObject([
      { entry: { day: '2026-11-13' }, order: { customerName: 'Helena Martins' } },
    ])
    const [match] = before.proposals
    expect(await confirm({ attemptId: sale.attemptId, bankEntryId: match?.entryId ?? '' })).toEqual(['paid'])
    expect(await listOwn()).toMatchObject({
      proposals: [],
      others: [],
      again: [{ entry: { day: '2026-11-13' } }],
    })
  })

  it.each([
    ['', 'statement-unreadable'],
    ['nome;idade\nAna;3', 'statement-unreadable'],
    ['<OFX><STMTTRN><TRNAMT>-1.00<DTPOSTED>20261112</OFX>', 'statement-empty'],
    ['"Data;Valor\n\u0000\u0001', 'statement-unreadable'],
  ])('that is invalid is refused with a message: %j', async (text, code) => {
    expect(await statement(text)).toMatchObject({ code })
  })

  it('is forgotten after a while, but for what paid an order', async () => {
    const count = async () =>
      (await database.pool.query('select count(*)::int as kept from bank_entries')).rows[0].kept
    const before = await count()
    await statement('Data;Valor;Descrição\n01/09/2026;12,34;PIX DE OUTRA PESSOA\n')
    expect(await count()).toBe(before + 1)
    await forgetUnusedBankEntries(shop)
    expect(await count()).toBe(before)
  })

  it('that is too large is refused before it is read', async () => {
    const bytes = new Uint8Array(2 * 1024 * 1024 + 1)
    expect(await importBankStatement(shop, { actor, bytes })).toMatchObject({ code: 'statement-too-large' })
  })
})

describe('the discount', () => {
  it('is the owner’s to set, from the next order on', async () => {
    expect(await loadPaymentSettings(shop)).toMatchObject({
      pixDiscountPercent: 0,
      version: 0,
      pixProvider: 'pix-key',
    })
    const waiting = await openSale()
    expect(await savePixDiscount(shop, { percent: 10, version: 0, actor })).toMatchObject({
      value: { version: 1 },
    })
    expect(await savePixDiscount(shop, { percent: 20, version: 0, actor })).toMatchObject({
      code: 'changed-meanwhile',
    })
    expect(await savePixDiscount(shop, { percent: 31, version: 1, actor })).toMatchObject({
      code: 'invalid-percent',
    })
    expect(await fixture.orderOf(waiting.orderId)).toMatchObject({ total_amount: '199.80' })
    expect((await openSale()).started).toMatchObject({ totalAmount: 17982, pixDiscountAmount: 1998 })
    expect(await savePixDiscount(shop, { percent: 0, version: 1, actor })).toMatchObject({
      value: { version: 2 },
    })
  })
})
