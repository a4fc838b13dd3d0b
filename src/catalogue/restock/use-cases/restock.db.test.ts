import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { users } from '#accounts/schema.ts'
import { products, productVariants } from '#catalogue/products/schema.ts'
import { adjustStock } from '#catalogue/products/use-cases/adjust-stock.ts'
import { findAdminProduct } from '#catalogue/products/use-cases/find-admin-product.ts'
import { openAccountShop } from '../../../../tests/support/account-shop.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { emptyTables } from '../../../../tests/support/empty-tables.ts'
import { askForNotice, confirmNotice } from './ask-for-notice.ts'
import { forgetOldRestockRequests, leaveWaitingList } from './leave-waiting-list.ts'
import { notifyNextInQueue } from './notify-waiting.ts'

const database = await createTestDatabase()
const fixture = await openAccountShop(database)
const { shop, messages } = fixture
afterAll(() => fixture.close())

let productId: string
beforeEach(async () => {
  await emptyTables(database.pool, 'restock_requests')
  messages.length = 0
  productId = await fixture.newProduct({ name: 'Jasmim', stockQuantity: 0 })
})

const actor = { id: '00000000-0000-4000-8000-00000000000a', name: 'Helena' }
const ask = (email: string) => askForNotice(shop, { productId, variantId: null, email, customer: null })
const waiting = async () => (await findAdminProduct(shop, { id: productId }))?.waiting?.[0]?.count ?? 0
const mails = (type: string) =>
  messages.flatMap((job) => (job.name === 'send-email' && job.email.type === type ? [job.email] : []))
const notifiedNow = () => mails('restock-notice').map(({ to }) => to)

function mailedToken(): string {
  const mail = mails('restock-confirmation').at(-1)
  if (mail?.type !== 'restock-confirmation') throw new Error('no link was mailed')
  return new URL(mail.data.confirmationUrl).searchParams.get('token') ?? ''
}

async function queue(...names: string[]): Promise<void> {
  for (const name of names) {
    await ask(`${name}@exemplo.com.br`)
    await confirmNotice(shop, { token: mailedToken() })
    fixture.passMinutes(1)
  }
}

async function restock(units: number) {
  const [row] = await shop.db.select().from(products).where(eq(products.id, productId))
  const seen = [{ productId, variantId: null, seenStock: row?.stockQuantity ?? 0 }]
  const answer = await adjustStock(shop, { actor, kind: 'add', units, shelves: seen })
  if (!answer.ok) throw new Error(answer.code)
}

test('a customer waiting for a size is notified of that size only', async () => {
  const sized = await fixture.newProduct({ name: 'Mel & Figo', stockQuantity: 0 })
  const [small, large] = [await fixture.newSize(sized, '120 g', 0), await fixture.newSize(sized, '320 g', 50)]
  await shop.db.update(productVariants).set({ stockQuantity: 0 }).where(eq(productVariants.productId, sized))
  const askFor = (variantId: string | null, email: string) =>
    askForNotice(shop, { productId: sized, variantId, email, customer: null })
  expect(await askFor(null, 'ana@exemplo.com.br')).toMatchObject({ code: 'product-not-found' })
  for (const [variantId, email] of [
    [small, 'ana@exemplo.com.br'],
    [large, 'bia@exemplo.com.br'],
  ] as const) {
    expect(await askFor(variantId, email)).toMatchObject({ ok: true })
    await confirmNotice(shop, { token: mailedToken() })
  }
  expect((await findAdminProduct(shop, { id: sized }))?.waiting).toMatchObject([
    { size: '120 g', count: 1, first: [{ email: 'ana@exemplo.com.br' }] },
    { size: '320 g', count: 1, first: [{ email: 'bia@exemplo.com.br' }] },
  ])
  const shelves = [{ productId: sized, variantId: large, seenStock: 0 }]
  await adjustStock(shop, { actor, kind: 'add', units: 5, shelves })
  expect(mails('restock-notice')).toMatchObject([
    { to: 'bia@exemplo.com.br', data: { productName: 'Mel & Figo, 320 g', size: '320 g' } },
  ])
  expect(await askFor(large, 'cleo@exemplo.com.br')).toMatchObject({ code: 'in-stock' })
})

