import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { settingsFreteMotoboy } from '#delivery/freight/schema.ts'
import { listChanges } from '#platform/audit/list-changes.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { fillStreets, openFreightShop } from '../../../../tests/support/freight-shop.ts'
import { loadCourierSettings } from './load-courier-settings.ts'
import { loadDeliveryTerms } from './load-delivery-terms.ts'
import { saveCourierSettings } from './save-courier-settings.ts'
import { validateOrigin } from './validate-origin.ts'

const database = await createTestDatabase()
await fillStreets(database)

async function openWithSettings() {
  const { shop } = await openFreightShop(database)
  const settings = await loadCourierSettings(shop)
  if (!settings) throw new Error('no settings')
  return { shop, settings }
}

const actor = { id: randomUUID(), name: 'Helena' }
const worker = { lat: -23.5539, lng: -46.6891 }

describe('loading', () => {
  it('reads the one row in centavos and clock times', async () => {
    const { shop, settings } = await openWithSettings()
    expect(settings).toMatchObject({
      enabled: true,
      basePrice: 12_00,
      tier4Rate: 1_60,
      peakUpchargePct: 15,
      peakStartTime: '17:00',
      peakEndTime: '20:00',
      origin: worker,
      version: 1,
    })
    expect((await loadDeliveryTerms(shop)).courier).not.toBeNull()
  })

  it('finds nothing before the shop was set up', async () => {
    const { shop } = await openWithSettings()
    await database.db.delete(settingsFreteMotoboy)
    expect(await loadCourierSettings(shop)).toBeNull()
    expect((await loadDeliveryTerms(shop)).courier).toBeNull()
  })
})

describe('saving', () => {
  it('writes the whole object and counts the version up', async () => {
    const { shop, settings } = await openWithSettings()
    const savedCourierSettings = await saveCourierSettings(shop, {
      ...settings,
      actor,
      basePrice: 13_50,
      peakUpchargePct: 12.5,
      enabled: false,
    })
    expect(savedCourierSettings).toMatchObject({ ok: true, value: { basePrice: 13_50, version: 2 } })
    expect(await loadCourierSettings(shop)).toEqual(savedCourierSettings.ok && savedCourierSettings.value)
  })

  it('announces a switched courier to every cached product page, and no other change', async () => {
    const { shop, settings } = await openWithSettings()
    const listener = new pg.Client({ connectionString: database.url })
    const received: (string | undefined)[] = []
    listener.on('notification', ({ payload }) => received.push(payload))
    await listener.connect()
    await listener.query('LISTEN product_updates')
    await saveCourierSettings(shop, { ...settings, actor, basePrice: 14_00 })
    await saveCourierSettings(shop, { ...settings, actor, version: settings.version + 1, enabled: false })
    await listener.query('SELECT 1')
    await listener.end()
    expect(received).toEqual(['{"kind":"products","ids":"all"}'])
  })

  it('records author and changes, and nothing without a change', async () => {
    const { shop, settings } = await openWithSettings()
    const history = () => listChanges(shop, { entity: 'courier-settings', entityId: settings.id })
    await saveCourierSettings(shop, { ...settings, actor })
    expect(await history()).toEqual([])
    await saveCourierSettings(shop, { ...settings, version: 2, actor, basePrice: 13_50 })
    expect(await history()).toMatchObject([
      { actorName: 'Helena', action: 'updated', changes: { basePrice: { from: 12_00, to: 13_50 } } },
    ])
  })

  it('refuses what cannot be, and changes nothing', async () => {
    const { shop, settings } = await openWithSettings()
    expect(
      await saveCourierSettings(shop, { ...settings, actor, tier1Rate: -1, peakEndTime: '16:00' }),
    ).toMatchObject({
      code: 'invalid',
      details: { fields: ['tier1Rate', 'peakEndTime'] },
    })
    expect(await loadCourierSettings(shop)).toEqual(settings)
  })

  it('does not overwrite a concurrent change', async () => {
    const { shop, settings } = await openWithSettings()
    await saveCourierSettings(shop, { ...settings, actor, basePrice: 14_00 })
    expect(await saveCourierSettings(shop, { ...settings, actor, basePrice: 15_00 })).toMatchObject({
      code: 'changed-meanwhile',
    })
    expect(await loadCourierSettings(shop)).toMatchObject({ basePrice: 14_00 })
  })

  it('keeps the last validated point when the address is edited, without the mark', async () => {
    const { shop, settings } = await openWithSettings()
    await saveCourierSettings(shop, { ...settings, actor, originAddress: 'Rua Augusta, 900' })
    expect(await loadCourierSettings(shop)).toMatchObject({
      originAddress: 'Rua Augusta, 900',
      originValidated: false,
      origin: worker,
    })
  })

  it('cannot move the worker alone', async () => {
    const { shop, settings } = await openWithSettings()
    const moved = { ...settings, origin: { lat: 0, lng: 0 }, originValidated: true }
    await saveCourierSettings(shop, { ...moved, actor })
    expect(await loadCourierSettings(shop)).toMatchObject({ origin: worker })
  })
})

describe('validating the origin', () => {
  it('writes the address properly, moves the point and marks it', async () => {
    const { shop } = await openWithSettings()
    const validated = await validateOrigin(shop, { actor, address: 'r. augusta 900' })
    expect(validated).toMatchObject({
      ok: true,
      value: { address: 'Rua Augusta, 900 - Consolação, São Paulo - SP, 01304-000', version: 2 },
    })
    expect(await loadCourierSettings(shop)).toMatchObject({
      originValidated: true,
      originAddress: validated.ok && validated.value.address,
      origin: validated.ok && validated.value.origin,
    })
  })

  it('does not blur the known point of the same CEP with the rough one of the own table', async () => {
    const { shop, settings } = await openWithSettings()
    expect(await validateOrigin(shop, { actor, address: settings.originAddress })).toMatchObject({
      value: { origin: worker },
    })
  })

  it('refuses nothing and nowhere', async () => {
    const { shop, settings } = await openWithSettings()
    expect(await validateOrigin(shop, { actor, address: '  ' })).toMatchObject({ code: 'empty' })
    expect(await validateOrigin(shop, { actor, address: 'xqzw ywvk' })).toMatchObject({ code: 'not-found' })
    expect(await loadCourierSettings(shop)).toEqual(settings)
  })
})
