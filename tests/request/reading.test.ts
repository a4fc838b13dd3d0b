import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type RouteName, routePaths } from '#addresses.ts'
import { makeManualOrder } from '#fulfilment/orders/use-cases/manual/make-manual-order.ts'
import { orderLinkPath } from '#orders/use-cases/link/order-link.ts'
import { newBuyer, ordersOf, startShopForBuyers } from '../support/buyers.ts'
import { readContents } from '../support/database-contents.ts'
import type { RunningShop } from '../support/running-shop.ts'
import { withPatience } from '../support/test-database.ts'
import type { Visitor } from '../support/visitor.ts'

/** Written by reading a page as well: limits per visitor, the last use of a session, accesses that the law has kept. */
const EXCEPTED = ['public.rate_limits', 'public.sessions', 'public.access_records']

let running: RunningShop
let databaseUrl: string
let people: Record<'guest' | 'customer' | 'owner', Visitor>
let addresses: string[]

beforeAll(async () => {
  running = await startShopForBuyers(inject('seededShop'), (url) => {
    databaseUrl = url
    return withPatience(url)
  })
  const buyer = await newBuyer(running)
  people = { guest: running.guest(), customer: buyer.visitor, owner: await running.administrator() }
  const { body } = await buyer.visitor.call('create-checkout', buyer.request)
  addresses = await listAddresses({ ...buyer, sessionId: String(body.session_id) })
})
afterAll(() => running?.stop())

type Parameters = Record<string, readonly string[]>

/** Every route, with what is really there in its place: orders that wait for payment, opened and not yet. */
async function listAddresses({ email, sessionId }: { email: string; sessionId: string }): Promise<string[]> {
  const { shop } = running
  const [opened] = await ordersOf(running, email)
  const unopened = await orderByHand(email)
  if (!opened) throw new Error('the buyer has no order')
  const first = async (table: string, column: string) => {
    const result = await shop.db.execute(sql.raw(`select ${column}::text as value from ${table} limit 1`))
    return String(result.rows[0]?.value ?? randomUUID())
  }
  const product = await first('products', 'id')
  const numbers = [opened.orderNumber, unopened.orderNumber]
  const batch = await first('batches', 'number')
  const parameters: Partial<Record<RouteName, Parameters>> = {
    productOldAddress: { slug: ['lavanda-camomila'] },
    collection: { slug: ['calma'] },
    blogPost: { slug: ['por-que-cera-de-coco'] },
    cartLink: { codes: ['canela-laranja'] },
    adminProduct: { id: [product] },
    adminProductPreview: { id: [product] },
    adminRecipe: { id: [product] },
    adminKit: { id: [product] },
    adminMaterial: { id: [await first('materials', 'id')] },
    adminCustomer: { id: [await first('users', 'id')] },
    adminBlogPost: { id: [await first('blog_posts', 'id')] },
    adminOpeningStep: { step: ['entrega', 'pagamento'] },
    offlinePayment: { reference: [String(opened.paymentReference)] },
    functions: { name: ['cep-lookup'] },
  }
  const general: Parameters = {
    slug: ['lavanda-camomila'],
    code: ['K7PM4XQT'],
    width: ['48'],
    mark: ['inicial'],
    file: ['loja.css'],
    group: ['newsletter'],
    number: [...numbers, batch],
    id: [opened.id, unopened.id],
    photo: ['relato-0'],
  }
  const withQuery = [
    orderLinkPath(shop, unopened),
    `${routePaths.checkoutSuccess}?session_id=${sessionId}`,
    `${routePaths.cart}?pago=${sessionId}`,
    `${routePaths.products}?q=lavanda`,
    `${routePaths.compare}?velas=lavanda-camomila,canela-laranja`,
    `${routePaths.adminSearch}?q=lavanda`,
  ]
  const entries = Object.entries(routePaths) as [RouteName, string][]
  return [
    ...entries.flatMap(([name, path]) => filledIn(path, { ...general, ...parameters[name] })),
    ...withQuery,
  ]
}

function filledIn(path: string, values: Parameters): string[] {
  const [, name] = /:(\w+)/.exec(path) ?? []
  if (!name) return [path]
  const found = values[name]
  if (!found) throw new Error(`${path} needs a ${name}`)
  return found.flatMap((value) => filledIn(path.replace(`:${name}`, encodeURIComponent(value)), values))
}

async function orderByHand(email: string) {
  const { shop } = running
  const { rows } = await shop.db.execute<{ product: string; variant: string; owner: string }>(sql`
    select p.id as product, v.id as variant, (select user_id from user_roles where role = 'admin' limit 1) as owner
    from products p join product_variants v on v.product_id = p.id where p.slug = 'lavanda-camomila' limit 1`)
  const { product = '', variant = '', owner = '' } = rows[0] ?? {}
  const madeManualOrder = await makeManualOrder(shop, {
    key: randomUUID(),
    actor: { id: owner, name: 'Dona da Loja' },
    order: {
      origin: 'whatsapp',
      customer: { name: 'Ana Prado', email, phone: '(11) 90000-0101' },
      lines: [{ productId: product, variantId: variant, quantity: 1, price: null }],
      way: 'pickup',
      address: null,
      slot: 'later',
      freight: 0,
      payment: { holdHours: 72 },
      note: '',
      notifiesCustomer: false,
    },
  })
  if (!madeManualOrder.ok) throw new Error(madeManualOrder.code)
  const order = (await ordersOf(running, email)).find(({ id }) => id === madeManualOrder.value.orderId)
  if (!order) throw new Error('the order by hand is gone')
  return order
}

async function contents() {
  const tables = Object.entries(await readContents(databaseUrl))
  return Object.fromEntries(tables.filter(([path]) => !EXCEPTED.includes(path)))
}

test.each(['guest', 'customer', 'owner'] as const)('reading a page twice changes no row: %s', async (who) => {
  const before = await contents()
  for (const address of addresses) {
    await people[who].get(address)
    await people[who].get(address)
  }
  expect(await contents()).toEqual(before)
})
