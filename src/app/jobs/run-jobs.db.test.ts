import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { OrderStatusNotice } from '#platform/automation/port.ts'
import { createWebhookAutomation } from '#platform/automation/webhook-automation.ts'
import { EVERY_NIGHT, type ScheduledTask } from '#platform/jobs/scheduled-task.ts'
import { listUndeliveredJobs } from '#platform/operations/undelivered-jobs.ts'
import type { Job } from '#platform/outbox.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { type DeliveryShop, openDeliveryShop } from '../../../tests/support/delivery-shop.ts'
import { emptyQueue, queuedMessages } from '../../../tests/support/message-queue.ts'
import { startWorker } from './run-jobs.ts'

const database = await createTestDatabase()
const shop = await openDeliveryShop(database, { automation: createWebhookAutomation({ urls: [] }) })
afterAll(() => shop.close())
beforeEach(async () => {
  await emptyQueue(database.db)
  await database.pool.query('truncate email_deliveries, automation_events')
  shop.mailer.turns = []
  shop.mailer.received.length = 0
  shop.logged.length = 0
})

const email = (key: string): Job => ({
  name: 'send-email',
  key,
  email: { type: 'welcome', to: 'h@e.br', data: { customerName: 'Helena', customerEmail: 'h@e.br' } },
})
const enqueue = (job: Job) => shop.db.transaction((tx) => shop.outbox.enqueue(tx, job))
const statesOfEmails = async () =>
  (await queuedMessages(database.db)).filter(({ name }) => name === 'send-email').map(({ state }) => state)

/** A shop whose mailer resolves `all` after `wanted` messages. */
function shopThatCounts(wantedCount: number): { counting: DeliveryShop; all: Promise<void> } {
  const { promise: all, resolve } = Promise.withResolvers<void>()
  const mailer = {
    ...shop.mailer,
    send: async (message: Parameters<typeof shop.mailer.send>[0]) => {
      const delivery = await shop.mailer.send(message)
      if (shop.mailer.received.length >= wantedCount) resolve()
      return delivery
    },
  }
  return { counting: { ...shop, outbox: shop.outbox, mailer } as DeliveryShop, all }
}

function task(name: string, run: () => Promise<void>): ScheduledTask {
  return { name, schedule: EVERY_NIGHT, run }
}

describe('the worker', () => {
  it('shares the work between nodes and sends each e-mail once', async () => {
    const { counting, all } = shopThatCounts(30)
    const keys = Array.from({ length: 30 }, (_, number) => `welcome:${number}`)
    const workers = await Promise.all([startWorker(counting, []), startWorker(counting, [])])
    await Promise.all(keys.map((key) => enqueue(email(key))))
    await all
    await Promise.all(workers.map((worker) => worker.stop()))
    expect(shop.mailer.received.map(({ key }) => key).toSorted()).toEqual(keys.toSorted())
    expect(await statesOfEmails()).toEqual(keys.map(() => 'completed'))
  })

  it('finishes what it is doing before it stops', async () => {
    const { promise: jobStarted, resolve: begin } = Promise.withResolvers<void>()
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
    const mailer = {
      ...shop.mailer,
      send: async (message: Parameters<typeof shop.mailer.send>[0]) => {
        begin()
        await mayEnd
        return shop.mailer.send(message)
      },
    }
    const worker = await startWorker({ ...shop, mailer }, [])
    await enqueue(email('slow'))
    await jobStarted
    const stop = worker.stop()
    end()
    await stop
    expect(await statesOfEmails()).toEqual(['completed'])
  })

  it('does not try again what was rejected for good', async () => {
    const { promise: attempt, resolve } = Promise.withResolvers<void>()
    const mailer = {
      ...shop.mailer,
      turns: ['rejected' as const],
      send(message: Parameters<typeof shop.mailer.send>[0]) {
        resolve()
        return shop.mailer.send.call(this, message)
      },
    }
    const worker = await startWorker({ ...shop, mailer }, [])
    await enqueue(email('rejected'))
    await attempt
    await worker.stop()
    expect(await listUndeliveredJobs(shop)).toMatchObject([
      { name: 'send-email', key: 'rejected', reason: 'rejected: as the test says' },
    ])
  })

  it('does nothing about webhooks when the owner has none', async () => {
    const notice: OrderStatusNotice = {
      orderId: randomUUID(),
      orderNumber: 'LC-1',
      customerName: 'H',
      customerEmail: 'h@e.br',
      oldStatus: 'pending',
      newStatus: 'processing',
      trackingNumber: null,
      environment: 'test',
    }
    await enqueue({ name: 'notify-order-status-change', key: 'c1', notice })
    const { counting, all } = shopThatCounts(1)
    const worker = await startWorker(counting, [])
    await enqueue(email('after'))
    await all
    await worker.stop()
    expect(shop.logged.join()).toContain('No automation webhook is configured.')
  })

  it('runs a task when its time comes, and survives one that fails', async () => {
    const { promise: ran, resolve: run } = Promise.withResolvers<void>()
    const brokenTask = task('broken', async () => {
      throw new Error('no')
    })
    const worker = await startWorker(shop, [brokenTask, task('healthy', async () => run())])
    await shop.outbox.boss.send('task/broken')
    await shop.outbox.boss.send('task/healthy')
    await ran
    await worker.stop()
    expect(shop.logged.filter((line) => line.startsWith('A scheduled task failed.'))).toHaveLength(1)
  })

  it('keeps the schedules of this version of the shop and no other', async () => {
    const first = await startWorker(shop, [task('former', async () => undefined)])
    await first.stop()
    const second = await startWorker(shop, [task('current', async () => undefined)])
    await second.stop()
    const schedules = await shop.outbox.boss.getSchedules()
    expect(schedules.map(({ name, cron, timezone }) => [name, cron, timezone])).toEqual([
      ['task/current', EVERY_NIGHT, 'America/Sao_Paulo'],
    ])
  })
})
