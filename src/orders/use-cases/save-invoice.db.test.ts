import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listOrdersToDispatch } from '#fulfilment/orders/use-cases/list-orders-to-dispatch.ts'
import { checkDigit } from '#orders/domain/access-key.ts'
import { orderInvoices } from '#orders/schema/invoices.ts'
import { orders } from '#orders/schema/orders.ts'
import { auditEntries } from '#platform/operations/schema.ts'
import type { Shop } from '#platform/shop.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { makeOrder } from '../../../tests/support/make-orders.ts'
import { invoiceColumn } from './order-json.ts'
import { readInvoiceXml, saveInvoice } from './save-invoice.ts'

const database = await createTestDatabase()
afterAll(() => database.close())
const { db } = database
const shop = { db, clock: { now: () => new Date('2026-11-17T15:00:00Z') } } as unknown as Shop
const actor = { id: '9d2b1c58-6a3e-4c0e-9c0e-0a55f21d7a01', name: 'Clara' }
const accessKey = '52060433009911002506550120000007800267301615'
const xml = `<NFe><infNFe Id="NFe${accessKey}"><dest><xNome>Ana</xNome></dest></infNFe></NFe>`
let orderId = ''
let otherId = ''

beforeAll(async () => {
  orderId = (await makeOrder({ db }, { status: 'processing' })).id
  otherId = (await makeOrder({ db }, { status: 'processing' })).id
})

const save = (typed: Partial<Parameters<typeof saveInvoice>[1]>) =>
  saveInvoice(shop, { orderId, actor, accessKey: '', danfeUrl: '', xml: null, ...typed })
const storedInvoices = () => db.select().from(orderInvoices)

describe('the invoice of an order', () => {
  it.each([
    [{}, 'key-length'],
    [{ accessKey: accessKey.replace(/.$/, '3') }, 'key-check-digit'],
    [{ xml: '<html></html>' }, 'xml-unreadable'],
    [{ accessKey, xml: xml.replace('5206', '5207') }, 'xml-of-another'],
    [{ accessKey, danfeUrl: 'javascript:alert(1)' }, 'danfe-link'],
    [{ accessKey, orderId: crypto.randomUUID() }, 'order-not-found'],
  ])('is refused with %o', async (typed, code) => {
    expect(await save(typed)).toMatchObject({ ok: false, code })
    expect(await storedInvoices()).toEqual([])
  })

  it('is read from its XML, once for any number of uploads, and reported without the XML', async () => {
    expect(await save({ xml })).toMatchObject({ ok: true })
    expect(await save({ xml })).toMatchObject({ ok: true })
    expect(await storedInvoices()).toMatchObject([{ orderId, accessKey, number: 780, series: 12, xml }])
    const [row] = await db.select({ invoice: invoiceColumn }).from(orders).where(eq(orders.id, orderId))
    expect(row?.invoice).toEqual({ accessKey, number: 780, series: 12, danfeUrl: null })
    expect(await readInvoiceXml(shop, orderId)).toEqual({ xml, accessKey })
    expect(await readInvoiceXml(shop, otherId)).toBeNull()
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.action, 'invoice'))
    expect(entries).toHaveLength(1)
  })

  it('gets its link later and keeps its XML', async () => {
    expect(await save({ accessKey, danfeUrl: 'https://nota.exemplo.com.br/1' })).toMatchObject({ ok: true })
    expect(await storedInvoices()).toMatchObject([{ xml, danfeUrl: 'https://nota.exemplo.com.br/1' }])
  })

  it('is missed before an order is posted that has none', async () => {
    const listed = await listOrdersToDispatch(shop, [orderId, otherId])
    expect(listed.map(({ hasInvoice }) => hasInvoice)).toEqual([true, false])
  })

  it('belongs to one order', async () => {
    expect(await save({ accessKey, orderId: otherId })).toMatchObject({
      code: 'key-of-another-order',
      details: { orderId },
    })
  })

  it('keeps a key with the letters of its seller’s CNPJ', async () => {
    const lettered = '35260712abc34501de3555012000000780026730161'
    const typed = `${lettered}${checkDigit(lettered.toUpperCase())}`
    expect(await save({ accessKey: typed, orderId: otherId })).toMatchObject({ ok: true })
    expect(await storedInvoices()).toContainEqual(
      expect.objectContaining({ orderId: otherId, accessKey: typed.toUpperCase() }),
    )
  })
})
