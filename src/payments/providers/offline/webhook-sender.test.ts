import { describe, expect, it } from 'vitest'
import { parseWebhookFaults, type WebhookFaults } from '#platform/config/webhook-faults.ts'
import { type Deliver, SIGNATURE_HEADER, type Timer, WebhookSender } from './webhook-sender.ts'
import { isSignedWebhook } from './webhook-signature.ts'

const SECRET = 'a secret for the test'

function handTimer(): Timer & { pass(ms: number): void } {
  let waiting: { at: number; run: () => void }[] = []
  let time = 0
  return {
    after(ms, run) {
      const entry = { at: time + ms, run }
      waiting.push(entry)
      return () => {
        waiting = waiting.filter((each) => each !== entry)
      }
    },
    pass(ms) {
      time += ms
      const due = waiting.filter((each) => each.at <= time)
      waiting = waiting.filter((each) => each.at > time)
      for (const each of due) each.run()
    },
  }
}

function sender(faults: Partial<WebhookFaults> = {}, taken: (attempt: number) => boolean = () => true) {
  const now = new Date('2026-11-14T12:00:00Z')
  const received: string[] = []
  const warnings: string[] = []
  let attempts = 0
  const deliver: Deliver = async (rawBody, headers) => {
    attempts += 1
    expect(isSignedWebhook(rawBody, headers[SIGNATURE_HEADER] ?? null, SECRET, now)).toBe(true)
    if (!taken(attempts)) throw new Error('the shop is restarting')
    received.push(JSON.parse(new TextDecoder().decode(rawBody)).name)
    return true
  }
  const timer = handTimer()
  const webhooks = new WebhookSender({
    secret: SECRET,
    faults: { delayMs: 0, copies: 1, reorder: 0, ...faults },
    deliver,
    clock: { now: () => now },
    timer,
    log: { warn: (_details, message) => void warnings.push(message), error: () => {} },
  })
  const pass = async (ms: number) => {
    timer.pass(ms)
    await webhooks.idle()
  }
  return { webhooks, received, warnings, pass, attempts: () => attempts }
}

describe('WebhookSender', () => {
  it('sends at once and once', async () => {
    const { webhooks, received } = sender()
    webhooks.send({ name: 'a' })
    await webhooks.idle()
    expect(received).toEqual(['a'])
  })

  it('sends late and twice if requested', async () => {
    const { webhooks, received, pass } = sender({ delayMs: 2000, copies: 2 })
    webhooks.send({ name: 'a' })
    await pass(1999)
    expect(received).toEqual([])
    await pass(1)
    expect(received).toEqual(['a', 'a'])
  })

  it('sends a later event before an earlier one, and the last one after a while', async () => {
    const { webhooks, received, pass } = sender({ reorder: 1 })
    for (const name of ['failed', 'succeeded', 'refunded']) webhooks.send({ name })
    await webhooks.idle()
    expect(received).toEqual(['succeeded', 'failed'])
    await pass(3000)
    expect(received).toEqual(['succeeded', 'failed', 'refunded'])
  })

  it('tries again until the shop takes it', async () => {
    const { webhooks, received, pass } = sender({}, (attempt) => attempt === 3)
    webhooks.send({ name: 'a' })
    await webhooks.idle()
    await pass(1000)
    expect(received).toEqual([])
    await pass(5000)
    expect(received).toEqual(['a'])
  })

  it('gives up in the end and logs it', async () => {
    const { webhooks, warnings, pass, attempts } = sender({}, () => false)
    webhooks.send({ name: 'a' })
    await webhooks.idle()
    for (let i = 0; i < 5; i++) await pass(60_000)
    expect(attempts()).toBe(4)
    expect(warnings).toEqual(['a payment webhook was given up'])
  })

  it('has nothing running after it is closed', async () => {
    const { webhooks, received, pass } = sender({ delayMs: 2000 })
    webhooks.send({ name: 'a' })
    await webhooks.close()
    await pass(60_000)
    expect(received).toEqual([])
  })
})

describe('parseWebhookFaults', () => {
  it.each([
    ['', { delayMs: 0, copies: 1, reorder: 0 }],
    ['delay=2000,duplicate=2,reorder=1', { delayMs: 2000, copies: 2, reorder: 1 }],
    [' duplicate=3 ', { delayMs: 0, copies: 3, reorder: 0 }],
  ])('%j', (setting, faults) => {
    expect(parseWebhookFaults(setting)).toEqual(faults)
  })

  it.each(['delay', 'delay=-1', 'delay=x', 'lose=1', 'duplicate=999', 'constructor=1'])(
    'refuses %j',
    (setting) => {
      expect(() => parseWebhookFaults(setting)).toThrow(RangeError)
    },
  )
})
