import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { MONDAY_TO_SATURDAY } from '#delivery/calendar/domain/delivery-schedule.ts'
import { listChanges } from '#platform/audit/list-changes.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { openFreightShop } from '../../../../tests/support/freight-shop.ts'
import { loadCourier } from './load-courier-settings.ts'
import { saveDeliverySchedule } from './save-delivery-schedule.ts'

const database = await createTestDatabase()
const { shop } = await openFreightShop(database)
const actor = { id: randomUUID(), name: 'Helena' }

it('stores the schedule and its author, and refuses an outdated form', async () => {
  const before = await loadCourier(shop)
  if (!before) throw new Error('no settings')
  const newSchedule = { ...MONDAY_TO_SATURDAY, preparationHours: 3 }
  const save = (version: number, schedule = newSchedule) =>
    saveDeliverySchedule(shop, { schedule, version, actor })
  expect(await save(before.version)).toMatchObject({ ok: true })
  const after = await loadCourier(shop)
  expect(after?.calendar.schedule).toEqual({ ...newSchedule, specialDays: [] })
  expect(await save(before.version)).toMatchObject({ code: 'changed-meanwhile' })
  const [change] = await listChanges(shop, { entity: 'courier-settings', entityId: before.id })
  expect(change).toMatchObject({ actorName: 'Helena', changes: { preparationHours: { from: 1, to: 3 } } })
})

it('refuses what cannot be kept', async () => {
  const schedule = { ...MONDAY_TO_SATURDAY, preparationHours: -1 }
  expect(await saveDeliverySchedule(shop, { schedule, version: 2, actor })).toMatchObject({
    code: 'invalid',
    details: { faults: ['preparation'] },
  })
})
