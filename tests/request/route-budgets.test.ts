import { gzipSync } from 'node:zlib'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { RouteName } from '#addresses.ts'
import type { routeTable } from '#app/route-table.ts'
import type { Database } from '#platform/database/connect.ts'
import { makeOrder } from '../support/make-orders.ts'
import { countNestedForms } from '../support/page-content.ts'
import { recordStatements } from '../support/recorded-statements.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'
import type { Visitor } from '../support/visitor.ts'

type IsPage<Name extends RouteName> = (typeof routeTable)[Name]['module'] extends `${string}.tsx`
  ? Name
  : never
type Page = Exclude<
  { [Name in RouteName]: IsPage<Name> }[RouteName],
  'offlinePayment' | 'payOrder' | 'orderLink' | 'giftPage' | 'withdrawOrder' | 'complaint' | 'waitingForm'
>

type Budget = readonly [as: 'guest' | 'customer' | 'owner', address: string, statements: number]

const budgets: Record<Page, Budget> = {
  home: ['customer', '/', 2],
  products: ['customer', '/produtos?search=coco&sort=price-asc', 3],
  product: ['customer', '/produto/canela-laranja', 3],
  voucherSale: ['customer', '/vale-presente', 2],
  voucher: ['customer', '/vale', 2],
  quiz: ['customer', '/descobrir?comodo=quarto&momento=desacelerar&intensidade=suave&evitar=nada', 3],
  compare: ['customer', '/comparar?velas=lavanda-camomila,canela-laranja', 2],
  productReviews: ['customer', '/produto/canela-laranja/avaliacoes', 2],
  passport: ['customer', '/leva/{passport}', 4],
  reviewReport: ['guest', '/avaliacoes/{review}/denunciar', 1],
  review: ['customer', '/avaliar/{delivered}', 2],
  reviewInvitations: ['guest', '/avaliacoes/convites', 0],
  collections: ['customer', '/colecoes', 2],
  collection: ['customer', '/colecoes/calma?intensidade=2', 3],
  ourStory: ['customer', '/nossa-historia', 1],
  craftProcess: ['customer', '/processo-artesanal', 1],
  sustainability: ['customer', '/sustentabilidade', 1],
  blog: ['customer', '/blog', 2],
  blogPost: ['customer', '/blog/por-que-cera-de-coco', 3],
  privacy: ['customer', '/privacidade', 1],
  terms: ['customer', '/termos', 2],
  delivery: ['customer', '/entrega', 2],
  returns: ['customer', '/trocas-e-arrependimento', 1],
  accessibility: ['customer', '/acessibilidade', 1],
  unsubscribe: ['guest', '/newsletter/cancelar', 0],
  restockConfirm: ['guest', '/avise-me/confirmar', 0],
  restockLeave: ['guest', '/avise-me/sair', 0],
  auth: ['guest', '/auth', 0],
  emailConfirmation: ['guest', '/email-confirmation', 0],
  staffInvitation: ['guest', '/convite', 0],
  profile: ['customer', '/perfil', 2],
  profileSecurity: ['owner', '/perfil/seguranca', 4],
  cart: ['customer', '/carrinho', 3],
  cartLink: ['customer', '/carrinho/com/canela-laranja:2,jasmim', 3],
  wishlist: ['customer', '/favoritos', 2],
  orders: ['customer', '/pedidos', 3],
  checkoutSuccess: ['customer', '/checkout/success', 1],
  order: ['customer', '/pedidos/{number}', 2],
  orderBatch: ['customer', '/pedidos/{number}/leva', 2],
  checkoutCancel: ['customer', '/checkout/cancel', 2],
  admin: ['owner', '/admin', 11],
  adminDashboard: ['owner', '/admin/dashboard', 11],
  adminProducts: ['owner', '/admin/produtos', 4],
  adminProductNew: ['owner', '/admin/produtos/novo', 3],
  adminProductsImport: ['owner', '/admin/produtos/importar', 2],
  adminProductPrices: ['owner', '/admin/produtos/precos?ids={product}&percent=10', 3],
  adminProduct: ['owner', '/admin/produtos/{product}', 5],
  adminProductPreview: ['owner', '/admin/produtos/novo/previa', 1],
  adminKit: ['owner', '/admin/produtos/{product}/kit', 5],
  adminStock: ['owner', '/admin/estoque', 3],
  adminMaterials: ['owner', '/admin/materiais', 9],
  adminRecipe: ['owner', '/admin/produtos/{product}/receita', 6],
  adminMaterialFigures: ['owner', '/admin/materiais/numeros?dia=2026-11-01', 6],
  adminMaterial: ['owner', '/admin/materiais/{material}', 6],
  adminBatches: ['owner', '/admin/levas', 7],
  adminBatch: ['owner', '/admin/levas/{batch}', 5],
  adminRecall: ['owner', '/admin/recolhimento?leva={batch}', 5],
  adminPassport: ['owner', '/admin/levas/{leva}/passaporte', 4],
  adminBatchLabels: ['owner', '/admin/levas/{leva}/etiquetas', 2],
  adminCoupons: ['owner', '/admin/cupons', 4],
  adminCalendar: ['owner', '/admin/calendario', 8],
  adminCalendarClose: ['owner', '/admin/calendario/fechar', 7],
  adminCarriers: ['owner', '/admin/entrega', 4],
  adminGifts: ['owner', '/admin/presentes', 4],
  adminVouchers: ['owner', '/admin/vales', 6],
  adminTestOrder: ['owner', '/admin/abrir/teste', 5],
  adminCategories: ['owner', '/admin/categorias', 3],
  adminManager: ['owner', '/admin/manager', 5],
  adminReviews: ['owner', '/admin/avaliacoes', 4],
  adminOrders: ['owner', '/admin/pedidos', 6],
  adminOrderLink: ['owner', '/admin/pedidos/{byHand}/link', 4],
  adminOrder: ['owner', '/admin/pedidos/{order}', 7],
  adminOrderDetails: ['owner', '/admin/pedidos/{order}/detalhes', 10],
  adminOrderNew: ['owner', '/admin/pedidos/novo', 6],
  adminToday: ['owner', '/admin/hoje', 13],
  adminPosting: ['owner', '/admin/postar', 3],
  adminLabels: ['owner', '/admin/postar/etiquetas?ids={order}', 4],
  adminDispatch: ['owner', '/admin/pedidos/enviar?ids={order}', 3],
  adminPackingSlips: ['owner', '/admin/pedidos/etiquetas?ids={order}', 5],
  adminPackingSlip: ['owner', '/admin/pedidos/{order}/etiqueta', 5],
  adminPix: ['owner', '/admin/pix', 6],
  adminNotices: ['owner', '/admin/avisos', 6],
  adminReports: ['owner', '/admin/relatorios', 13],
  adminUsers: ['owner', '/admin/usuarios', 4],
  adminContact: ['owner', '/admin/usuarios/contato?contact={contact}', 6],
  adminCustomer: ['owner', '/admin/usuarios/{customer}', 9],
  adminTeam: ['owner', '/admin/equipe', 7],
  adminHistory: ['owner', '/admin/historico', 3],
  adminFreight: ['owner', '/admin/frete-motoboy', 4],
  adminPayment: ['owner', '/admin/pagamento', 4],
  adminOpening: ['owner', '/admin/abrir', 4],
  adminOpeningStep: ['owner', '/admin/abrir/entrega', 6],
  adminShop: ['owner', '/admin/loja', 4],
  adminBrand: ['owner', '/admin/marca', 3],
  adminTexts: ['owner', '/admin/textos', 3],
  adminText: ['owner', '/admin/textos/pedido-confirmado', 3],
  adminContent: ['owner', '/admin/paginas', 3],
  adminSearches: ['owner', '/admin/buscas', 4],
  adminMerchantFeed: ['owner', '/admin/divulgar', 4],
  adminBlog: ['owner', '/admin/blog', 3],
  adminBlogPost: ['owner', '/admin/blog/{post}', 6],
  adminStyleGuide: ['owner', '/admin/estilo', 2],
  devMail: ['guest', '/dev/mail', 0],
}