describe('asking', () => {
  test('a guest waits only after they pressed the mailed link, once however often', async () => {
    expect(await ask(' Ana@Exemplo.com.br ')).toMatchObject({ ok: true, value: { state: 'link-mailed' } })
    expect(await waiting()).toBe(0)
    const token = mailedToken()
    for (let presses = 0; presses < 2; presses++)
      expect(await confirmNotice(shop, { token })).toMatchObject({ value: { email: 'ana@exemplo.com.br' } })
    expect(await waiting()).toBe(1)
    expect(await ask('ana@exemplo.com.br')).toMatchObject({ value: { state: 'link-mailed' } })
  })

  test('a customer waits at once, at the address of their account', async () => {
    const userId = await fixture.newCustomer('bia@exemplo.com.br')
    const customer = { userId, email: 'bia@exemplo.com.br' }
    const answer = await askForNotice(shop, {
      productId,
      variantId: null,
      email: 'outra@exemplo.com.br',
      customer,
    })
    expect(answer).toMatchObject({ ok: true, value: { state: 'waiting' } })
    expect(await waiting()).toBe(1)
    if (!answer.ok || answer.value.state !== 'waiting') throw new Error('not waiting')
    for (let presses = 0; presses < 2; presses++)
      expect(await leaveWaitingList(shop, { token: answer.value.leave })).toMatchObject({ ok: true })
    expect(await waiting()).toBe(0)
  })

  test('an account that never confirmed its address gets the link as a guest does', async () => {
    const userId = await fixture.newCustomer('cida@exemplo.com.br')
    await database.db.update(users).set({ emailVerified: false }).where(eq(users.id, userId))
    const customer = { userId, email: 'cida@exemplo.com.br' }
    expect(await askForNotice(shop, { productId, variantId: null, email: '', customer })).toMatchObject({
      value: { state: 'link-mailed' },
    })
    expect(await waiting()).toBe(0)
  })

  test('a link ends after two days, and one of another kind opens nothing', async () => {
    await ask('ana@exemplo.com.br')
    const token = mailedToken()
    expect(await leaveWaitingList(shop, { token })).toMatchObject({ code: 'token-unknown' })
    fixture.passMinutes(2 * 24 * 60 + 1)
    expect(await confirmNotice(shop, { token })).toMatchObject({ code: 'token-unknown' })
  })

  test('is refused for candles in stock, deleted or unknown', async () => {
    await shop.db.update(products).set({ stockQuantity: 2 }).where(eq(products.id, productId))
    expect(await ask('ana@exemplo.com.br')).toMatchObject({ code: 'in-stock' })
    await shop.db.update(products).set({ active: false }).where(eq(products.id, productId))
    expect(await ask('ana@exemplo.com.br')).toMatchObject({ code: 'product-not-found' })
    expect(await ask('ana')).toMatchObject({ code: 'email-invalid' })
  })
})

describe('units are there', () => {
  test('emails as many customers as the stock can serve, in order and once each', async () => {
    await queue('ana', 'bia', 'caio')
    await restock(2)
    expect(notifiedNow()).toEqual(['ana@exemplo.com.br', 'bia@exemplo.com.br'])
    expect(await waiting()).toBe(1)
    await notifyNextInQueue(shop)
    await restock(-1)
    expect(notifiedNow()).toHaveLength(2)
  })

  test('units not bought within a day are offered to the next in the queue', async () => {
    await queue('ana', 'bia', 'caio')
    await restock(1)
    fixture.passMinutes(23 * 60)
    expect(await notifyNextInQueue(shop)).toEqual({ notified: 0 })
    fixture.passMinutes(61)
    expect(await notifyNextInQueue(shop)).toEqual({ notified: 1 })
    expect(notifiedNow()).toEqual(['ana@exemplo.com.br', 'bia@exemplo.com.br'])
  })

  test('two at once do not offer the same units', async () => {
    await queue('ana', 'bia', 'caio', 'dora')
    await shop.db.update(products).set({ stockQuantity: 2 }).where(eq(products.id, productId))
    const rounds = await Promise.all(Array.from({ length: 4 }, () => notifyNextInQueue(shop)))
    expect(rounds.reduce((sum, { notified }) => sum + notified, 0)).toBe(2)
  })

  test('an e-mail that falls with its restock is never sent', async () => {
    await queue('ana')
    messages.length = 0
    const failing = {
      ...shop,
      outbox: {
        ...shop.outbox,
        enqueue: async () => {
          throw new Error('the queue is unavailable')
        },
      },
    }
    const seen = [{ productId, variantId: null, seenStock: 0 }]
    await expect(adjustStock(failing, { actor, kind: 'add', units: 1, shelves: seen })).rejects.toThrow(
      'unavailable',
    )
    expect(await waiting()).toBe(1)
    const [row] = await shop.db.select().from(products).where(eq(products.id, productId))
    expect(row?.stockQuantity).toBe(0)
  })

  test('notified customers may ask again and join the end of the queue', async () => {
    await queue('ana', 'bia')
    await restock(1)
    await restock(-1)
    await queue('ana')
    fixture.passMinutes(25 * 60)
    await restock(1)
    expect(notifiedNow()).toEqual(['ana@exemplo.com.br', 'bia@exemplo.com.br'])
  })
})

test('an address is forgotten a month after its e-mail, or after half a year in vain', async () => {
  const remaining = async () =>
    (await shop.db.execute(sql`select 1 from restock_requests where product_id = ${productId}`)).rows.length
  await queue('ana', 'bia')
  await restock(1)
  fixture.passMinutes(31 * 24 * 60)
  await forgetOldRestockRequests(shop)
  expect(await remaining()).toBe(1)
  fixture.passMinutes(150 * 24 * 60)
  expect(await waiting()).toBe(0)
  await forgetOldRestockRequests(shop)
  expect(await remaining()).toBe(0)
})
