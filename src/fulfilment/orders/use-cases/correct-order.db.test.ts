import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Address } from '#delivery/addresses/domain/address.ts'
import { toShippingAddress } from '#delivery/addresses/domain/shipping-address.ts'
import { exportOwnOrders } from '#orders/use-cases/export-own-orders.ts'
import { listChanges } from '#platform/audit/list-changes.ts'
import type { Shop } from '#platform/shop.ts'
import { auditBooks } from '../../../../tests/support/audit-shop.ts'
import { openCheckoutFixture } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { fillStreets, openFreightShop, SANTANA } from '../../../../tests/support/freight-shop.ts'
import { makeOrder } from '../../../../tests/support/make-orders.ts'
import { emailsInQueue } from '../../../../tests/support/message-queue.ts'
import { correctOrder, type OrderCorrection } from './correct-order.ts'
import { listOrdersForToday } from './list-orders-for-today.ts'

const database = await createTestDatabase()
await fillStreets(database)
const fixture = await openCheckoutFixture(database)
const { shop: freight } = await openFreightShop(database)
const shop: Shop = { ...freight, ...fixture.shop, config: fixture.shop.config }
afterAll(() => fixture.close())

const owner = await fixture.newCustomer()
const actor = { id: owner.id, name: 'Dona da Loja' }
const slot = { promisedDay: '2026-11-13', promisedShift: 'morning', placeHeld: true } as const
const hours = { from: '08:00', until: '11:00' }
const PERDIZES: Address = {
  ...SANTANA,
  street: 'Rua Caiubi',
  number: '318',
  complement: '',
  neighborhood: 'Perdizes',
  postalCode: '05010-000',
}

let orderId: string
let correction: OrderCorrection
beforeEach(async () => {
  await database.pool.query('delete from delivery_places; delete from order_items; delete from orders')
  const order = await makeOrder(database, {
    ...slot,
    promisedHours: hours,
    userId: owner.id,
    customerPhone: '(11) 90000-0000',
    shippingAddress: toShippingAddress(SANTANA),
    shippingAmount: 30_00,
    shippingDistanceMetres: 11_000,
  })
  await database.pool.query(
    `insert into delivery_places (day, shift, orders, metres) values ('2026-11-13', 'morning', 1, 11000)`,
  )
  orderId = order.id
  correction = {
    orderId,
    contact: { name: 'Helena Martins', email: 'helena@exemplo.com.br', phone: '(11) 90000-0000' },
    address: SANTANA,
    seenVersion: 1,
    notifiesCustomer: true,
    actor,
  }
})

const mails = () => emailsInQueue(database.db, `order-corrected:${orderId}:%`)

const correct = (changes: Partial<OrderCorrection> = {}) => correctOrder(shop, { ...correction, ...changes })

async function seenFreight(address: Address): Promise<number> {
  const first = await correct({ address })
  if (first.ok || first.code !== 'say-freight') throw new Error('the freight was not told')
  return first.details.now
}