/** Compressed kilobytes of HTML: the sum of all pages of a group. */
const maxKilobytes: Record<Budget[0], number> = { guest: 44, customer: 280, owner: 640 }

let running: RunningShop
let pool: Pool
const bytes: Record<Budget[0], number> = { guest: 0, customer: 0, owner: 0 }
let people: Record<Budget[0], Visitor>
let ids: Record<string, string>
let recorded: ReturnType<typeof recordStatements>

beforeAll(async () => {
  running = await startSeededShop(inject('seededShop'))
  pool = (running.shop.db as Database & { $client: Pool }).$client
  people = {
    guest: running.guest(),
    customer: await running.customer(),
    owner: await running.administrator(),
  }
  await makeOrder(running.shop, {
    userId: null,
    origin: 'phone',
    status: 'delivered',
    customerPhone: '11 95555-0101',
    createdAt: new Date('2020-01-01T12:00:00Z'),
  })
  // Uses the largest pages: a post with products, and an order with a refund.
  const { rows } = await pool.query<Record<string, string>>(
    `select (select id from products order by slug limit 1) product,
       (select order_id from order_returns order by created_at limit 1) "order",
       (select id from orders where origin <> 'site' order by created_at limit 1) "byHand",
       (select id from blog_posts where content like '%[vela:%' order by slug limit 1) post,
       (select user_id from orders group by user_id order by count(*) desc, user_id limit 1) customer,
       (select min(contact) from orders) contact,
       (select number::text from batches order by number limit 1) batch,
       (select material_id from material_movements group by material_id order by count(*) desc, material_id limit 1) material,
       (select code from passports order by number desc limit 1) passport,
       (select max(number)::text from passports) leva,
       (select min(id::text) from reviews where status = 'published') review,
       (select min(order_number) from orders join users on users.id = user_id
         where email = $1 and status = 'delivered' and payment_status = 'paid') delivered,
       (select min(order_number) from orders join users on users.id = user_id where email = $1) number`,
    [running.demoAccounts.customer.email],
  )
  ids = rows[0] ?? {}
  recorded = recordStatements(running)
})
afterAll(() => running?.stop())

test.each(Object.entries(budgets))(
  '%s keeps to its budget and has no form inside a form',
  async (name, budget) => {
    const [as, address, maxStatements] = budget
    const path = address.replace(/{(\w+)}/, (_, kind: string) => ids[kind] ?? kind)
    recorded.forget()
    const response = await people[as].get(path)
    const html = await response.text()
    // Returning from payment without naming the session shows an error page.
    expect(response.status).toBe(name === 'checkoutSuccess' ? 400 : 200)
    expect(html).toContain('</html>')
    expect(countNestedForms(html), 'forms inside a form').toBe(0)
    const statements = recorded.statements()
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(maxStatements)
    bytes[as] += gzipSync(html).length
  },
)

test('the pages of each group keep to their bytes together', () => {
  const kilobytes = Object.entries(bytes).map(([as, sum]) => [as, Math.ceil(sum / 1_024)] as const)
  const over = kilobytes.filter(([as, sum]) => sum === 0 || sum > maxKilobytes[as as Budget[0]])
  expect(over, String(kilobytes)).toEqual([])
})
