import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { drainOutbox } from '#app/jobs/drain-outbox.ts'
import { JobQueue } from '#app/jobs/job-queue.ts'
import type { Job } from '#platform/outbox.ts'
import { welcomeEmail } from '#platform/outbox.ts'
import { createSealing } from '#platform/sealing/sealing.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { openDeliveryShop } from '../../../tests/support/delivery-shop.ts'
import { emptyQueue, keysInQueue, queuedMessages } from '../../../tests/support/message-queue.ts'

const database = await createTestDatabase()
const shop = await openDeliveryShop(database)
afterAll(() => shop.close())
beforeEach(async () => {
  await emptyQueue(database.db)
  await database.pool.query('truncate email_deliveries, automation_events')
  shop.mailer.turns = []
  shop.mailer.received.length = 0
})

const email = (key: string): Job => ({
  name: 'send-email',
  key,
  email: {
    type: 'welcome',
    to: 'helena@exemplo.com.br',
    data: { customerName: 'Helena', customerEmail: 'h@e.br' },
  },
})
const keysSent = () => shop.mailer.received.map(({ key }) => key)

describe('the outbox', () => {
  // Must run first: pg-boss has not cached any queue settings yet.
  it('takes no second connection from a pool that is smaller than the crowd', async () => {
    const keys = Array.from(
      { length: 3 * (database.pool.options.max ?? 10) },
      (_, number) => `crowd:${number}`,
    )
    await Promise.all(keys.map((key) => shop.db.transaction((tx) => shop.outbox.enqueue(tx, email(key)))))
    expect(await queuedMessages(database.db)).toHaveLength(keys.length)
  })

  it('deletes a person’s messages, and nobody else’s with a similar address', async () => {
    const to = (address: string): Job => ({
      name: 'send-email',
      key: address,
      email: { type: 'welcome', to: address, data: { customerName: 'Ana', customerEmail: address } },
    })
    const otherEmails = ['mariana@exemplo.com', 'ana@exemplo.com.br']
    await shop.db.transaction(async (tx) => {
      await shop.outbox.enqueue(tx, to('ana@exemplo.com'), ...otherEmails.map(to))
      await shop.outbox.forgetPerson(tx, { email: 'ana@exemplo.com', orders: [] })
    })
    expect(await keysInQueue(database.db)).toEqual(otherEmails.toSorted())
  })

  it('sends nothing of a transaction that is rolled back', async () => {
    const attempt = shop.db.transaction(async (tx) => {
      await shop.outbox.enqueue(tx, email('a'))
      throw new Error('the order failed')
    })
    await expect(attempt).rejects.toThrow('the order failed')
    expect(await drainOutbox(shop)).toEqual([])
    expect(keysSent()).toEqual([])
  })

  it('shows nothing to a worker before the transaction commits', async () => {
    await shop.db.transaction(async (tx) => {
      await shop.outbox.enqueue(tx, email('a'))
      expect(await drainOutbox(shop)).toEqual([])
    })
    expect(await drainOutbox(shop)).toEqual([{ name: 'send-email', key: 'a' }])
  })

  it('delivers a message once, however often it is enqueued', async () => {
    const attempts = Array.from({ length: 20 }, () =>
      shop.db.transaction((tx) => shop.outbox.enqueue(tx, email('a'))),
    )
    await Promise.all(attempts)
    await drainOutbox(shop)
    await shop.db.transaction((tx) => shop.outbox.enqueue(tx, email('a')))
    await drainOutbox(shop)
    expect(keysSent()).toEqual(['a'])
  })

  it('still delivers it once when the queue has long forgotten the job', async () => {
    for (let time = 0; time < 2; time++) {
      await shop.db.transaction((tx) => shop.outbox.enqueue(tx, email('a')))
      await drainOutbox(shop)
      await emptyQueue(database.db)
    }
    expect(keysSent()).toEqual(['a'])
  })

  it('holds the welcome e-mail back for two seconds', async () => {
    const job = welcomeEmail({ id: 'u1', email: 'helena@exemplo.com.br', name: 'Helena' })
    await shop.db.transaction((tx) => shop.outbox.enqueue(tx, job))
    expect(await queuedMessages(database.db)).toMatchObject([{ delaySeconds: 2 }])
    expect(await drainOutbox(shop)).toEqual([])
    expect(await drainOutbox(shop, { includeDelayed: true })).toEqual([
      { name: 'send-email', key: 'welcome:u1' },
    ])
  })

  it('takes a message back until a worker has it, together with its transaction', async () => {
    const withdraw = () => shop.db.transaction((tx) => shop.outbox.withdraw(tx, 'send-email', 'a'))
    await shop.db.transaction((tx) => shop.outbox.enqueue(tx, email('a')))
    const rollback = shop.db.transaction(async (tx) => {
      expect(await shop.outbox.withdraw(tx, 'send-email', 'a')).toBe(true)
      expect(await shop.outbox.boss.fetch('send-email')).toEqual([])
      throw new Error('the change failed')
    })
    await expect(rollback).rejects.toThrow('the change failed')
    expect(await shop.outbox.boss.fetch('send-email')).toHaveLength(1)
    expect(await withdraw()).toBe(false)

    await emptyQueue(database.db)
    await shop.db.transaction((tx) => shop.outbox.enqueue(tx, email('a')))
    expect(await withdraw()).toBe(true)
    expect(await withdraw()).toBe(false)
    expect(await drainOutbox(shop, { includeDelayed: true })).toEqual([])
  })

  it('keeps no link that signs somebody in, and delivers it whole', async () => {
    const secret = 'http://localhost:3000/email-confirmation?token=TOKEN-TOKEN'
    const jobs: Job[] = [
      {
        name: 'send-email',
        key: 'confirmation:1',
        email: {
          type: 'account-confirmation',
          to: 'h@e.br',
          data: { customerName: 'H', confirmationUrl: secret },
        },
      },
      {
        name: 'send-email',
        key: 'recovery:1',
        email: { type: 'password-recovery', to: 'h@e.br', data: { customerName: 'H', resetUrl: secret } },
      },
      {
        name: 'send-email',
        key: 'deletion-code:1',
        email: { type: 'deletion-code', to: 'h@e.br', data: { customerName: 'H', deletionCode: secret } },
      },
    ]
    await shop.db.transaction(async (tx) => {
      for (const job of jobs) await shop.outbox.enqueue(tx, job)
    })
    const queued = await queuedMessages(database.db)
    expect(queued).toHaveLength(3)
    expect(queued.filter(({ row }) => row.includes('TOKEN'))).toEqual([])
    await drainOutbox(shop)
    expect(shop.mailer.received.every(({ text }) => text.includes(secret))).toBe(true)
    expect(shop.mailer.received).toHaveLength(3)
  })

  it('opens on several nodes at once', async () => {
    const { pool } = database
    const log = shop.log
    const sealing = createSealing({ secret: 'x'.repeat(32), now: shop.clock.now })
    const nodes = await Promise.all(Array.from({ length: 4 }, () => JobQueue.open({ pool, log, sealing })))
    await Promise.all(nodes.map((node) => node.close()))
    expect(shop.logged.filter((line) => line.startsWith('The job queue failed'))).toEqual([])
  })
})
