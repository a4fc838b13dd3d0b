import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMelhorEnvio } from '#delivery/carriers/providers/melhor-envio/melhor-envio.ts'
import { carrierAccounts } from '#delivery/carriers/schema.ts'
import { settingsFreteMotoboy } from '#delivery/freight/schema.ts'
import { listChanges } from '#platform/audit/list-changes.ts'
import { createSealing } from '#platform/sealing/sealing.ts'
import type { Shop } from '#platform/shop.ts'
import { SETTINGS_ENTITY } from '#settings/use-cases/save-settings.ts'
import { APP, startFakeMelhorEnvio } from '../../../../lab/fakes/fake-melhor-envio.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { SEED_SETTINGS } from '../../../../tests/support/freight-shop.ts'
import { connectByCode, connectByToken, disconnectAccount, viewAccount } from './connect-account.ts'
import { loadCarriers } from './load-carriers.ts'

const database = await createTestDatabase()
afterAll(() => database.close())
const { db } = database
const clock = { now: () => new Date('2026-11-18T15:00:00Z') }
const sealing = createSealing({ secret: 'the session secret of the test shop', now: clock.now })
const { rows } = await database.pool.query(
  "insert into users (email, name) values ('clara@exemplo.com.br', 'Clara') returning id",
)
const actor = { id: rows[0].id as string, name: 'Clara' }
const returnUrl = 'https://loja.exemplo.com.br/admin/entrega'
const typed = { token: ' token-1 ', appSecret: '', environment: 'sandbox', actor } as const

let fake: Awaited<ReturnType<typeof startFakeMelhorEnvio>>
let taxId: string
let shop: Shop

beforeEach(async () => {
  await db.delete(carrierAccounts)
  await db.delete(settingsFreteMotoboy)
  await db.insert(settingsFreteMotoboy).values(SEED_SETTINGS)
  fake = await startFakeMelhorEnvio()
  taxId = '11.222.333/0001-81'
  const log = { warn: () => {} }
  const settings = { apiBase: fake.url, app: APP }
  const service = createMelhorEnvio({ db, sealing, clock, settings, contact: () => 'Loja', remote: { log } })
  shop = {
    db,
    clock,
    sealing,
    carriers: { 'melhor-envio': service },
    settings: { current: () => ({ values: { contact: { taxId } } }) },
  } as unknown as Shop
})
afterEach(() => fake.close())

const view = async () => {
  const { account: state, workshop } = await loadCarriers(shop)
  return viewAccount(shop, { state, workshop, actor, returnUrl })
}
const callbackWith = async (state?: string) => {
  const seen = await view()
  const url = seen.kind === 'none' ? new URL(seen.signInUrl ?? '') : null
  return { code: 'code-1', state: state ?? url?.searchParams.get('state') ?? '', returnUrl, actor }
}

describe('the account at Melhor Envio', () => {
  it('is off until the owner connects it, and shows since when and its balance', async () => {
    expect(await view()).toMatchObject({ kind: 'none', missing: [] })
    expect(await connectByToken(shop, typed)).toMatchObject({ ok: true })
    expect(await view()).toMatchObject({
      kind: 'connected',
      environment: 'sandbox',
      balance: 500_00,
      state: { failingSince: null },
    })
    const [entry] = await listChanges(shop, { ...SETTINGS_ENTITY, action: 'carriers', limit: 1 })
    expect(JSON.stringify(entry)).toContain('Melhor Envio')
    expect(JSON.stringify(entry)).not.toContain('token-1')
  })

  it('shows since when and why it fails, without a balance', async () => {
    await connectByToken(shop, typed)
    fake.world.token = 'another'
    expect(await view()).toMatchObject({ kind: 'connected', balance: null })
    expect(await view()).toMatchObject({
      state: { failure: 'unauthorised', failingSince: expect.any(String) },
    })
  })

  it.each([
    ['mistyped', 'not-authorised'],
    ['  ', 'token-missing'],
  ])('is not kept with the token %o: %s', async (token, code) => {
    expect(await connectByToken(shop, { ...typed, token })).toMatchObject({ code })
    expect(await view()).toMatchObject({ kind: 'none' })
  })

  it('requires the sender of parcels and their origin', async () => {
    taxId = ''
    await db.delete(settingsFreteMotoboy)
    expect(await view()).toMatchObject({ missing: ['cep', 'document'] })
    expect(await connectByToken(shop, typed)).toMatchObject({ code: 'sender-incomplete' })
    expect(fake.seen).toEqual([])
  })

  it('is connected only with the state that the owner’s browser was given', async () => {
    const foreign = sealing.seal('carrier-sign-in', 'another administrator', 60)
    for (const state of [foreign, 'forged'])
      expect(await connectByCode(shop, await callbackWith(state))).toMatchObject({ code: 'not-authorised' })
    expect(fake.seen).toEqual([])
    expect(await connectByCode(shop, await callbackWith())).toMatchObject({ ok: true })
    expect(await view()).toMatchObject({ kind: 'connected', environment: 'production' })
  })

  it('is forgotten when the owner disconnects it, pressed twice too', async () => {
    await connectByToken(shop, typed)
    await disconnectAccount(shop, { actor })
    await disconnectAccount(shop, { actor })
    expect(await view()).toMatchObject({ kind: 'none' })
  })
})
