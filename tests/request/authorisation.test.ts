import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type RouteName, routePaths } from '#addresses.ts'
import { shopFunctions } from '#app/functions.server.ts'
import { routes, routeTable } from '#app/route-table.ts'
import { BACK_OFFICE_PATH } from '#platform/http/realtime/back-office-channel.ts'
import { PRODUCT_UPDATES_PATH } from '#platform/http/realtime/product-updates-channel.ts'
import { actionForms } from '../../lab/fuzz/form-schemas.ts'
import type { Access } from '../../src/platform/http/functions/is-allowed.server.ts'
import { readContent } from '../support/page-content.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'
import type { Visitor } from '../support/visitor.ts'

/**
 * Access rights of every route, tested as document, data and form. The compiler rejects a route without an
 * entry.
 */
let running: RunningShop
let people: Record<'guest' | 'customer' | 'helper' | 'administrator', Visitor>

beforeAll(async () => {
  running = await startSeededShop(inject('seededShop'))
  people = {
    guest: running.guest(),
    customer: await running.customer(),
    helper: await running.helper(),
    administrator: await running.administrator(),
  }
})
afterAll(() => running?.stop())

interface Line {
  answers: readonly [guest: number, customer: number, helper: number, administrator: number]
  address?: string
}

const nobody = '00000000-0000-4000-8000-000000000000'
const everybody = (address?: string): Line => ({ answers: [200, 200, 200, 200], address })
const always = (status: number, address?: string): Line => ({
  answers: [status, status, status, status],
  address,
})
const customers = (address?: string): Line => ({ answers: [302, 200, 200, 200], address })
const helpers = (address?: string, status = 200): Line => ({ answers: [401, 403, status, status], address })
const administrators = (address?: string, status = 200): Line => ({
  answers: [401, 403, 403, status],
  address,
})

