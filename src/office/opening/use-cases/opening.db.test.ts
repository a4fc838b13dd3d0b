import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadBuyer } from '#checkout/purchase/use-cases/load-buyer.ts'
import { MONDAY_TO_SATURDAY, SCHEDULE_PRESETS } from '#delivery/calendar/domain/delivery-schedule.ts'
import { saveDeliverySchedule } from '#delivery/freight/use-cases/save-delivery-schedule.ts'
import { changePixKey } from '#payments/use-cases/change-pix-key.ts'
import type { Shop } from '#platform/shop.ts'
import { openCheckoutFixture } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { emptyTables } from '../../../../tests/support/empty-tables.ts'
import { emailsInQueue, emptyQueue } from '../../../../tests/support/message-queue.ts'
import { loadOpening } from './load-opening.ts'
import { closeShop, openShop } from './open-shop.ts'
import { findMailProof, proveMail, sendMailProof } from './prove-mail.ts'
import { isArranged, setUpDelivery } from './set-up-delivery.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { pool, db } = database
const identity = {
  createToken: () => ({ token: 'ficha', hash: 'hash-ficha' }),
  hashToken: (token: string) => `hash-${token}`,
}
const place = {
  formatted: 'Rua Caiubi, 500, Perdizes, São Paulo - SP, 05010-000',
  point: { lat: -23.5, lng: -46.6 },
}
const maps = {
  geocode: async (text: string) =>
    text.includes('Caiubi') ? { ...place, source: 'offline', address: { postalCode: '05010000' } } : null,
}
let notifiedCount = 0
const audience = { count: sql`select 2`, tell: async () => (notifiedCount += 2) }
const shop = { ...fixture.shop, identity, maps, openingAudiences: [audience] } as unknown as Shop
const actor = { id: randomUUID(), name: 'Clara' }

const gaps = async () => (await loadOpening(shop)).steps.flatMap((step) => step.gaps)
const press = (tellsSubscribers = true) => openShop(shop, { actor, tellsSubscribers })
const isShopOpen = () => shop.settings.current().opening.isShopOpen
const versionOfDelivery = async () =>
  (await pool.query<{ version: number }>('select version from settings_frete_motoboy')).rows[0]?.version ?? 0
const delivery = async (
  choices: { way?: 'courier' | 'arranged'; basePrice?: number; address?: string } = {},
) =>
  setUpDelivery(shop, {
    address: 'Rua Caiubi, 500',
    way: 'courier',
    basePrice: 1200,
    perKilometre: 220,
    version: await versionOfDelivery(),
    actor,
    ...choices,
  })

const savePixKey = () =>
  changePixKey(shop, {
    key: 'clara@exemplo.com.br',
    receiver: 'Velas da Clara',
    city: 'São Paulo',
    version: 0,
    actor,
  })

async function fillSteps() {
  const contact = {
    name: 'Velas da Clara',
    cnpj: '11.222.333/0001-81',
    taxId: '11.222.333/0001-81',
    address: 'Rua Caiubi, 500',
    email: 'clara@exemplo.com.br',
    phone: '(11) 98888-0000',
  }
  await pool.query(`insert into shop_settings (section, "values") values ('contact', $1)`, [contact])
  await delivery()
  const schedule = MONDAY_TO_SATURDAY
  await saveDeliverySchedule(shop, { schedule, version: await versionOfDelivery(), actor })
  await savePixKey()
  await fixture.newCandle({ stock: 3 })
  const owner = await fixture.newCustomer()
  await sendMailProof(shop, { userId: owner.id })
  await proveMail(shop, { token: 'ficha' })
  return owner
}

beforeEach(async () => {
  await emptyTables(pool, 'shop_settings', 'products', 'settings_frete_motoboy', 'email_deliveries')
  await pool.query(
    `insert into settings_frete_motoboy (enabled, origem_address, base_price, tier1_rate, tier2_rate, tier3_rate, tier4_rate, peak_start_time, peak_end_time)
     values (false, '', 0, 0, 0, 0, 0, '17:00', '20:00')`,
  )
  await emptyQueue(db)
  await shop.settings.refresh()
  notifiedCount = 0
})

describe('opening', () => {
  it('is refused with everything that is missing, and nothing changes', async () => {
    expect(await press()).toMatchObject({
      code: 'incomplete',
      details: { gaps: expect.arrayContaining(['origin-not-validated', 'no-candle', 'mail-not-proven']) },
    })
    expect(isShopOpen()).toBe(false)
  })

  it('happens once for any number of clicks, and records the author', async () => {
    await fillSteps()
    expect(await gaps()).toEqual([])
    expect((await loadOpening(shop)).subscribers).toBe(2)
    const pressed = await Promise.all([press(), press(), press()])
    expect(pressed.map(({ ok }) => ok)).toEqual([true, true, true])
    expect(isShopOpen()).toBe(true)
    expect(notifiedCount).toBe(2)
    await closeShop(shop, { actor, reason: 'Férias' })
    expect(isShopOpen()).toBe(false)
    expect(await press()).toMatchObject({ value: { mails: 4 } })
    const { rows } = await pool.query(
      `select action from audit_entries where action like 'shop-%' order by created_at`,
    )
    expect(rows.map(({ action }) => action).toSorted()).toEqual(['shop-closed', 'shop-opened', 'shop-opened'])
  })

  it('does not need subscribers', async () => {
    await fillSteps()
    const alone = { ...shop, openingAudiences: [] }
    expect((await loadOpening(alone)).subscribers).toBe(0)
    expect(await openShop(alone, { actor, tellsSubscribers: true })).toMatchObject({ value: { mails: 0 } })
  })

  it('remains done when something is deleted later', async () => {
    await fillSteps()
    await press(false)
    await pool.query('update products set stock_quantity = 0')
    expect(await gaps()).toEqual(['candle-without-stock'])
    await shop.settings.refresh()
    expect(isShopOpen()).toBe(true)
    expect(notifiedCount).toBe(0)
  })
})

