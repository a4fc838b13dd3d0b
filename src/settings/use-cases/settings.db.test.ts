import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { userRoles } from '#accounts/schema.ts'
import { closeShop } from '#office/opening/use-cases/open-shop.ts'
import { cancelPixKeyChange, changePixKey } from '#payments/use-cases/change-pix-key.ts'
import { listChanges } from '#platform/audit/list-changes.ts'
import { shopSettings } from '#platform/database/schema/settings.ts'
import { pixAccountAt } from '#settings/domain/pix-account.ts'
import { openAccountShop } from '../../../tests/support/account-shop.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { loadSettings } from './load-settings.ts'
import { SETTINGS_ENTITY, saveSettings } from './save-settings.ts'

const database = await createTestDatabase()
const counter = await openAccountShop(database)
const { shop, messages } = counter
afterAll(() => counter.close())

const owner = await counter.newCustomer('dona@exemplo.com.br')
await database.db.insert(userRoles).values({ userId: owner, role: 'admin' })
const actor = { id: owner, name: 'Clara' }
const key = { key: 'clara@exemplo.com.br', receiver: 'Clara Duarte', city: 'São Paulo', actor }

const heldKey = async () =>
  pixAccountAt((await loadSettings(shop)).pixKey, shop.config.ownPixKey ?? null, shop.clock.now())

test('the environment holds until the owner sets something, and then what they set', async () => {
  expect((await loadSettings(shop)).values.contact.email).toBe(shop.config.identity.email)
  const { contact } = (await loadSettings(shop)).values
  const typed = { ...contact, email: ' nova@exemplo.com.br ' }
  const outcome = await saveSettings(shop, { edits: [{ section: 'contact', version: 0, typed }], actor })
  expect(outcome.ok).toBe(true)
  expect(shop.settings.current().values.contact).toEqual({ ...contact, email: 'nova@exemplo.com.br' })
  expect(shop.settings.current().values.mail.replyTo).toBe('nova@exemplo.com.br')
  const [change] = await listChanges(shop, SETTINGS_ENTITY)
  expect(change?.changes).toEqual({ 'contact.email': { from: contact.email, to: 'nova@exemplo.com.br' } })
})

test('when two edit the same section, the second gets a refusal and nothing of theirs is written', async () => {
  const save = (text: string, others: Parameters<typeof saveSettings>[1]['edits'] = []) =>
    saveSettings(shop, { edits: [...others, { section: 'banner', version: 0, typed: { text } }], actor })
  await save('Primeira')
  const figures = { section: 'figures', version: 0, typed: { value1: '12', label1: 'velas' } } as const
  expect(await save('Segunda', [figures])).toMatchObject({
    code: 'changed-meanwhile',
    details: { sections: ['banner'] },
  })
  const { values } = await loadSettings(shop)
  expect([values.banner.text, values.figures.value1]).toEqual(['Primeira', ''])
})

test('several sections are saved together, and the history lists them as one change', async () => {
  const { versions } = await loadSettings(shop)
  const edits = [
    { section: 'social', version: versions.social, typed: { whatsapp: '11 90000-1234' } },
    { section: 'banner', version: versions.banner, typed: { text: 'Velas de Natal' } },
  ] as const
  expect((await saveSettings(shop, { edits, actor })).ok).toBe(true)
  const changes = await listChanges(shop, SETTINGS_ENTITY)
  expect(changes.map((change) => Object.keys(change.changes ?? {}).toSorted())).toContainEqual([
    'banner.text',
    'social.whatsapp',
  ])
})

test('invalid values are refused field by field', async () => {
  const typed = { holdUnits: '0', pixHoldMinutes: '' }
  const outcome = await saveSettings(shop, { edits: [{ section: 'limits', version: 0, typed }], actor })
  expect(outcome).toMatchObject({
    details: { faults: { limits: { holdUnits: 'out-of-range', pixHoldMinutes: 'missing' } } },
  })
})

test('a new Pix key is valid after an hour, and every administrator is notified at once', async () => {
  expect(await changePixKey(shop, { ...key, key: '123', version: 0 })).toMatchObject({
    code: 'invalid',
    details: { fields: ['key'] },
  })
  expect((await changePixKey(shop, { ...key, version: 0 })).ok).toBe(true)
  expect(await heldKey()).toBeNull()
  expect(messages.at(-1)).toMatchObject({
    email: {
      type: 'pix-key-changed',
      to: 'dona@exemplo.com.br',
      data: { maskedKey: '•••••@exemplo.com.br' },
    },
  })
  counter.passMinutes(60)
  expect(await heldKey()).toEqual({
    key: 'clara@exemplo.com.br',
    receiver: 'Clara Duarte',
    city: 'Sao Paulo',
  })
})

test('before the hour is over the change can be taken back, and the whole key is in no history', async () => {
  const other = { ...key, key: 'outra@exemplo.com.br', version: 1 }
  expect((await changePixKey(shop, other)).ok).toBe(true)
  expect((await cancelPixKeyChange(shop, { version: 2, actor })).ok).toBe(true)
  counter.passMinutes(61)
  expect((await heldKey())?.key).toBe('clara@exemplo.com.br')
  expect(await cancelPixKeyChange(shop, { version: 3, actor })).toMatchObject({ code: 'in-force' })
  expect(JSON.stringify(await listChanges(shop, SETTINGS_ENTITY))).not.toContain('outra@')
  const [row] = await database.db.select().from(shopSettings).where(eq(shopSettings.section, 'pixKey'))
  expect(row?.version).toBe(3)
})

test('closing the shop always takes an hour, except for one that never opened', async () => {
  const remove = (section: string) =>
    database.db.delete(shopSettings).where(eq(shopSettings.section, section))
  await remove('pixKey')
  await closeShop(shop, { actor, reason: '' })
  expect((await loadSettings(shop)).opening.isShopOpen).toBe(false)
  expect((await changePixKey(shop, { ...key, version: 0 })).ok).toBe(true)
  expect(await heldKey()).toBeNull()
  await remove('pixKey')
  await remove('opening')
  expect((await changePixKey(shop, { ...key, version: 0 })).ok).toBe(true)
  expect((await heldKey())?.key).toBe('clara@exemplo.com.br')
})
