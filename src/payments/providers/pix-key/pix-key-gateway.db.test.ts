import { describe, expect, it } from 'vitest'
import { createOfflineGateway } from '#payments/providers/offline/offline-gateway.ts'
import { describePaymentGateway } from '#payments/providers/payment-gateway.contract.ts'
import type { NewPayment } from '#payments/providers/port.ts'
import { parseBrCode } from '#platform/domain/br-code.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { joinGateways } from './join-gateways.ts'
import { createPixKeyGateway } from './pix-key-gateway.ts'

const database = await createTestDatabase()
const SECRET = 'the session secret of the test shop'
const account = { key: '+5511987654321', receiver: 'Lume e Coco', city: 'Sao Paulo' }

function open(ownKey: typeof account | null = account) {
  const clock = { time: Date.parse('2026-11-14T12:00:00Z'), now: () => new Date(clock.time) }
  const own = createPixKeyGateway({
    sql: database.pool,
    secret: SECRET,
    clock,
    account: { known: () => ownKey, read: async () => ownKey },
  })
  return { clock, own }
}

describePaymentGateway('pix-key', { methods: ['pix'], isProvider: false }, async () => {
  const { clock, own } = open()
  const doNothing = () => {}
  return {
    gateway: own,
    async payPix({ reference, amount }) {
      await own.ownPix.receive(reference, amount)
    },
    passTime: (seconds) => {
      clock.time += seconds * 1000
    },
    takeWebhooks: async () => [],
    failRefund: async () => doNothing(),
    pay: async () => doNothing(),
    answerChallenge: async () => doNothing(),
    becomeUnavailable: doNothing,
    comeBack: doNothing,
    loseNextAnswer: doNothing,
    sign: () => ({ rawBody: new Uint8Array(), signature: '' }),
    close: async () => doNothing(),
  }
})

describe('the own key', () => {
  const payment: NewPayment = {
    method: 'pix',
    expiresAt: new Date('2026-11-14T14:00:00Z'),
    amount: 34214,
    currency: 'brl',
    orderId: '00000000-0000-4000-8000-00000000abcd',
    orderNumber: 'LC-7K3M-9Q2X',
    sessionId: 'session',
    customerEmail: 'helena@exemplo.com.br',
    idempotencyKey: 'order:1',
    returnUrl: 'http://localhost:3000/',
  }

  it('asks for the amount under a txid of its own for each attempt', async () => {
    const { own } = open()
    const first = await own.createPayment(payment)
    const second = await own.createPayment({ ...payment, idempotencyKey: 'order:1:2' })
    if (!first.ok || !second.ok) throw new Error('refused')
    expect(first.value.reference).toMatch(/^LC7K3M9Q2X[0-9A-F]{10}$/)
    expect(second.value.reference).not.toBe(first.value.reference)
    expect(parseBrCode(first.value.pix?.copyPaste ?? '')).toEqual({
      ok: true,
      value: { ...account, amount: 34214, txid: first.value.reference },
    })
  })

  it('forgets what the owner took back, and adds up what came in parts', async () => {
    const { own } = open()
    const created = await own.createPayment({ ...payment, idempotencyKey: 'order:2' })
    if (!created.ok) throw new Error(created.code)
    const { reference } = created.value
    await own.ownPix.receive(reference, 34214)
    expect(await own.ownPix.takeBack(reference)).toMatchObject({
      value: { received: 0, outcome: { status: 'pending' } },
    })
    await own.ownPix.receive(reference, 30000)
    expect(await own.ownPix.receive(reference, 4214)).toMatchObject({
      value: { received: 34214, outcome: { status: 'succeeded' } },
    })
    expect(await own.ownPix.receive(reference, 4214)).toMatchObject({ value: { received: 34214 } })
  })

  it('works next to a provider: each payment is checked where it was opened', async () => {
    const { own, clock } = open()
    const silent = { warn: () => {}, error: () => {} }
    const cards = createOfflineGateway({
      sql: database.pool,
      secret: SECRET,
      challengeUrl: () => '',
      clock,
      log: silent,
      deliver: async () => true,
    })
    const joined = joinGateways(cards, own)
    expect(joined.takes).toEqual({ card: 'offline', pix: 'pix-key' })
    expect(joinGateways(cards, open(null).own).takes).toEqual({ card: 'offline', pix: 'offline' })
    const madePayments = []
    for (const method of ['card', 'pix'] as const) {
      const created = await joined.createPayment({ ...payment, method, idempotencyKey: `both-${method}` })
      if (!created.ok) throw new Error(created.code)
      const { reference } = created.value
      madePayments.push(reference)
      expect(await joined.retrievePayment(reference)).toMatchObject({
        value: { provider: joined.takes[method] },
      })
      expect(await joined.cancelPayment(reference)).toMatchObject({ value: { reference } })
    }
    const listed = await joined.listRecent(new Date(clock.time))
    expect(listed.ok && listed.value.map(({ reference }) => reference)).toEqual(
      expect.arrayContaining(madePayments),
    )
    await joined.close()
  })
})
