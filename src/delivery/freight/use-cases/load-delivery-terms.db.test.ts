import { afterAll, expect, test } from 'vitest'
import { MONDAY_TO_SATURDAY, UNSET_SCHEDULE } from '#delivery/calendar/domain/delivery-schedule.ts'
import { openAccountShop } from '../../../../tests/support/account-shop.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { emptyTables } from '../../../../tests/support/empty-tables.ts'
import { loadDeliveryTerms } from './load-delivery-terms.ts'

const database = await createTestDatabase()
const { shop, close } = await openAccountShop(database)
afterAll(close)
const terms = () => loadDeliveryTerms({ publicReads: database.db })

test('the terms of delivery are those that the owner saved, with the day in São Paulo', async () => {
  await emptyTables(database.pool, 'settings_frete_motoboy')
  expect(await terms()).toEqual({ courier: null, shifts: [], changedOn: null })

  const evenings = UNSET_SCHEDULE.capacity.map((day, weekday) =>
    weekday === 1 ? { ...day, evening: 3 } : day,
  )
  await database.pool.query(
    `insert into settings_frete_motoboy (enabled, origem_address, base_price, tier1_rate, tier2_rate, tier3_rate, tier4_rate,
       peak_upcharge_pct, peak_start_time, peak_end_time, free_above, delivery_schedule, updated_at)
     values (true, 'Rua das Flores, 10', 12, 2, 2, 2, 2, 0, '17:00', '20:00', 250, $1, '2026-11-18T02:30:00Z')`,
    [JSON.stringify({ ...UNSET_SCHEDULE, capacity: evenings })],
  )
  expect(await terms()).toEqual({
    courier: { freeAbove: 250_00, hasHandling: false, hasPeak: false },
    shifts: ['evening'],
    changedOn: '2026-11-17',
  })

  await database.pool.query('update settings_frete_motoboy set enabled = false, delivery_schedule = $1', [
    JSON.stringify(MONDAY_TO_SATURDAY),
  ])
  expect(await terms()).toMatchObject({ courier: null, shifts: ['morning', 'afternoon', 'evening'] })
})

test('settings say when each section was last saved', async () => {
  await database.pool.query(
    `insert into shop_settings (section, "values", updated_at) values ('pickup', '{"offered":"yes"}', '2026-11-10T12:00:00Z')
     on conflict (section) do update set updated_at = excluded.updated_at`,
  )
  await shop.settings.refresh()
  const { changedAt } = shop.settings.current()
  expect([changedAt.pickup, changedAt.brazil]).toEqual([new Date('2026-11-10T12:00:00Z'), undefined])
})
