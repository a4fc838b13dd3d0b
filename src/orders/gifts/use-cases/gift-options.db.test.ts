import { afterAll, expect, it } from 'vitest'
import { auditEntries } from '#platform/operations/schema.ts'
import type { Shop } from '#platform/shop.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { listGiftOptions } from './list-gift-options.ts'
import { saveGiftOption } from './save-gift-option.ts'

const database = await createTestDatabase()
afterAll(() => database.close())
const { db } = database
const shop = { db, clock: { now: () => new Date('2026-11-17T15:00:00Z') } } as unknown as Shop
const actor = { id: '9d2b1c58-6a3e-4c0e-9c0e-0a55f21d7a01', name: 'Clara' }

it('the owner marks options that carriers do not take, and the history records it', async () => {
  const facts = { name: 'Fósforos', price: 990, active: true, notByPost: true }
  expect(await saveGiftOption(shop, { actor, optionId: null, facts, seenAt: null })).toMatchObject({
    ok: true,
  })
  expect(await listGiftOptions(shop)).toMatchObject([facts])
  const [entry] = await db.select().from(auditEntries)
  expect(entry?.changes.giftOption).toMatchObject({
    to: expect.stringContaining('não vai pelos Correios'),
  })
})
