import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { users } from '#accounts/schema.ts'
import { openSession } from '#accounts/session/use-cases/sessions.ts'
import { routes } from '#app/route-table.ts'
import { demoSettings } from '#demo/demo-data.ts'
import { orderGifts } from '#orders/gifts/schema.ts'
import { giftLink } from '#orders/use-cases/link/gift-link.ts'
import { orderLinkPath } from '#orders/use-cases/link/order-link.ts'
import { openingSubscription } from '#platform/copy/closed-shop.ts'
import { sessionCookieName } from '#platform/http/request/session-cookie.server.ts'
import type { Shop } from '#platform/shop.ts'
import { demoWords, demoWordsIn } from '../support/demo-words.ts'
import { freePort } from '../support/free-port.ts'
import { quietEnvironment } from '../support/seeded-shop.ts'
import { createEmptyDatabase, type TestDatabase } from '../support/test-database.ts'
import { Visitor } from '../support/visitor.ts'
import { addFirstThings } from './first-things.ts'

/** An address that is not a local name, so the shop treats it as public. */
const HOST = '127.0.0.2'

let running: { url: string; shop: Shop; stop(): Promise<void> }
let database: TestDatabase
let dataDir: string
let guest: Visitor
let owner: Visitor

beforeAll(async () => {
  database = await createEmptyDatabase(inject('seededShop').server)
  dataDir = mkdtempSync(join(tmpdir(), 'shop-empty-'))
  const port = await freePort()
  const siteUrl = `http://${HOST}:${port}`
  const { startShop } = await import('../../build/server/index.js')
  running = await startShop({
    environment: {
      ...quietEnvironment,
      PORT: String(port),
      HOST,
      SITE_URL: siteUrl,
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      JOBS: 'apart',
      ALLOW_OFFLINE_PAYMENTS: '1',
      ALLOW_OFFLINE_MAIL: '1',
      ADMIN_EMAIL: 'dona@exemplo.com.br',
      ADMIN_PASSWORD: 'um segredo bem longo',
      SESSION_SECRET: 'a secret of at least thirty-two characters',
    },
    clock: { now: () => new Date('2026-11-15T15:00:00.000Z') },
    quiet: true,
  })
  const { shop } = running
  const [administrator] = await shop.db.select({ userId: users.id }).from(users)
  if (!administrator) throw new Error('the shop has no administrator')
  guest = new Visitor(running.url)
  owner = await signedIn({ ...administrator, isStaff: true })
})
afterAll(async () => {
  await running?.stop()
  await database?.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function signedIn(person: { userId: string; isStaff: boolean }) {
  const { shop } = running
  const { token } = await openSession(shop, shop.db, person)
  const visitor = new Visitor(running.url)
  visitor.setCookie(sessionCookieName(shop.config.siteUrl), token)
  return visitor
}

const addresses = routes
  .filter(({ name, path }) => name !== 'adminStyleGuide' && !/[:*]/.test(path))
  .map(({ name, path }) => [name, path] as const)

test('the words of the demo are many, and found where they are', () => {
  const words = demoWords()
  expect(words.length).toBeGreaterThan(150)
  expect(demoWordsIn(`<p>${demoSettings.home.heroSentence}</p>`, words)).toContain(
    demoSettings.home.heroSentence,
  )
})

test.each([
  ['a visitor', () => guest],
  ['its owner', () => owner],
])('an empty shop on a public address shows %s nothing of the demo, on any page', async (_who, visitor) => {
  const words = demoWords()
  const read: string[] = []
  for (const [name, path] of addresses) {
    const answer = await visitor().get(path)
    if (answer.status === 200) read.push(name)
    expect([name, answer.status < 500, demoWordsIn(await answer.text(), words)]).toEqual([name, true, []])
  }
  const shown =
    visitor() === owner ? ['home', 'products', 'terms', 'adminToday', 'adminShop'] : ['home', 'terms']
  expect(read).toEqual(expect.arrayContaining(shown))
})

test('a visitor can leave their email before the first step of the opening', async () => {
  const answer = await guest.call('newsletter-subscribe', { email: 'ana@exemplo.com.br' })
  expect(answer).toMatchObject({ status: 200, body: { message: openingSubscription.subscribed } })
})

test('an unwritten page does not exist, and nothing links to it', async () => {
  for (const path of ['/nossa-historia', '/processo-artesanal', '/sustentabilidade'])
    expect((await owner.get(path)).status).toBe(404)
  const home = await (await owner.get('/')).text()
  expect(home).not.toMatch(/href="\/(nossa-historia|processo-artesanal|sustentabilidade)"/)
  expect(home).not.toMatch(/href="(mailto|tel):|wa\.me|instagram\.com/)
  const searched = await owner.get('/produtos?search=vale+presente')
  expect([searched.status, (await searched.text()).includes('/vale-presente')]).toEqual([200, false])
  expect(await (await owner.get('/sitemap.xml')).text()).not.toMatch(
    /nossa-historia|processo-artesanal|vale-presente/,
  )
  const vales = await (await owner.get('/admin/vales')).text()
  expect([vales.includes('href="/vale-presente"'), vales.includes('href="/admin/loja#vouchers"')]).toEqual([
    false,
    true,
  ])
})

test('features that are switched off or empty appear nowhere', async () => {
  expect((await owner.get('/descobrir')).status).toBe(404)
  const pages = ['/', '/produtos', '/carrinho', '/sitemap.xml', '/llms.txt']
  const text = (await Promise.all(pages.map(async (path) => (await owner.get(path)).text()))).join('\n')
  expect(text).toContain('/entrega')
  expect(text).not.toMatch(
    /"\/(colecoes|blog|descobrir|comparar|vale-presente)"|#ritual|id="ritual"|É para alguém/,
  )
  expect(text).not.toMatch(/\/(colecoes|blog|descobrir)(<|\)|\/)/)
})

test('sign-in shows no Google button while the owner has not configured Google', async () => {
  const page = await (await guest.get('/auth')).text()
  expect(page).toContain('Entrar')
  expect(page).not.toContain('Continuar com Google')
})

test('a list that has nothing yet leads on', async () => {
  for (const [path, way] of [
    ['/produtos', '/'],
    ['/produtos?search=lavanda', '/produtos'],
    ['/colecoes', '/produtos'],
    ['/blog', '/produtos'],
    ['/carrinho/com/jasmim', '/produtos'],
  ] as const) {
    const [main = ''] = /<main.*<\/main>/s.exec(await (await owner.get(path)).text()) ?? []
    expect(main, path).toMatch(
      new RegExp(`<a class="btn[^"]*"[^>]* href="${way}"|<a [^>]*href="${way}"[^>]*class="btn`),
    )
  }
})

test('shows every other page once there are a candle, a post and orders', async () => {
  const { user, collection, candle, post, delivered, waiting, noted, review, material, passport } =
    await addFirstThings(running.shop)
  const customer = await signedIn({ userId: user.id, isStaff: false })
  const [paid, unpaid] = [delivered.orderNumber, waiting.orderNumber]
  await running.shop.db.insert(orderGifts).values({ orderId: delivered.id, message: '' })
  const gift = { message: '', receiver: null, options: [] }
  const giftUrl = new URL(giftLink(running.shop, { ...delivered, gift }) ?? '')
  const pages: Record<string, readonly string[]> = {
    collection: [`/colecoes/${collection.slug}`],
    product: [`/produto/${candle.slug}`],
    productOldAddress: [`/produtos/${candle.slug}`],
    productReviews: [`/produto/${candle.slug}/avaliacoes`],
    passport: [`/leva/${passport.code}`],
    passportSeal: [`/leva/${passport.code}/selo/48`],
    passportReview: [`/leva/${passport.code}/avaliar`],
    reviewReport: [`/avaliacoes/${review.id}/denunciar`],
    blogPost: [`/blog/${post.slug}`],
    order: [`/pedidos/${paid}`, `/pedidos/${unpaid}`],
    cartLink: [`/carrinho/com/${candle.slug}`],
    orderLink: [orderLinkPath(running.shop, noted)],
    giftPage: [giftUrl.pathname + giftUrl.search],
    payOrder: [`/pedidos/${unpaid}/pagar`],
    orderBatch: [`/pedidos/${paid}/leva`],
    review: [`/avaliar/${paid}`],
    withdrawOrder: [`/pedidos/${paid}/desistir`],
    complaint: [`/problema/${paid}`],
    complaintPhoto: [`/problema/${paid}/foto/relato-0`],
    offlinePayment: [`/pagamento-teste/${waiting.sessionId}`],
    adminProduct: [`/admin/produtos/${candle.id}`],
    adminRecipe: [`/admin/produtos/${candle.id}/receita`],
    adminBatch: [`/admin/levas/${passport.number}`],
    adminPassport: [`/admin/levas/${passport.number}/passaporte`],
    adminBatchLabels: [`/admin/levas/${passport.number}/etiquetas`],
    adminMaterial: [`/admin/materiais/${material.id}`],
    adminProductPreview: [`/admin/produtos/${candle.id}/previa`],
    adminKit: [`/admin/produtos/${candle.id}/kit`],
    adminOrder: [`/admin/pedidos/${delivered.id}`, `/admin/pedidos/${waiting.id}`],
    adminOrderDetails: [`/admin/pedidos/${delivered.id}/detalhes`],
    adminOrderLink: [`/admin/pedidos/${noted.id}/link`],
    adminInvoiceXml: [`/admin/pedidos/${delivered.id}/nota.xml`],
    adminPackingSlip: [`/admin/pedidos/${delivered.id}/etiqueta`],
    adminComplaintPhoto: [`/admin/pedidos/${delivered.id}/foto/relato-0`],
    adminCustomer: [`/admin/usuarios/${user.id}`],
    adminOpeningStep: ['quem-vende', 'entrega', 'dias', 'pix', 'vela', 'e-mail', 'casa', 'teste'].map(
      (step) => `/admin/abrir/${step}`,
    ),
    adminBlogPost: [`/admin/blog/${post.id}`],
    adminText: ['/admin/textos/newsletter'],
    adminTextPreview: ['/admin/textos/newsletter/previa'],
    brandFile: ['/marca/inicial/loja.css'],
    functions: ['/api/functions/cep-lookup'],
  }
  const withThing = routes.filter(({ path }) => /[:*]/.test(path)).map(({ name }) => name)
  expect(Object.keys(pages).toSorted()).toEqual(withThing.toSorted())

  const all = [...Object.entries(pages), ...addresses.map(([name, path]) => [name, [path]] as const)]
  const words = demoWords()
  const read = new Set<string>()
  for (const visitor of [owner, customer])
    for (const [name, path] of all.flatMap(([name, paths]) => paths.map((path) => [name, path] as const))) {
      const answer = await visitor.get(path)
      if (answer.status === 200) read.add(name)
      const text = await answer.text()
      expect([path, answer.status < 500, demoWordsIn(text, words)]).toEqual([path, true, []])
      // The shop must not promise anything that the owner has not set up.
      if (!name.startsWith('admin')) expect(text).not.toMatch(/recipientes|Potes de volta|wa\.me/)
    }
  // Routes that need an existing image, invoice or payment, and routes without a page.
  const unread = [
    'adminComplaintPhoto',
    'adminInvoiceXml',
    'adminTextPreview',
    'complaintPhoto',
    'functions',
    'offlinePayment',
    'passportReview',
    'productOldAddress',
  ]
  expect(withThing.filter((name) => !read.has(name)).toSorted()).toEqual(unread)
})
