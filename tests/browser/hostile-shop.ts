import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { CAIUBI_LINES } from '../../lab/visitors/requests.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'
import type { SeededShop } from '../support/seeded-shop.ts'
import { addToCart, newCustomer } from '../support/shopping.ts'
import { plainImage } from '../support/test-images.ts'
import type { Visitor } from '../support/visitor.ts'

/** Breaks out of an attribute, a script or a title and adds an element and a script. */
export const PAYLOAD = `"'></script></title><i data-xss=1><svg onload=__xss=1>`

export interface HostileShop {
  running: RunningShop
  customerEmail: string
  slug: string
  productId: string
  orderId: string
  orderSession: string
  postId: string
  categoryId: string
}

export async function startHostileShop(seededShop: SeededShop): Promise<HostileShop> {
  const runningShop = await startSeededShop(seededShop, { JOBS: 'inside' })
  const owner = await runningShop.administrator()
  const categoryId = await fillCategory(runningShop, owner)
  const productId = await fillProduct(runningShop, owner, categoryId)
  const postId = await fillPost(runningShop, owner)
  // Without the courier, any typed street is accepted.
  await runningShop.shop.db.execute(sql`update settings_frete_motoboy set enabled = false`)
  const customerEmail = 'hostil@exemplo.com.br'
  const customer = await newCustomer(runningShop, customerEmail)
  const { orderId, orderSession } = await fillOrder(runningShop, customer, productId)
  await expectOk(
    owner.post(`/admin/pedidos/${orderId}.data`, {
      intent: 'edit',
      version: '1',
      trackingNumber: PAYLOAD,
      notes: PAYLOAD,
    }),
  )
  await expectOk(owner.post(`/admin/pedidos/${orderId}.data`, { intent: 'status', status: 'shipped' }))
  await owner.post('/admin/frete-motoboy.data', { intent: 'save', originAddress: PAYLOAD })
  return {
    running: runningShop,
    customerEmail,
    slug: 'vela-hostil',
    productId,
    orderId,
    orderSession,
    postId,
    categoryId,
  }
}

async function fillCategory({ shop }: RunningShop, owner: Visitor): Promise<string> {
  await expectOk(
    owner.post('/admin/categorias.data', {
      intent: 'save',
      name: PAYLOAD,
      description: PAYLOAD,
      active: 'on',
    }),
  )
  return firstId(shop, sql`select id from categories where name = ${PAYLOAD}`)
}

async function fillProduct({ shop }: RunningShop, owner: Visitor, categoryId: string): Promise<string> {
  const form = new FormData()
  const fields = { price: '79,90', cost: '20,00', stockQuantity: '10', minStockLevel: '20', weight: '0,250' }
  for (const [name, value] of Object.entries({
    ...fields,
    categoryId,
    slug: 'vela-hostil',
    active: 'on',
    featured: 'on',
  }))
    form.append(name, value)
  for (const name of ['name', 'shortDescription', 'description', 'features', 'specifications.0.name'])
    form.append(name, PAYLOAD)
  for (const name of ['specifications.0.value', 'faq.0.question', 'faq.0.answer', 'variants.0.name'])
    form.append(name, PAYLOAD)
  form.append('variants.0.id', '')
  form.append('variants.0.priceAdjustment', '0')
  form.append('variants.0.stockQuantity', '10')
  form.append('variants.0.attributes', `Cor: ${PAYLOAD}`)
  await expectOk(owner.post('/admin/produtos/novo.data', form))
  const productId = await firstId(shop, sql`select id from products where slug = 'vela-hostil'`)
  const image = new FormData()
  for (const [name, value] of Object.entries({ intent: 'add', productId, batch: randomUUID(), place: '0' }))
    image.append(name, value)
  image.append('file', new File([new Uint8Array(await plainImage().png().toBuffer())], `${PAYLOAD}.png`))
  await expectOk(owner.post('/admin/manager/imagens', image))
  const { rows } = await shop.db.execute<{ url: string }>(
    sql`select images[1] as url from products where id = ${productId}`,
  )
  const alt = { intent: 'describe', productId, url: rows[0]?.url ?? '', alt: PAYLOAD }
  await expectOk(owner.post('/admin/manager/imagens.data', alt))
  return productId
}

async function fillPost({ shop }: RunningShop, owner: Visitor): Promise<string> {
  const marks = `[${PAYLOAD}](/${PAYLOAD}) ![${PAYLOAD}](https://evil.example/${PAYLOAD}) [a](javascript:window.__xss=1)`
  const content = `${PAYLOAD}\n\n**${PAYLOAD}**\n- ${PAYLOAD}\n${marks}\n> _${PAYLOAD}_ [a](<${PAYLOAD}>)`
  const post = {
    intent: 'save',
    title: PAYLOAD,
    slug: 'post-hostil',
    excerpt: PAYLOAD,
    content,
    author: PAYLOAD,
  }
  await expectOk(owner.post('/admin/blog/novo.data', { ...post, as: 'published' }))
  return firstId(shop, sql`select id from blog_posts where slug = 'post-hostil'`)
}

async function fillOrder({ shop }: RunningShop, customer: Visitor, productId: string) {
  const lines = {
    fullName: 'Ana Prado',
    phone: '(11) 98888-7777',
    addressLine1: PAYLOAD,
    addressLine2: PAYLOAD,
    city: PAYLOAD,
  }
  const profile = {
    ...lines,
    state: 'SP',
    postalCode: '05010-000',
    country: 'Brasil',
    notificationsEnabled: '1',
  }
  await expectOk(customer.post('/perfil.data', { intent: 'save', ...profile }))
  // The form rejects such a name today, but older rows may contain it.
  await shop.db.execute(sql`update profiles set full_name = ${PAYLOAD} where city = ${PAYLOAD}`)
  const { rows } = await shop.db.execute<{ id: string }>(
    sql`select id from product_variants where product_id = ${productId}`,
  )
  const variantId = rows[0]?.id ?? null
  await expectOk(addToCart(customer, { id: productId, variantId }))
  const address = { ...CAIUBI_LINES, line1: PAYLOAD, line2: PAYLOAD }
  const started = await customer.call('create-checkout', {
    cartItems: [{ product_id: productId, variant_id: variantId, quantity: 1 }],
    customerInfo: { name: PAYLOAD, phone: '(11) 98888-7777', address },
  })
  const card = { number: '4242 4242 4242 4242', expiry_month: 12, expiry_year: 2034, cvc: '123' }
  const paid = await customer.call('/api/test-card', { client_secret: started.body.client_secret, ...card })
  if (paid.body.success !== true)
    throw new Error(`nothing was bought: ${JSON.stringify([started.body, paid.body])}`)
  const orderSession = String(started.body.session_id)
  await addToCart(customer, { id: productId, variantId })
  await expectOk(customer.post('/favoritos.data', { intent: 'add', productId }))
  return {
    orderId: await firstId(shop, sql`select id from orders where session_id = ${orderSession}`),
    orderSession,
  }
}

async function firstId(shop: RunningShop['shop'], query: ReturnType<typeof sql>): Promise<string> {
  const { rows } = await shop.db.execute<{ id: string }>(query)
  if (!rows[0]) throw new Error('what was written is not there')
  return rows[0].id
}

async function expectOk(request: Promise<Response>): Promise<void> {
  const response = await request
  if (response.status !== 200 && response.status !== 202)
    throw new Error(`${response.url} answered ${response.status}: ${(await response.text()).slice(0, 400)}`)
}