const matrix = {
  home: everybody(),
  products: everybody(),
  product: everybody('/produto/lavanda-camomila'),
  productOldAddress: always(301, '/produtos/lavanda-camomila'),
  quiz: everybody(),
  compare: everybody('/comparar?velas=lavanda-camomila,canela-laranja'),
  voucherSale: everybody(),
  voucher: everybody(),
  productReviews: everybody('/produto/lavanda-camomila/avaliacoes'),
  // Public to anyone who has the code; a wrong code gets 404.
  passport: always(404, '/leva/K7PM4XQT'),
  passportSeal: always(404, '/leva/K7PM4XQT/selo/48'),
  passportReview: { answers: [302, 404, 404, 404], address: '/leva/K7PM4XQT/avaliar' },
  reviewReport: always(404, `/avaliacoes/${nobody}/denunciar`),
  collections: everybody(),
  collection: everybody('/colecoes/calma'),
  ourStory: everybody(),
  craftProcess: everybody(),
  sustainability: everybody(),
  blog: everybody(),
  blogFeed: everybody(),
  blogPost: everybody('/blog/por-que-cera-de-coco'),
  privacy: everybody(),
  terms: everybody(),
  delivery: everybody(),
  returns: everybody(),
  accessibility: everybody(),
  unsubscribe: everybody(),
  newsletter: always(302),
  restock: always(302),
  restockConfirm: everybody(),
  restockLeave: everybody(),
  merchantFeed: everybody(),
  sitemap: everybody(),
  robots: everybody(),
  llms: everybody(),
  securityContact: everybody(),
  manifest: everybody(),
  brandFile: everybody('/marca/qualquer/loja.css'),
  auth: { answers: [200, 302, 302, 302] },
  googleStart: always(405),
  passkeyOptions: always(405),
  googleCallback: always(302),
  emailConfirmation: everybody(),
  staffInvitation: everybody(),
  signOut: always(405),
  profile: customers(),
  profileData: customers(),
  profileSecurity: { answers: [302, 403, 200, 200] },
  waitingForm: { answers: [302, 302, 302, 302] },
  cart: everybody(),
  cartLink: everybody('/carrinho/com/canela-laranja'),
  guestProducts: always(405),
  addressSuggestions: always(405),
  placeDetails: always(405),
  searchSuggestions: always(405),
  linkedPayment: always(405),
  cardSession: always(405),
  testCard: always(405),
  testPix: always(405),
  guestMerge: { answers: [401, 405, 405, 405] },
  wishlist: everybody(),
  orders: customers(),
  order: { answers: [302, 404, 404, 404], address: '/pedidos/LC-0000-0000' },
  payOrder: { answers: [302, 404, 404, 404], address: '/pedidos/LC-0000-0000/pagar' },
  // Public to anyone who has the link's key.
  orderLink: always(404, '/pedido/LC-0000-0000?chave=nada'),
  giftPage: always(404, '/presente/LC-0000-0000?chave=nada'),
  orderBatch: { answers: [302, 404, 404, 404], address: '/pedidos/LC-0000-0000/leva' },
  // Requires a session or an emailed link; orders of other customers get 404.
  review: { answers: [302, 404, 404, 404], address: '/avaliar/LC-0000-0000' },
  reviewInvitations: everybody(),
  withdrawOrder: { answers: [302, 404, 404, 404], address: '/pedidos/LC-0000-0000/desistir' },
  complaint: { answers: [302, 404, 404, 404], address: '/problema/LC-0000-0000' },
  complaintPhoto: { answers: [302, 404, 404, 404], address: '/problema/LC-0000-0000/foto/relato-0' },
  checkoutSuccess: always(400),
  checkoutCancel: everybody(),
  offlinePayment: always(404, '/pagamento-teste/nada'),
  admin: administrators(),
  adminDashboard: administrators(),
  adminProducts: administrators(),
  adminProductNew: administrators(),
  adminProductsCsv: administrators(),
  adminProductsImport: administrators(),
  adminProductPrices: administrators(),
  adminProduct: administrators(`/admin/produtos/${nobody}`, 404),
  adminProductPreview: administrators('/admin/produtos/novo/previa'),
  adminKit: administrators(`/admin/produtos/${nobody}/kit`, 404),
  adminStock: helpers(),
  adminMaterials: administrators(),
  adminRecipe: administrators(`/admin/produtos/${nobody}/receita`, 404),
  adminMaterialFigures: administrators(),
  adminMaterialsCsv: administrators(),
  adminMaterial: administrators(`/admin/materiais/${nobody}`, 404),
  adminBatches: helpers(),
  adminPassport: administrators('/admin/levas/999/passaporte', 404),
  adminBatchLabels: helpers('/admin/levas/999/etiquetas', 404),
  adminBatch: administrators('/admin/levas/999999', 404),
  adminRecall: administrators(),
  adminRecallCsv: administrators(),
  adminCoupons: administrators(),
  adminCalendar: administrators(),
  adminCalendarClose: administrators(),
  adminCarriers: administrators(),
  adminCarriersCsv: administrators(),
  adminGifts: administrators(),
  adminVouchers: administrators(),
  adminTestOrder: administrators(),
  adminCategories: administrators(),
  adminManager: administrators(),
  adminImages: administrators(undefined, 405),
  adminOrders: administrators(),
  adminOrdersCsv: administrators(),
  adminOrderNew: administrators(),
  adminOrder: administrators(`/admin/pedidos/${nobody}`, 404),
  adminInvoiceXml: administrators(`/admin/pedidos/${nobody}/nota.xml`, 404),
  adminOrderLink: administrators(`/admin/pedidos/${nobody}/link`, 404),
  adminOrderDetails: administrators(`/admin/pedidos/${nobody}/detalhes`, 404),
  adminToday: helpers('/admin/hoje'),
  adminDispatch: helpers('/admin/pedidos/enviar'),
  adminPosting: administrators(),
  adminLabels: administrators(),
  adminPackingSlips: helpers('/admin/pedidos/etiquetas'),
  adminComplaintPhoto: administrators(`/admin/pedidos/${nobody}/foto/relato-0`, 404),
  adminPackingSlip: helpers(`/admin/pedidos/${nobody}/etiqueta`, 404),
  adminPix: administrators(),
  adminNotices: administrators(),
  adminManifest: everybody(),
  adminReports: administrators(),
  adminReportsCsv: administrators('/admin/relatorios.csv?file=itens'),
  adminReviews: administrators(),
  adminUsers: administrators(),
  adminCustomersCsv: administrators(),
  adminContact: administrators('/admin/usuarios/contato?contact=0', 404),
  adminCustomer: administrators(`/admin/usuarios/${nobody}`, 404),
  adminTeam: administrators(),
  adminHistory: administrators(),
  adminFreight: administrators(),
  adminPayment: administrators(),
  adminOpening: administrators(),
  adminOpeningStep: administrators('/admin/abrir/entrega'),
  adminShop: administrators(),
  adminBrand: administrators(),
  adminTexts: administrators(),
  adminText: administrators('/admin/textos/pedido-confirmado'),
  adminTextPreview: administrators('/admin/textos/pedido-confirmado/previa', 405),
  adminContent: administrators(),
  adminSearches: administrators(),
  adminMerchantFeed: administrators(),
  adminBlog: administrators(),
  adminBlogPost: administrators(`/admin/blog/${nobody}`, 404),
  adminBlogImages: administrators('/admin/blog/imagens?q=vela'),
  adminBlogPreview: administrators(undefined, 405),
  adminNewsletterCsv: administrators(),
  adminSearch: administrators('/admin/busca?q=vela'),
  adminStyleGuide: administrators(),
  functions: always(405, '/api/functions/cep-lookup'),
  paymentWebhook: always(405),
  carrierWebhook: always(405),
  devMail: everybody(),
} satisfies Record<RouteName, Line>

