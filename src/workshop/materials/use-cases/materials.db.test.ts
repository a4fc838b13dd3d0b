import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { auditEntries } from '#platform/operations/schema.ts'
import type { MaterialFacts } from '#workshop/materials/domain/material.ts'
import { materialMovements } from '#workshop/materials/schema.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { findMaterial } from './find-material.ts'
import { listMaterials } from './list-materials.ts'
import { findMaterials } from './lock-materials.ts'
import { buyMaterial, correctMaterial, loseMaterial } from './move-material.ts'
import { hideMaterial, saveMaterial } from './save-material.ts'
import { undoMovement } from './undo-movement.ts'

const { db } = await createTestDatabase()
let now = new Date('2026-11-18T15:00:00Z')
const shop = { db, clock: { now: () => now } }
const actor = { id: randomUUID(), name: 'Clara' }
let made = 0

const facts = (more: Partial<MaterialFacts> = {}): MaterialFacts => ({
  name: `Cera ${++made}`,
  kind: 'wax',
  unit: 'g',
  supplierName: 'Ceras do Litoral',
  supplierPhone: '(11) 90000-0311',
  reorderAt: 5_000_000,
  leadDays: 5,
  ...more,
})

async function newMaterial(more: Partial<MaterialFacts> = {}) {
  const savedMaterial = await saveMaterial(shop, { actor, materialId: null, facts: facts(more), version: 0 })
  if (!savedMaterial.ok) throw new Error(savedMaterial.code)
  return savedMaterial.value.id
}

const buy = (materialId: string, amount: string, paid: string, lot = '') =>
  buyMaterial(shop, { actor, materialId, typed: { amount, paid, lot } })
const listed = async (id: string) =>
  (await listMaterials(shop)).materials.find((material) => material.id === id)
const readHolding = async (id: string) => (await findMaterials(db, [id])).get(id)

test('a purchase adds stock at the average price by weight, and the history names its author', async () => {
  const id = await newMaterial()
  await buy(id, '10 kg', '600,00', 'CL-1')
  expect(await buy(id, '10.000', '640')).toMatchObject({ value: { left: '20\u00a0kg' } })
  expect(await listed(id)).toMatchObject({
    amount: 20_000_000,
    worth: 124_000,
    unitPrice: 6200,
    isLow: false,
  })
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.entityId, id))
  expect(entries.map(({ action, actorName }) => `${action} ${actorName}`).toSorted()).toEqual([
    'created Clara',
    'purchase Clara',
    'purchase Clara',
  ])
  const material = await findMaterial(shop, id)
  expect(material?.movements.map(({ lot }) => lot)).toEqual(['', 'CL-1'])
})

test('a loss and a correction leave the average as it was, and need a reason', async () => {
  const id = await newMaterial({ unit: 'piece' })
  await buy(id, '24', '444,00')
  const lose = (amount: string, reason: string) =>
    loseMaterial(shop, { actor, materialId: id, lost: amount, reason })
  expect(await lose('1', '')).toMatchObject({ code: 'reason' })
  expect(await lose('25', 'caiu')).toMatchObject({ code: 'more-than-there-is' })
  expect(await lose('2', 'caiu a caixa')).toMatchObject({ ok: true })
  expect(await listed(id)).toMatchObject({ amount: 22, unitPrice: 1850 })
  const correct = (counted: string, seen: number) =>
    correctMaterial(shop, { actor, materialId: id, counted, seen, reason: 'contei' })
  expect(await correct('25', 24)).toMatchObject({ code: 'stock-changed' })
  expect(await correct('22', 22)).toMatchObject({ code: 'counted-same' })
  expect(await correct('23', 22)).toMatchObject({ ok: true })
  expect(await correct('0', 23)).toMatchObject({ ok: true })
  expect(await readHolding(id)).toMatchObject({ amount: 0, value: 0 })
  expect(await correct('4', 0)).toMatchObject({ ok: true })
  expect(await listed(id)).toMatchObject({ amount: 4, unitPrice: 1850 })
})

test('material that was never bought has no price, and a count cannot create one', async () => {
  const id = await newMaterial()
  const press = { actor, materialId: id, counted: '5', seen: 0, reason: 'já tinha' }
  expect(await correctMaterial(shop, press)).toMatchObject({ code: 'no-price' })
  expect(await listed(id)).toMatchObject({ amount: 0, unitPrice: null, isLow: true, toPay: null })
})

test('an implausible price is refused, so that every value can be summed', async () => {
  const id = await newMaterial()
  expect(await buy(id, '0,001', '100.000,00')).toMatchObject({ code: 'price-high' })
  expect(await buy(id, '100 kg', '100.000,00')).toMatchObject({ ok: true })
  expect(await buy(id, '1', '100')).toMatchObject({ ok: true })
})

