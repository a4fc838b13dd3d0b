import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { ratesToCsv } from '#delivery/carriers/domain/rates-csv.ts'
import { carrierBoxes, carrierRates } from '#delivery/carriers/schema.ts'
import { shopSettings } from '#platform/database/schema/settings.ts'
import { auditEntries } from '#platform/operations/schema.ts'
import type { Shop } from '#platform/shop.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { rateEdit } from '../../../../tests/support/rate-edit.ts'
import {
  importRates,
  removeBox,
  saveBox,
  saveRates,
  startWithProposal,
  switchBrazil,
} from './change-carriers.ts'
import { loadCarriers } from './load-carriers.ts'

const database = await createTestDatabase()
afterAll(() => database.close())
const { db } = database
const at = new Date('2026-11-17T15:00:00Z')
const shop = { db, clock: { now: () => at }, settings: { refresh: async () => {} } } as unknown as Shop
const actor = { id: '9d2b1c58-6a3e-4c0e-9c0e-0a55f21d7a01', name: 'Clara' }
beforeEach(async () => {
  for (const table of [carrierRates, carrierBoxes, shopSettings, auditEntries]) await db.delete(table)
})

const started = async () => {
  await startWithProposal(shop, { version: 0, actor })
  return loadCarriers(shop)
}

describe('parcels to the whole country', () => {
  it('are off, and cannot be switched on without a table and a box', async () => {
    expect(await loadCarriers(shop)).toMatchObject({ isOffered: false, version: 0, rates: [], boxes: [] })
    expect(await switchBrazil(shop, { version: 0, isOffered: true, actor })).toMatchObject({
      code: 'no-rates',
    })
  })

  it('are switched on with the owner’s first table, and the history names the author', async () => {
    const { version, rates, boxes } = await started()
    expect([rates.length, boxes.length]).toEqual([54, 3])
    expect(await switchBrazil(shop, { version, isOffered: true, actor })).toMatchObject({ ok: true })
    expect(await loadCarriers(shop)).toMatchObject({ isOffered: true, version: version + 1 })
    const entries = await db.select().from(auditEntries)
    expect(entries.at(-1)).toMatchObject({
      actorName: 'Clara',
      action: 'carriers',
      changes: { 'brazil.offered': { from: '', to: 'yes' } },
    })
  })

  it('change one state, once: a second press of the same page meets another version', async () => {
    const { version } = await started()
    const edit = { version, actor, typed: rateEdit({ percent: '10' }) }
    expect(await saveRates(shop, edit)).toMatchObject({ ok: true })
    expect(await saveRates(shop, edit)).toMatchObject({ code: 'changed-meanwhile' })
    const { rates } = await loadCarriers(shop)
    expect(rates.find(({ state, service }) => state === 'PE' && service === 'PAC')?.prices[0]).toBe(40_60)
    const [entry] = (await db.select().from(auditEntries)).slice(-1)
    expect(entry?.changes['brazil.rates']).toMatchObject({
      from: expect.stringContaining('PE PAC, 36,90'),
      to: expect.stringContaining('PE PAC, 40,60'),
    })
  })

  it('take a whole table from a file, or nothing of it', async () => {
    const { version, rates } = await started()
    const [only] = rates
    if (!only) throw new Error('no rates')
    expect(
      await importRates(shop, { version, actor, text: `${ratesToCsv([only], ['Estado'])}XX;PAC` }),
    ).toMatchObject({ code: 'line-unreadable', details: { line: 3 } })
    expect((await loadCarriers(shop)).rates).toHaveLength(54)
    expect(await importRates(shop, { version, actor, text: ratesToCsv([only], ['Estado']) })).toMatchObject({
      ok: true,
    })
    expect((await loadCarriers(shop)).rates).toEqual([only])
  })

  it('keep the last box while they are on', async () => {
    const { boxes } = await started()
    let version = 1
    await switchBrazil(shop, { version, isOffered: true, actor })
    for (const { id } of boxes.slice(1)) await removeBox(shop, { version: ++version, boxId: id, actor })
    const last = boxes[0]?.id ?? ''
    expect(await removeBox(shop, { version: ++version, boxId: last, actor })).toMatchObject({
      code: 'last-box',
    })
    const box = { name: 'Caixa GG', inner: [400, 300, 300] as const, grams: 500, cost: 900 }
    expect(await saveBox(shop, { version, boxId: last, box, actor })).toMatchObject({ ok: true })
    expect((await loadCarriers(shop)).boxes).toEqual([{ id: last, ...box }])
    expect(
      await saveBox(shop, { version: version + 1, boxId: null, box: { ...box, grams: 0 }, actor }),
    ).toMatchObject({
      details: { fields: ['grams'] },
    })
  })
})