const entries = Object.entries(matrix) as [RouteName, Line][]

describe('documents', () => {
  test.each(entries)('%s', async (name, { answers, address = routePaths[name] }) => {
    const documents = await Promise.all(
      [people.guest, people.customer, people.helper, people.administrator].map((visitor) =>
        visitor.get(address),
      ),
    )
    expect(documents.map(({ status }) => status)).toEqual(answers)
    for (const document of documents.filter(isErrorPage)) {
      const page = await readContent(document)
      const title = /<title>(.+?) · Lume &amp; Coco<\/title>/.exec(page)?.[1]
      const headings = [...page.matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/g)].map(([, words]) => words)
      expect(headings, address).toContain(title)
    }
  })
})

const isErrorPage = ({ status, headers }: Response) =>
  status >= 400 && headers.get('Content-Type')?.startsWith('text/html')

test('a page of another account shows that, and not a connection error', async () => {
  const page = await (await people.customer.get('/perfil/seguranca')).text()
  expect(page).toContain('Esta página não é para esta conta')
  expect(page).not.toContain('Confira sua conexão')
})

describe('the pages of customers', () => {
  const shopPages = entries.filter(
    ([name]) => routeTable[name].access === 'customer' && routeTable[name].frame === 'shop',
  )

  test.each(shopPages)('%s is closed to guests, however its address is written', async (name) => {
    const path = routePaths[name]
    const encodedPath = `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`
    for (const address of [path, `${path}/`, path.toUpperCase(), encodedPath]) {
      const answer = await people.guest.get(address)
      expect([address, answer.status]).toEqual([address, 302])
      expect(answer.headers.get('Location')).toMatch(/^\/auth\?redirectTo=/)
    }
    const load = await people.guest.get(`${path}.data?x=1`)
    expect(load.status).toBe(202)
    expect(await load.text()).toMatch(/"\/auth\?redirectTo=%2F[\w%]+"/)
    // The 401 lets the page keep its form while the customer signs in.
    const form = await people.guest.post(`${path}.data`, {})
    expect(form.status).toBe(401)
    expect(await form.text()).toContain('sign-in-needed')
  })
})

