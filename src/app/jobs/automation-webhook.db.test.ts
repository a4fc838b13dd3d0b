import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Automation, AutomationResult, OrderStatusNotice } from '#platform/automation/port.ts'
import { lastAutomationEvents } from '#platform/operations/automation-events.ts'
import { listUndeliveredJobs } from '#platform/operations/undelivered-jobs.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { openDeliveryShop } from '../../../tests/support/delivery-shop.ts'
import { makeOrder } from '../../../tests/support/make-orders.ts'
import { emptyQueue } from '../../../tests/support/message-queue.ts'
import { drainOutbox } from './drain-outbox.ts'

let answer: AutomationResult
let calls: unknown[]
const automation: Automation = {
  defaultUrl: null,
  postConfirmation: async () => answer,
  notifyOrderStatus: async (notice, key) => {
    calls.push([notice, key])
    return answer
  },
}

const database = await createTestDatabase()
const shop = await openDeliveryShop(database, { automation })
afterAll(() => shop.close())
beforeEach(async () => {
  await emptyQueue(database.db)
  await database.pool.query('truncate automation_events')
  shop.logged.length = 0
  calls = []
})

const notice: OrderStatusNotice = {
  orderId: randomUUID(),
  orderNumber: 'LC-1',
  customerName: 'Helena Martins',
  customerEmail: 'helena@exemplo.com.br',
  oldStatus: 'processing',
  newStatus: 'shipped',
  trackingNumber: null,
  environment: 'test',
}

const enqueueNotice = () =>
  shop.db.transaction((tx) =>
    shop.outbox.enqueue(tx, { name: 'notify-order-status-change', key: 'status:o1:1', notice }),
  )

describe('a notice to the automation service', () => {
  it('carries the items and amounts of its order', async () => {
    answer = { outcome: 'delivered' }
    const { id: orderId, totalAmount } = await makeOrder(database, {})
    await shop.db.transaction((tx) =>
      shop.outbox.enqueue(tx, {
        name: 'notify-order-status-change',
        key: `status:${orderId}`,
        notice: { ...notice, orderId },
      }),
    )
    await drainOutbox(shop)
    const [[payload]] = calls as [[Record<string, unknown>]]
    expect(payload).toMatchObject({ orderId, totalInCentavos: totalAmount, refundedInCentavos: 0 })
    const items = payload.items as { name: string; quantity: number; unitPriceInCentavos: number }[]
    expect(items[0]).toMatchObject({ name: expect.any(String), quantity: expect.any(Number) })
    const sum = items.reduce(
      (total, { quantity, unitPriceInCentavos }) => total + quantity * unitPriceInCentavos,
      0,
    )
    expect(sum).toBe(payload.subtotalInCentavos)
  })

  it('carries the whole payload and its key, and is recorded on the panel', async () => {
    answer = { outcome: 'delivered' }
    await enqueueNotice()
    await drainOutbox(shop)
    expect(calls).toEqual([[notice, 'status:o1:1']])
    expect(await lastAutomationEvents(shop)).toEqual({
      'order-status-notification': { succeeded: true, reason: null, at: shop.clock.now() },
    })
  })

  it('is retried after a failure, and shows the reason on the panel', async () => {
    answer = { outcome: 'failed', reason: 'status 500' }
    await enqueueNotice()
    await drainOutbox(shop)
    expect(await lastAutomationEvents(shop)).toMatchObject({
      'order-status-notification': { succeeded: false, reason: 'status 500' },
    })
    shop.passSeconds(60)
    answer = { outcome: 'delivered' }
    await drainOutbox(shop, { includeDelayed: true })
    expect((await lastAutomationEvents(shop))['order-status-notification']?.succeeded).toBe(true)
    expect(calls).toHaveLength(2)
  })

  it('is not repeated when its URL was refused', async () => {
    answer = { outcome: 'refused-url', reason: "not on the owner's list" }
    await enqueueNotice()
    await drainOutbox(shop)
    expect(calls).toHaveLength(1)
    expect(await drainOutbox(shop, { includeDelayed: true })).toEqual([])
    expect(await listUndeliveredJobs(shop)).toMatchObject([
      { name: 'notify-order-status-change', key: 'status:o1:1' },
    ])
  })

  it('records nothing if no service is configured', async () => {
    answer = { outcome: 'not-configured' }
    await enqueueNotice()
    expect(await drainOutbox(shop)).toEqual([{ name: 'notify-order-status-change', key: 'status:o1:1' }])
    expect(await lastAutomationEvents(shop)).toEqual({})
  })

  it('is logged without the person', async () => {
    answer = { outcome: 'failed', reason: 'status 500' }
    await enqueueNotice()
    await drainOutbox(shop)
    expect(shop.logged.join('\n')).toContain('status 500')
    expect(shop.logged.join('\n')).not.toMatch(/helena|martins|exemplo/i)
  })
})