describe('correcting an order before it leaves', () => {
  it('shows the difference in freight first, then stores the new address for courier, round and email', async () => {
    const freight = await seenFreight(PERDIZES)
    expect(freight).toBeLessThan(30_00)
    expect(await fixture.orderOf(orderId)).toMatchObject({ shipping_address: toShippingAddress(SANTANA) })
    expect(await correct({ address: PERDIZES, seenFreight: freight })).toMatchObject({
      value: { isMailed: true },
    })
    const order = await fixture.orderOf(orderId)
    expect(order).toMatchObject({
      shipping_address: toShippingAddress(PERDIZES),
      shipping_amount: '30.00',
      total_amount: '119.90',
    })
    expect(order.shipping_distance_metres).toBeLessThan(11_000)
    const [stop] = await listOrdersForToday(shop)
    expect(stop).toMatchObject({ shippingAddress: { line1: 'Rua Caiubi, 318' }, point: order.delivery_point })
    expect(await auditBooks(database.pool)).not.toContainEqual(expect.stringContaining('a shift'))
    expect(await mails()).toMatchObject([
      { to: 'helena@exemplo.com.br', data: { address: { line1: 'Rua Caiubi, 318' } } },
    ])
    const [change] = await listChanges(shop, { entity: 'order', entityId: orderId })
    expect(change).toMatchObject({
      action: 'correct',
      changes: {
        line1: { from: 'Rua Voluntários da Pátria, 482', to: 'Rua Caiubi, 318' },
        line2: { from: 'Apto 71 – Santana', to: 'Perdizes' },
        freightOfAddress: { from: 30_00, to: freight },
      },
    })
  })

  it('pressed twice it is done once, and the profile is not touched', async () => {
    const contact = { name: 'Helena Souza', email: 'Novo@Exemplo.com.br ', phone: '11 3000 0000' }
    expect(await correct({ contact })).toMatchObject({ ok: true, value: { isMailed: true } })
    expect(await correct({ contact })).toMatchObject({ ok: true, value: { isMailed: false } })
    expect(await fixture.orderOf(orderId)).toMatchObject({
      customer_name: 'Helena Souza',
      customer_email: 'novo@exemplo.com.br',
      customer_phone: '(11) 3000-0000',
      shipping_address: toShippingAddress(SANTANA),
    })
    expect(await mails()).toMatchObject([{ to: 'novo@exemplo.com.br' }])
    expect(await fixture.eventsOf(orderId)).toEqual(['corrected'])
    const { rows } = await database.pool.query(
      'select u.email, p.full_name, p.phone from users u join profiles p on p.user_id = u.id where u.id = $1',
      [owner.id],
    )
    const before = { customerName: 'Helena Martins', customerPhone: '(11) 90000-0000' }
    expect(await exportOwnOrders(shop, owner.id)).toMatchObject([{ corrections: [{ before }] }])
    expect(rows).toEqual([{ email: owner.email, full_name: 'Helena Martins', phone: null }])
  })

  it('refuses invalid fields with a message each, and addresses without delivery', async () => {
    const contact = { name: 'www.vela.com', email: 'helena', phone: '123' }
    expect(await correct({ contact, address: { ...SANTANA, number: ' ' } })).toMatchObject({
      code: 'correction-invalid',
      details: { faults: ['name', 'email', 'phone', 'number'] },
    })
    const osasco = { ...SANTANA, city: 'Osasco', postalCode: '06010-000' }
    expect(await correct({ address: osasco })).toMatchObject({ code: 'outside-city' })
    const mixed = { ...SANTANA, postalCode: '05010-000' }
    expect(await correct({ address: mixed })).toMatchObject({ code: 'cep-of-another-street' })
    expect(await mails()).toEqual([])
  })

  it('does not overwrite another window’s correction, and sends no email if the owner declines', async () => {
    const named = (name: string) => ({ ...correction.contact, name })
    expect(await correct({ contact: named('Ana'), notifiesCustomer: false })).toMatchObject({ ok: true })
    expect(await correct({ contact: named('Bia') })).toMatchObject({
      code: 'newer-version',
      details: { version: 2, changes: [{ changes: { customerName: { to: 'Ana' } } }] },
    })
    expect(await mails()).toEqual([])
    expect(await correct({ contact: named('Bia'), seenVersion: 2 })).toMatchObject({ ok: true })
  })

  it('looks only at the contact of what is fetched, and at nothing once it has left', async () => {
    await database.pool.query(`update orders set delivery_way = 'pickup', pickup_code = '1234'`)
    const contact = { ...correction.contact, phone: '(21) 98888-7777' }
    expect(await correct({ contact, address: PERDIZES })).toMatchObject({ ok: true })
    expect(await mails()).toMatchObject([{ data: { address: null, customerPhone: '(21) 98888-7777' } }])
    await database.pool.query(`update orders set status = 'shipped'`)
    expect(await correct({ seenVersion: 2 })).toMatchObject({ code: 'order-left' })
  })
})