describe('the back office', () => {
  const isBackOffice = (name: RouteName) => isForStaff(routeTable[name].access)
  const isForStaff = (access: Access) => access === 'helper' || access === 'administrator'

  test('is everything below /admin, and nothing else', () => {
    for (const { name, path, access } of routes) {
      expect([name, isForStaff(access)]).toEqual([name, path === '/admin' || path.startsWith('/admin/')])
    }
  })

  const admin = entries.filter(([name]) => isBackOffice(name))

  test.each(admin)(
    '%s refuses data and forms to people without access',
    async (name, { address = routePaths[name] }) => {
      const [path, query = ''] = address.split('?')
      const isHelpers = routeTable[name].access === 'helper'
      for (const [visitor, status] of [
        [people.guest, 401],
        [people.customer, 403],
        ...(isHelpers ? [] : ([[people.helper, 403]] as const)),
      ] as const) {
        expect((await visitor.get(`${path}.data?${query}`)).status).toBe(status)
        expect((await visitor.post(address, { intent: 'x' })).status).toBe(status)
        expect((await visitor.post(`${path}.data`, { intent: 'x' })).status).toBe(status)
      }
    },
  )

  /**
   * Intents that helpers may use. An invalid form gets 400 instead of 403. Only an administrator can
   * promise a `replacement`.
   */
  const helpersIntents: Partial<Record<RouteName, readonly string[]>> = {
    adminDispatch: ['pack', 'unpack', 'pick', 'put-back', 'step', 'ship', 'replacement', 'undo'],
    adminBatches: ['start', 'undo', 'finish'],
    adminStock: ['count'],
  }

  test.each(admin.filter(([name]) => actionForms[name]))(
    'every form of %s is for administrators, unless it is named here',
    async (name, { address = routePaths[name] }) => {
      const [path] = address.split('?')
      const intents = listIntents(name)
      const allowed: string[] = []
      for (const intent of intents) {
        const { status } = await people.helper.post(`${path}.data`, { intent, ids: '', changes: '' })
        if (status !== 403) allowed.push(intent)
        expect([intent, (await people.customer.post(`${path}.data`, { intent })).status]).toEqual([
          intent,
          403,
        ])
      }
      expect(allowed.toSorted()).toEqual([...(helpersIntents[name] ?? [])].toSorted())
    },
  )
})

function listIntents(name: RouteName): string[] {
  const schema = actionForms[name]?.schema as { options?: { shape?: { intent?: { value: string } } }[] }
  const intentNames = (schema.options ?? []).flatMap((each) => each.shape?.intent?.value ?? [])
  return intentNames.length > 0 ? intentNames : ['']
}

describe('the channels', () => {
  test.each([
    [PRODUCT_UPDATES_PATH, [200, 200, 200, 200]],
    [BACK_OFFICE_PATH, [404, 404, 200, 200]],
  ])('%s', async (path, answers) => {
    const all = [people.guest, people.customer, people.helper, people.administrator]
    const responses = await Promise.all(all.map((visitor) => visitor.get(path)))
    await Promise.all(responses.map(({ body }) => body?.cancel()))
    expect(responses.map(({ status }) => status)).toEqual(answers)
  })
})

describe('functions', () => {
  const access: Record<string, Access> = {
    'newsletter-subscribe': 'public',
    'verify-email-token': 'public',
    'cep-lookup': 'public',
    'validate-address-components': 'public',
    'shipping-quote': 'public',
    'calculate-frete-motoboy-sp': 'public',
    '/api/address-suggestions': 'public',
    '/api/search-suggestions': 'public',
    '/api/place-details': 'public',
    'create-checkout': 'customer',
    'get-payment-status': 'customer',
    '/api/linked-payment': 'public',
    '/api/card-session': 'customer',
    '/api/test-card': 'public',
    '/api/test-pix': 'customer',
    'geocode-address': 'administrator',
    'send-email': 'administrator',
    'notify-order-status-change': 'administrator',
  }

  test('are the ones of the table', () => {
    const accessNames = Object.keys(access).filter((name) => !name.startsWith('/'))
    expect(Object.keys(shopFunctions).sort()).toEqual(accessNames.sort())
  })

  test.each(Object.entries(access))('%s is for %s', async (name, who) => {
    const askRefused = async (visitor: Visitor) => (await visitor.call(name, { nonsense: true })).status
    expect(await askRefused(people.guest)).toBe(who === 'public' ? 400 : 401)
    expect(await askRefused(people.customer)).toBe(who === 'administrator' ? 403 : 400)
    expect(await askRefused(people.helper)).toBe(who === 'administrator' ? 403 : 400)
    expect(await askRefused(people.administrator)).toBe(400)
  })
})
