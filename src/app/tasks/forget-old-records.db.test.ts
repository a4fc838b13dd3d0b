import { afterAll, expect, it } from 'vitest'
import { accessRecords, knownDevices, users } from '#accounts/schema.ts'
import { claimDelivery } from '#app/jobs/email-deliveries.ts'
import { lastAutomationEvents, recordAutomationEvent } from '#platform/operations/automation-events.ts'
import { emailDeliveries } from '#platform/operations/schema.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { openDeliveryShop } from '../../../tests/support/delivery-shop.ts'
import { scheduledTasks } from './scheduled-tasks.ts'

const database = await createTestDatabase()
const shop = await openDeliveryShop(database)
afterAll(() => shop.close())

const forgetOldRecords = scheduledTasks.find(({ name }) => name === 'forget-old-records')
const days = (count: number) => count * 24 * 60 * 60

it('forgets accesses after six months and browsers unseen for a year, and nothing before', async () => {
  const [user] = await shop.db
    .insert(users)
    .values({ email: 'ana@exemplo.com.br' })
    .returning({ id: users.id })
  const userId = user?.id as string
  const now = shop.clock.now()
  await shop.db.insert(accessRecords).values({ userId, clientAddress: '198.51.100.4', createdAt: now })
  await shop.db.insert(knownDevices).values({ userId, deviceHash: 'x', createdAt: now, usedAt: now })
  const countRemaining = async () => {
    await forgetOldRecords?.run(shop)
    return [await shop.db.$count(accessRecords), await shop.db.$count(knownDevices)]
  }
  shop.passSeconds(days(181))
  expect(await countRemaining()).toEqual([1, 1])
  shop.passSeconds(days(1))
  expect(await countRemaining()).toEqual([0, 1])
  shop.passSeconds(days(184))
  expect(await countRemaining()).toEqual([0, 0])
})

it('forgets events after 90 days and deliveries after 400, and nothing before', async () => {
  await claimDelivery(shop, 'welcome:1', 'welcome')
  await recordAutomationEvent(shop, { name: 'email', succeeded: true })
  const countRemaining = async () => [
    (await shop.db.select().from(emailDeliveries)).length,
    Object.keys(await lastAutomationEvents(shop)).length,
  ]

  shop.passSeconds(days(90))
  await forgetOldRecords?.run(shop)
  expect(await countRemaining()).toEqual([1, 1])
  shop.passSeconds(days(1))
  await forgetOldRecords?.run(shop)
  expect(await countRemaining()).toEqual([1, 0])
  shop.passSeconds(days(310))
  await forgetOldRecords?.run(shop)
  expect(await countRemaining()).toEqual([0, 0])
})
