import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { drainOutbox } from '#app/jobs/drain-outbox.ts'
import { CLAIM_LASTS_MS } from '#app/jobs/email-deliveries.ts'
import { redeliverDeadLetters } from '#app/jobs/run-jobs.ts'
import { sendEmail } from '#app/jobs/send-email.ts'
import { orderLinkPath } from '#orders/use-cases/link/order-link.ts'
import { parseConfig } from '#platform/config/config.ts'
import type { Email } from '#platform/mail/email.ts'
import { buildMessageId, parseSender } from '#platform/mail/envelope.ts'
import { openMailFolder } from '#platform/mail/mail-folder.ts'
import { createSmtpMailer } from '#platform/mail/smtp-mailer.ts'
import { lastAutomationEvents } from '#platform/operations/automation-events.ts'
import { listUndeliveredJobs, retryUndelivered } from '#platform/operations/undelivered-jobs.ts'
import type { Job } from '#platform/outbox.ts'
import { Crash, openCrashingDatabase } from '../../../lab/chaos/crashing-database.ts'
import { startUnreliableSmtpServer } from '../../../lab/fakes/unreliable-smtp-server.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { openDeliveryShop } from '../../../tests/support/delivery-shop.ts'
import { makeOrder } from '../../../tests/support/make-orders.ts'
import {
  allowRetries,
  emptyQueue,
  letWorkersExpire,
  queuedMessages,
} from '../../../tests/support/message-queue.ts'

const database = await createTestDatabase()
const shop = await openDeliveryShop(database)
afterAll(() => shop.close())
beforeEach(async () => {
  await emptyQueue(database.db)
  await database.pool.query('truncate email_deliveries, automation_events')
  shop.mailer.turns = []
  shop.mailer.received.length = 0
  shop.logged.length = 0
})

const key = 'order-status:o1:shipped'
const job = {
  name: 'send-email',
  key,
  email: {
    type: 'order-status-update',
    to: 'helena@exemplo.com.br',
    data: { customerName: 'Helena Martins', orderNumber: 'LC-1', status: 'shipped' },
  },
} satisfies Job
const enqueue = () => shop.db.transaction((tx) => shop.outbox.enqueue(tx, job))
const everything = { includeDelayed: true }

const inQueue = async () =>
  (await queuedMessages(database.db, key)).filter(({ name }) => name === 'send-email')
const jobStates = async () => (await inQueue()).map(({ state }) => state)

/** Simulates a worker that dies during its job; the job then expires. */
async function dieWhile(work: () => Promise<unknown>): Promise<void> {
  await shop.outbox.boss.fetch('send-email')
  await work().catch((error) => {
    if (!(error instanceof Crash || error.cause instanceof Crash)) throw error
  })
  await letWorkersExpire(database.db)
  shop.passSeconds(CLAIM_LASTS_MS / 1000 + 1)
  await shop.outbox.boss.supervise('send-email')
  expect(await jobStates()).toEqual(['retry'])
}

describe('an e-mail whose worker dies', () => {
  it.each([
    ['before anything', async () => undefined, 1],
    [
      'before sending',
      () => {
        shop.mailer.turns = ['crash-before']
        return sendEmail(shop, job)
      },
      1,
    ],
    ['after it was marked as sent', () => sendEmail(shop, job), 1],
  ])('%s is sent exactly once', async (_when, work, times) => {
    await enqueue()
    await dieWhile(work)
    await drainOutbox(shop, everything)
    expect(shop.mailer.received).toHaveLength(times)
    expect(await jobStates()).toEqual(['completed'])
    expect(await drainOutbox(shop, everything)).toEqual([])
  })

  it('between sending and marking is sent again under the same key, so that it can be recognised', async () => {
    await enqueue()
    shop.mailer.turns = ['crash-after']
    await dieWhile(() => sendEmail(shop, job))
    await drainOutbox(shop, everything)
    expect(shop.mailer.received.map((message) => message.key)).toEqual([key, key])
    expect(await drainOutbox(shop, everything)).toEqual([])
  })

  it('between sending and marking leaves one message in the mail folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lume-mail-'))
    const mailer = openMailFolder({ folder, from: 'a@exemplo.com.br', now: shop.clock.now })
    const message = { key, to: 'a@exemplo.com.br', subject: 's', html: 'h', text: 't' }
    await enqueue()
    await dieWhile(() => mailer.send(message))
    await drainOutbox({ ...shop, mailer }, everything)
    expect(await mailer.folder.listMail()).toHaveLength(1)
    await rm(folder, { recursive: true })
  })
})

