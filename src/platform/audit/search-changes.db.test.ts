import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { emptyTables } from '../../../tests/support/empty-tables.ts'
import { makeOrder } from '../../../tests/support/make-orders.ts'
import { recordChanges } from './record-change.ts'
import { CHANGES_PER_PAGE, searchChanges } from './search-changes.ts'

const database = await createTestDatabase()
const actor = { id: randomUUID(), name: 'Helena' }
const minute = (number: number) => new Date(Date.UTC(2026, 10, 15, 12, number))
const usual = { search: '', meaningsOf: () => [], entity: null, page: 1 }

test('finds changes by author, object name or value, with or without accents', async () => {
  const order = await makeOrder(database)
  const { rows } = await database.pool.query(
    `insert into products (name, slug, price) values ('Café Torrado', 'cafe', 50) returning id`,
  )
  await recordChanges(database.db, [
    {
      actor,
      entity: 'product',
      entityId: rows[0].id,
      action: 'updated',
      at: minute(1),
      changes: { price: { from: 4500, to: 5000 } },
    },
    {
      actor: { ...actor, name: 'Clara' },
      entity: 'order',
      entityId: order.id,
      action: 'status',
      at: minute(2),
    },
    {
      actor,
      entity: 'product',
      entityId: randomUUID(),
      action: 'deleted',
      at: minute(3),
      changes: { name: { from: 'Natal', to: null } },
    },
  ])
  const changesFound = async (filter: Partial<typeof usual> | { entity: string }) =>
    (await searchChanges(database, { ...usual, ...filter })).changes
  expect((await changesFound({})).map(({ subject, exists }) => [subject, exists])).toEqual([
    ['Natal', false],
    [order.orderNumber, true],
    ['Café Torrado', true],
  ])
  expect((await changesFound({ search: 'cafe 4500' })).map(({ action }) => action)).toEqual(['updated'])
  expect((await changesFound({ search: 'clara' })).map(({ action }) => action)).toEqual(['status'])
  expect(await changesFound({ search: '100%' })).toEqual([])
  expect((await changesFound({ entity: 'product' })).map(({ at }) => at)).toEqual([minute(3), minute(1)])
})

test('finds changes by the text on the page that no row contains', async () => {
  await emptyTables(database.pool, 'audit_entries')
  const entry = { actor, entity: 'shop-settings', entityId: '1', action: 'updated' } as const
  await recordChanges(database.db, [
    { ...entry, at: minute(1), changes: { 'courierPause.until': { from: '', to: 'x' } } },
    { ...entry, at: minute(2), changes: { 'contact.phone': { from: '', to: 'y' } } },
    { ...entry, at: minute(3), action: 'pix-key-changed' },
  ])
  const changesFound = async (meaning: { isAll?: boolean; actions?: string[]; fields?: string[] }) => {
    const all = { entity: 'shop-settings', isAll: false, actions: [], fields: [], ...meaning } as const
    const filter = { ...usual, search: 'motoboy', meaningsOf: () => [all] }
    return (await searchChanges(database, filter)).changes.map(({ at }) => at)
  }
  expect(await changesFound({ fields: ['courierPause.until', 'nada'] })).toEqual([minute(1)])
  expect(await changesFound({ actions: ['pix-key-changed'] })).toEqual([minute(3)])
  expect(await changesFound({ isAll: true })).toHaveLength(3)
  expect(await changesFound({})).toEqual([])
})

test('pages through all of them', async () => {
  await emptyTables(database.pool, 'audit_entries')
  const entry = { actor, entity: 'category', entityId: randomUUID(), action: 'created' } as const
  await recordChanges(
    database.db,
    Array.from({ length: CHANGES_PER_PAGE + 1 }, (_, index) => ({ ...entry, at: minute(index) })),
  )
  const [first, second] = [
    await searchChanges(database, usual),
    await searchChanges(database, { ...usual, page: 2 }),
  ]
  expect([first.changes.length, first.isMore]).toEqual([CHANGES_PER_PAGE, true])
  expect([second.changes.map(({ at }) => at), second.isMore]).toEqual([[minute(0)], false])
})
