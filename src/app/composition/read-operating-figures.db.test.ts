import { afterAll, expect, test } from 'vitest'
import { DEAD_LETTERS } from '#platform/jobs/queues.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { openDeliveryShop } from '../../../tests/support/delivery-shop.ts'
import { putIntoQueue } from '../../../tests/support/message-queue.ts'
import { readOperatingFigures } from './read-operating-figures.ts'

const { db, pool } = await createTestDatabase()
const shop = await openDeliveryShop({ db, pool })
afterAll(() => shop.close())

const NOW = new Date('2026-11-17T15:00:00Z')
const clock = { now: () => NOW }

test('an idle shop has nothing to be woken for', async () => {
  expect(await readOperatingFigures({ db, clock })).toEqual({
    shop_outbox_messages_due: {},
    shop_outbox_oldest_due_seconds: null,
    shop_outbox_messages_undelivered: 0,
    shop_automations_succeeded: {},
    shop_automations_failed: {},
    shop_orders_open: {},
    shop_orders_paid_last_day: 0,
    shop_backup_age_seconds: null,
  })
})

test('counts only what is due, given up, failed or open', async () => {
  await pool.query(`insert into automation_events (name, succeeded, created_at) values
    ('email', true, '2026-11-17T14:30:00Z'), ('email', true, '2026-11-17T14:40:00Z'),
    ('backup', true, '2026-11-16T06:30:00Z'), ('backup', true, '2026-11-17T06:30:00Z'),
    ('payment-webhook', false, '2026-11-17T14:50:00Z'), ('payment-webhook', false, '2026-11-17T13:00:00Z')`)
  await putIntoQueue(
    db,
    { state: 'created', due: new Date('2026-11-17T14:50:00Z') },
    { state: 'retry', due: new Date('2026-11-17T14:59:00Z') },
    { state: 'retry', due: new Date('2026-11-17T16:00:00Z') },
    { state: 'completed', due: new Date('2026-11-17T14:00:00Z') },
  )
  await shop.outbox.boss.send(DEAD_LETTERS, { key: 'welcome:1', email: {} })
  expect(await readOperatingFigures({ db, clock })).toMatchObject({
    shop_outbox_messages_due: { 'send-email': 2 },
    shop_outbox_oldest_due_seconds: 600,
    shop_outbox_messages_undelivered: 1,
    shop_automations_succeeded: { email: 2 },
    shop_automations_failed: { 'payment-webhook': 1 },
    shop_backup_age_seconds: 8.5 * 60 * 60,
  })
})