test('the newest movement is taken back once, in time, by its opposite', async () => {
  const id = await newMaterial()
  await buy(id, '1 kg', '62')
  const second = await buy(id, '2 kg', '100')
  if (!second.ok) throw new Error(second.code)
  const undoSecond = () => undoMovement(shop, { actor, movementId: second.value.movementId })
  expect(await undoSecond()).toMatchObject({ value: { left: '1\u00a0kg' } })
  expect(await undoSecond()).toMatchObject({ code: 'too-late' })
  expect(await readHolding(id)).toMatchObject({ amount: 1_000_000, last: { amount: 1_000_000 } })
  expect(await db.$count(materialMovements, eq(materialMovements.materialId, id))).toBe(3)
  const third = await buy(id, '1 kg', '70')
  now = new Date(now.getTime() + 61_000)
  if (!third.ok) throw new Error(third.code)
  const late = undoMovement(shop, { actor, movementId: third.value.movementId })
  expect(await late).toMatchObject({ code: 'too-late' })
})

test('the database refuses to write over a movement, or to lose one', async () => {
  const id = await newMaterial()
  await buy(id, '1 kg', '62')
  const ofMaterial = eq(materialMovements.materialId, id)
  const cause = { cause: expect.objectContaining({ message: expect.stringContaining('is not changed') }) }
  await expect(db.update(materialMovements).set({ amount: 5 }).where(ofMaterial)).rejects.toMatchObject(cause)
  await expect(db.delete(materialMovements).where(ofMaterial)).rejects.toMatchObject(cause)
})

test('two tabs that buy and lose at once leave what both wrote', async () => {
  const id = await newMaterial()
  await buy(id, '10 kg', '620')
  const lose = (amount: string) => loseMaterial(shop, { actor, materialId: id, lost: amount, reason: 'caiu' })
  const results = await Promise.all([lose('6 kg'), lose('6 kg'), buy(id, '1 kg', '62')])
  expect(results.filter(({ ok }) => ok)).toHaveLength(2)
  expect(await readHolding(id)).toMatchObject({ amount: 5_000_000 })
})

test('refuses a second material of the same name, a new unit after the first movement, and an outdated form', async () => {
  const id = await newMaterial({ name: 'Cera de Soja' })
  const save = (more: Partial<MaterialFacts>, version = 1, materialId: string | null = id) =>
    saveMaterial(shop, { actor, materialId, facts: facts({ name: 'Cera de Soja', ...more }), version })
  expect(await save({ name: 'CERA DE SOJA' }, 0, null)).toMatchObject({ code: 'name-taken' })
  await buy(id, '1', '1')
  expect(await save({ unit: 'ml' })).toMatchObject({ code: 'unit-in-use' })
  expect(await save({ leadDays: 9 })).toMatchObject({ ok: true })
  expect(await save({ leadDays: 3 })).toMatchObject({ code: 'changed-meanwhile' })
  expect(await listed(id)).toMatchObject({ leadDays: 9 })
})

test('a hidden material is kept, its name is free, and it comes back when that is', async () => {
  const id = await newMaterial({ name: 'Pavio Antigo', reorderAt: 0 })
  const hide = (isHidden: boolean) => hideMaterial(shop, { actor, materialId: id, isHidden })
  expect(await hide(true)).toMatchObject({ ok: true })
  expect(await listed(id)).toMatchObject({ isHidden: true, isLow: false })
  const other = await newMaterial({ name: 'Pavio antigo' })
  expect(await hide(false)).toMatchObject({ code: 'name-taken' })
  await hideMaterial(shop, { actor, materialId: other, isHidden: true })
  expect(await hide(false)).toMatchObject({ ok: true })
})

test('the sum of the ledger is the remaining amount, for any entries', async () => {
  const press = fc.record({
    kind: fc.constantFrom('buy', 'lose', 'count', 'undo'),
    grams: fc.integer({ min: 1, max: 5000 }),
    paid: fc.integer({ min: 0, max: 90 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(press, { maxLength: 12 }), async (presses) => {
      const id = await newMaterial()
      let balance = 0
      let last: { movementId: string; change: number } | null = null
      for (const { kind, grams, paid } of presses) {
        const materialId = id
        if (kind === 'undo') {
          const undoneMovement = await undoMovement(shop, {
            actor,
            movementId: last?.movementId ?? randomUUID(),
          })
          expect(undoneMovement.ok).toBe(last !== null)
          balance -= last?.change ?? 0
          last = null
          continue
        }
        const counted = String(grams)
        const typed = { amount: counted, paid: String(paid), lot: '' }
        const moved =
          kind === 'buy'
            ? await buyMaterial(shop, { actor, materialId, typed })
            : kind === 'lose'
              ? await loseMaterial(shop, { actor, materialId, lost: counted, reason: 'x' })
              : await correctMaterial(shop, { actor, materialId, counted, seen: balance, reason: 'x' })
        if (!moved.ok) continue
        const change =
          kind === 'buy' ? grams * 1000 : kind === 'lose' ? -grams * 1000 : grams * 1000 - balance
        balance += change
        last = { movementId: moved.value.movementId, change }
      }
      const now = await readHolding(id)
      expect(now?.amount).toBe(balance)
      if (balance === 0) expect(now?.value).toBe(0)
    }),
    { numRuns: 15 },
  )
}, 60_000)