describe('each step', () => {
  it('counts a way of being paid only with a Pix key or a real provider', async () => {
    const stripe = { secretKey: 'sk', publishableKey: 'pk', webhookSecret: 'wh' }
    const withStripe = { ...shop, config: { ...shop.config, stripe } } as Shop
    const isPaid = async (openedShop: Shop) =>
      (await loadOpening(openedShop)).steps.find(({ name }) => name === 'payment')?.isDone
    expect(shop.payments.takes.pix).not.toBeNull()
    expect(await isPaid(shop)).toBe(false)
    expect(await isPaid(withStripe)).toBe(true)
    expect(await savePixKey()).toMatchObject({ ok: true })
    expect(await isPaid(shop)).toBe(true)
  })

  it('counts a candle only with a picture and something on the shelf', async () => {
    await fillSteps()
    await pool.query(`update products set images = '{}'`)
    expect(await gaps()).toEqual(['candle-without-picture'])
    await pool.query(`update products set active = false`)
    expect(await gaps()).toEqual(['no-candle'])
  })

  it('takes a place that was found and a price of the owner’s own, or their word that they ask none', async () => {
    expect(await delivery({ basePrice: 0 })).toMatchObject({ code: 'price-missing' })
    expect(await delivery({ address: 'Rua que não existe' })).toMatchObject({ code: 'not-found' })
    expect(await gaps()).toEqual(expect.arrayContaining(['origin-not-validated', 'no-delivery-price']))
    expect(await delivery({ way: 'arranged' })).toMatchObject({
      ok: true,
      value: { address: place.formatted },
    })
    expect(await gaps()).not.toContain('no-delivery-price')
    const { rows } = await pool.query(
      'select enabled, origem_address_validated as found from settings_frete_motoboy',
    )
    expect(rows).toEqual([{ enabled: false, found: true }])
    expect(await isArranged(shop)).toBe(true)
    await delivery()
    expect(await isArranged(shop)).toBe(false)
    await pool.query('update settings_frete_motoboy set enabled = false')
    expect(await gaps()).toContain('no-delivery-price')
    const outdated = {
      address: 'Rua Caiubi, 500',
      way: 'courier',
      basePrice: 1,
      perKilometre: 1,
      version: 1,
    } as const
    expect(await setUpDelivery(shop, { ...outdated, actor })).toMatchObject({ code: 'changed-meanwhile' })
  })

  it('offers no delivery day until the owner chose their days and shifts', async () => {
    const { id: userId } = await fixture.newCustomer()
    const offered = async () =>
      (await loadBuyer(shop, { userId })).calendar.days.filter(({ shifts }) => shifts.length > 0)
    expect(await gaps()).toContain('no-delivery-days')
    expect(await offered()).toEqual([])
    const schedule = SCHEDULE_PRESETS.evenings
    expect(await saveDeliverySchedule(shop, { schedule, version: await versionOfDelivery(), actor })).toEqual(
      { ok: true, value: undefined },
    )
    expect(await gaps()).not.toContain('no-delivery-days')
    expect((await offered()).length).toBeGreaterThan(0)
  })

  it('takes an address in another city as it is written, unless a courier has to find it', async () => {
    const address = 'Rua Barão de Jaguara, 1481, Centro, Campinas - SP, 13015-910'
    expect(await delivery({ address })).toMatchObject({ code: 'not-found' })
    const written = { ok: true, value: { address, isFound: false } }
    expect(await delivery({ way: 'arranged', address })).toMatchObject(written)
    const open = await gaps()
    expect(open).not.toContain('origin-not-validated')
    expect(open).not.toContain('no-delivery-price')
    expect(await delivery({ way: 'arranged', address: ' ' })).toMatchObject({ code: 'empty' })
  })

  it('recognises the demo’s texts and pictures', async () => {
    const isDone = async () => (await loadOpening(shop)).steps.find(({ name }) => name === 'house')?.isDone
    expect(await isDone()).toBe(false)
    const home = { heroSentence: 'Velas de cera de coco.', heroImage: '/media/blog-images/casa.avif' }
    await pool.query(`insert into shop_settings (section, "values") values ('home', $1)`, [home])
    expect(await isDone()).toBe(true)
  })

  it('believes in e-mail when its link was opened, within a day', async () => {
    const owner = await fixture.newCustomer()
    expect(await findMailProof(shop)).toBeNull()
    await sendMailProof(shop, { userId: owner.id })
    expect(await emailsInQueue(db)).toMatchObject([{ type: 'mail-proof', to: owner.email }])
    expect(await proveMail(shop, { token: 'outra' })).toMatchObject({ code: 'token-unknown' })
    expect(await gaps()).toContain('mail-not-proven')
    expect(await proveMail(shop, { token: 'ficha' })).toMatchObject({ ok: true })
    expect(await proveMail(shop, { token: 'ficha' })).toMatchObject({ ok: true })
    expect(await gaps()).not.toContain('mail-not-proven')
    fixture.passMinutes(24 * 60 + 1)
    expect(await proveMail(shop, { token: 'ficha' })).toMatchObject({ code: 'token-unknown' })
  })
})
