import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { listChanges } from './list-changes.ts'
import { recordChange, recordChanges } from './record-change.ts'

const database = await createTestDatabase()
const actor = { id: randomUUID(), name: 'Helena' }
const minute = (number: number) => new Date(Date.UTC(2026, 10, 15, 12, number))

test('stores author, change and time, newest first, separately for each object', async () => {
  const [entityId, other] = [randomUUID(), randomUUID()]
  const product = { actor, entity: 'product', entityId } as const
  await recordChange(database.db, { ...product, action: 'created', at: minute(1) })
  const changes = { name: { from: 'Jasmim', to: 'Jasmim da Noite' } }
  await recordChanges(database.db, [
    { ...product, action: 'updated', changes, at: minute(2) },
    { ...product, entityId: other, action: 'deleted', at: minute(3) },
  ])
  expect(await listChanges(database, { entity: 'product', entityId })).toMatchObject([
    { actorName: 'Helena', action: 'updated', changes, at: minute(2) },
    { actorName: 'Helena', action: 'created', changes: {}, at: minute(1) },
  ])
})

test('records no edit that changed nothing', async () => {
  const entityId = randomUUID()
  await recordChange(database.db, {
    actor,
    entity: 'product',
    entityId,
    action: 'updated',
    changes: {},
    at: minute(1),
  })
  expect(await listChanges(database, { entity: 'product', entityId })).toEqual([])
})

test('a change that is rolled back is not recorded either', async () => {
  const entityId = randomUUID()
  const attempt = database.db.transaction(async (tx) => {
    await recordChange(tx, { actor, entity: 'product', entityId, action: 'created', at: minute(1) })
    throw new Error('refused')
  })
  await expect(attempt).rejects.toThrow('refused')
  expect(await listChanges(database, { entity: 'product', entityId })).toEqual([])
})