describe('an e-mail about an order', () => {
  function declined(orderNumber: string, to: string) {
    const facts = { customerName: 'Helena', orderNumber, orderTotal: 15000, isVoucher: true }
    const data = { ...facts, cause: 'declined', declineReason: null } as const
    const key = `payment-refused:${randomUUID()}`
    return sendEmail(shop, { key, email: { type: 'payment-refused', to, data } })
  }

  it('links to the voucher for buyers without an account, and to the account for all others', async () => {
    const order = await makeOrder(database, {
      origin: 'voucher',
      deliveryWay: 'none',
      paymentStatus: 'failed',
    })
    const { orderNumber } = order
    const link = `http://localhost:3000${orderLinkPath(shop, order)}`
    await declined(orderNumber, order.customerEmail)
    expect(shop.mailer.received.at(-1)?.text).toContain(link)
    await declined(orderNumber, 'outra@exemplo.com.br')
    expect(shop.mailer.received.at(-1)?.text).not.toContain('chave=')
    const { rows } = await database.pool.query(
      "insert into users (email, name) values ('helena@exemplo.com.br', 'Helena') returning id",
    )
    await database.pool.query('update orders set user_id = $1 where id = $2', [rows[0].id, order.id])
    await declined(orderNumber, order.customerEmail)
    expect(shop.mailer.received.at(-1)?.text).toContain(`/pedidos/${orderNumber}/pagar`)
  })
})

describe('an e-mail whose worker is killed at a statement', () => {
  const statements = [1, 2, 3, 4]
  const moments = ['before', 'after'] as const
  const deaths = statements.flatMap((at) => moments.map((moment) => ({ at, moment })))

  it.each(deaths)('$moment statement $at ends as one message and one record', async (plan) => {
    const folder = await mkdtemp(join(tmpdir(), 'lume-mail-'))
    const mailer = openMailFolder({ folder, from: 'a@exemplo.com.br', now: shop.clock.now })
    const mortal = openCrashingDatabase(database.url, plan)
    await enqueue()
    await dieWhile(() => sendEmail({ ...shop, mailer, db: mortal.db }, job))
    expect(mortal.died()).toBe(true)
    mortal.close()
    await drainOutbox({ ...shop, mailer }, everything)
    expect(await mailer.folder.listMail()).toHaveLength(1)
    const { rows } = await database.pool.query('select key, state from email_deliveries')
    expect(rows).toEqual([{ key, state: 'sent' }])
    expect(await jobStates()).toEqual(['completed'])
    await rm(folder, { recursive: true })
  })
})

describe('an e-mail that several workers try to send at once', () => {
  it('is sent by one of them', async () => {
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => sendEmail(shop, job)))
    expect(shop.mailer.received).toHaveLength(1)
    expect(outcomes.filter(({ kind }) => kind === 'done').length).toBeGreaterThanOrEqual(1)
    expect(await sendEmail(shop, job)).toEqual({ kind: 'done' })
    expect(shop.mailer.received).toHaveLength(1)
  })

  it('waits while a living worker is at it, and not after that one died', async () => {
    shop.mailer.turns = ['crash-before']
    await expect(sendEmail(shop, job)).rejects.toThrow(Crash)
    shop.passSeconds(CLAIM_LASTS_MS / 1000 - 1)
    expect(await sendEmail(shop, job)).toMatchObject({ kind: 'retry' })
    shop.passSeconds(2)
    expect(await sendEmail(shop, job)).toEqual({ kind: 'done' })
    expect(shop.mailer.received).toHaveLength(1)
  })
})

