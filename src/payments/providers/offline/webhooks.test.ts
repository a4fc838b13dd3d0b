import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Deliver, isSignedWebhook, SIGNATURE_HEADER, WebhookSender } from './webhooks.ts'

const SECRET = 'a secret for the test'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function sender(accepts: (attempt: number) => boolean = () => true) {
  const now = new Date('2026-11-14T12:00:00Z')
  const received: string[] = []
  const warnings: string[] = []
  let attempts = 0
  const deliver: Deliver = async (rawBody, headers) => {
    attempts += 1
    expect(isSignedWebhook(rawBody, headers[SIGNATURE_HEADER] ?? null, SECRET, now)).toBe(true)
    if (!accepts(attempts)) throw new Error('the shop is restarting')
    received.push(JSON.parse(new TextDecoder().decode(rawBody)).name)
    return true
  }
  const webhooks = new WebhookSender({
    secret: SECRET,
    deliver,
    clock: { now: () => now },
    log: { warn: (_details, message) => void warnings.push(message), error: () => {} },
  })
  const pass = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
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

  it('tries again until the shop takes it', async () => {
    const { webhooks, received, pass } = sender((attempt) => attempt === 3)
    webhooks.send({ name: 'a' })
    await webhooks.idle()
    await pass(1000)
    expect(received).toEqual([])
    await pass(5000)
    expect(received).toEqual(['a'])
  })

  it('gives up in the end and logs it', async () => {
    const { webhooks, warnings, pass, attempts } = sender(() => false)
    webhooks.send({ name: 'a' })
    await webhooks.idle()
    for (let i = 0; i < 5; i++) await pass(60_000)
    expect(attempts()).toBe(4)
    expect(warnings).toEqual(['a payment webhook was given up'])
  })

  it('stops everything when it is closed', async () => {
    const { webhooks, received, pass } = sender((attempt) => attempt > 1)
    webhooks.send({ name: 'a' })
    await webhooks.idle()
    await webhooks.close()
    await pass(60_000)
    expect(received).toEqual([])
  })
})