describe('an e-mail that fails', () => {
  it('is tried again later, with pauses that grow', async () => {
    await enqueue()
    shop.mailer.turns = ['unavailable', 'uncertain', 'unavailable']
    const pauses: number[] = []
    for (let attempt = 0; attempt < 3; attempt++) {
      const [failedJob] = await drainOutbox(shop, everything)
      expect(failedJob).toMatchObject({ key, failure: expect.stringContaining('as the test says') })
      const [queuedJob] = await inQueue()
      pauses.push(queuedJob?.secondsUntilDue ?? 0)
      expect(await drainOutbox(shop)).toEqual([])
      shop.passSeconds(60)
    }
    expect(pauses.every((pause, attempt) => pause > 29 * 2 ** attempt)).toBe(true)
    expect(await drainOutbox(shop, everything)).toEqual([{ name: 'send-email', key }])
    expect((await lastAutomationEvents(shop)).email).toMatchObject({ succeeded: true })
  })

  it('goes to the dead letters at once when it was rejected for good, and stays there', async () => {
    await enqueue()
    shop.mailer.turns = ['rejected']
    await drainOutbox(shop)
    expect(await jobStates()).toEqual(['failed'])
    expect(await listUndeliveredJobs(shop)).toMatchObject([
      { name: 'send-email', key, reason: 'rejected: as the test says' },
    ])
    expect((await lastAutomationEvents(shop)).email).toMatchObject({ succeeded: false })
    await redeliverDeadLetters(shop.outbox.boss, shop.log)
    expect(await listUndeliveredJobs(shop)).toHaveLength(1)
  })

  it('goes there when its retries are used up, and gets another chance when a worker starts', async () => {
    await enqueue()
    await allowRetries(database.db, 1)
    shop.mailer.turns = ['unavailable', 'unavailable']
    await drainOutbox(shop, everything)
    await drainOutbox(shop, everything)
    expect(await listUndeliveredJobs(shop)).toMatchObject([{ key, reason: 'unavailable: as the test says' }])
    await redeliverDeadLetters(shop.outbox.boss, shop.log)
    expect(await listUndeliveredJobs(shop)).toEqual([])
    expect(await drainOutbox(shop)).toEqual([{ name: 'send-email', key }])
    expect(shop.mailer.received).toHaveLength(1)
  })

  it('gets another chance when the owner asks for it, whatever became of it before', async () => {
    const actor = { id: randomUUID(), name: 'Clara' }
    await enqueue()
    shop.mailer.turns = ['rejected']
    await drainOutbox(shop)
    const [undelivered] = await listUndeliveredJobs(shop)
    const jobId = undelivered?.id ?? ''
    expect(await retryUndelivered(shop, { jobId, actor })).toMatchObject({ ok: true })
    expect(await listUndeliveredJobs(shop)).toEqual([])
    expect(await drainOutbox(shop)).toEqual([{ name: 'send-email', key }])
    expect(shop.mailer.received).toHaveLength(1)
    for (const unknownJobId of [jobId, 'nothing'])
      expect(await retryUndelivered(shop, { jobId: unknownJobId, actor })).toMatchObject({
        code: 'nothing-to-retry',
      })
  })

  it('is logged without the person', async () => {
    await enqueue()
    shop.mailer.turns = ['unavailable', 'crash-before']
    await drainOutbox(shop, everything)
    await drainOutbox(shop, everything)
    const outputs = (await queuedMessages(database.db)).map(({ output }) => output)
    const logText = [...shop.logged, ...outputs].join('\n')
    expect(logText).toContain(key)
    expect(logText).not.toMatch(/helena|martins|exemplo\.com/i)
  })
})

describe('over a mail server that refuses, hangs and drops', () => {
  it('an e-mail arrives, and a doubled one carries the same Message-ID', async () => {
    const server = await startUnreliableSmtpServer(['busy', 'hang', 'drop-after-text'])
    const from = 'Lume & Coco <ola@exemplo.com.br>'
    const mailer = createSmtpMailer({ url: server.url, from, timeouts: { silenceMs: 400 } })
    await enqueue()
    const failures: string[] = []
    for (let attempt = 0; attempt < 4; attempt++) {
      const [drained] = await drainOutbox({ ...shop, mailer }, everything)
      if (drained?.failure) failures.push(drained.failure)
    }
    await mailer.close()
    await server.stop()
    expect(failures[0]).toBe('unavailable: EENVELOPE 451 RCPT TO')
    expect(failures.at(-1)).toMatch(/^uncertain/)
    expect(await jobStates()).toEqual(['completed'])
    expect(server.received).toHaveLength(2)
    const messageId = buildMessageId(key, parseSender(from))
    expect(server.received.every((message) => message.includes(`Message-ID: ${messageId}`))).toBe(true)
  })

  it('the first password email of a shop without an email of its own asks for answers to the sender', async () => {
    const server = await startUnreliableSmtpServer()
    const config = parseConfig({ SMTP_URL: server.url, MAIL_FROM: 'Velas <ola@exemplo.com.br>' })
    const mailer = createSmtpMailer({ ...config.mail, url: server.url })
    const data = { customerName: 'Clara', resetUrl: 'http://localhost:3000/reset' }
    const email: Email = { type: 'password-recovery', to: 'clara@exemplo.com.br', data }
    expect(await sendEmail({ ...shop, config, mailer }, { key: 'first', email })).toEqual({ kind: 'done' })
    await mailer.close()
    await server.stop()
    expect(server.received).toEqual([expect.stringContaining('Reply-To: ola@exemplo.com.br')])
  })
})
