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
/** Pages that need a payment, a link or a waiting form have no budget. Their own tests look for nested forms, as every visitor does. */
type Page = Exclude<
  { [Name in RouteName]: IsPage<Name> }[RouteName],
  'offlinePayment' | 'payOrder' | 'orderLink' | 'giftPage' | 'withdrawOrder' | 'complaint' | 'waitingForm'
>

/** Who looks, where, the statements that the answer waits for, and the kilobytes of its HTML when packed. */
type Budget = readonly [
  as: 'guest' | 'customer' | 'owner',
  address: string,
  statements: number,
  kilobytes: number,
]

const budgets: Record<Page, Budget> = {
  home: ['customer', '/', 2, 15],
  products: ['customer', '/produtos?search=coco&sort=price-asc', 3, 14],
  product: ['customer', '/produto/canela-laranja', 3, 19],
  voucherSale: ['customer', '/vale-presente', 2, 8],
  voucher: ['customer', '/vale', 2, 8],
  quiz: ['customer', '/descobrir?comodo=quarto&momento=desacelerar&intensidade=suave&evitar=nada', 3, 8],
  compare: ['customer', '/comparar?velas=lavanda-camomila,canela-laranja', 2, 9],
  productReviews: ['customer', '/produto/canela-laranja/avaliacoes', 2, 9],
  passport: ['customer', '/leva/{passport}', 4, 9],
  reviewReport: ['guest', '/avaliacoes/{review}/denunciar', 1, 6],
  review: ['customer', '/avaliar/{delivered}', 2, 8],
  reviewInvitations: ['guest', '/avaliacoes/convites', 0, 6],
  collections: ['customer', '/colecoes', 2, 8],
  collection: ['customer', '/colecoes/calma?intensidade=2', 3, 12],
  ourStory: ['customer', '/nossa-historia', 1, 9],
  craftProcess: ['customer', '/processo-artesanal', 1, 9],
  sustainability: ['customer', '/sustentabilidade', 1, 9],
  blog: ['customer', '/blog', 2, 9],
  blogPost: ['customer', '/blog/por-que-cera-de-coco', 3, 11],
  privacy: ['customer', '/privacidade', 1, 12],
  terms: ['customer', '/termos', 2, 11],
  delivery: ['customer', '/entrega', 2, 7],
  returns: ['customer', '/trocas-e-arrependimento', 1, 7],
  accessibility: ['customer', '/acessibilidade', 1, 7],
  unsubscribe: ['guest', '/newsletter/cancelar', 0, 6],
  restockConfirm: ['guest', '/avise-me/confirmar', 0, 6],
  restockLeave: ['guest', '/avise-me/sair', 0, 6],
  auth: ['guest', '/auth', 0, 5],
  emailConfirmation: ['guest', '/email-confirmation', 0, 4],
  staffInvitation: ['guest', '/convite', 0, 5],
  profile: ['customer', '/perfil', 2, 8],
  profileSecurity: ['owner', '/perfil/seguranca', 4, 8],
  cart: ['customer', '/carrinho', 3, 7],
  cartLink: ['customer', '/carrinho/com/canela-laranja:2,jasmim', 3, 8],
  wishlist: ['customer', '/favoritos', 2, 6],
  orders: ['customer', '/pedidos', 3, 13],
  checkoutSuccess: ['customer', '/checkout/success', 1, 6],
  order: ['customer', '/pedidos/{number}', 2, 11],
  orderBatch: ['customer', '/pedidos/{number}/leva', 2, 7],
  checkoutCancel: ['customer', '/checkout/cancel', 2, 7],
  admin: ['owner', '/admin', 11, 16],
  adminDashboard: ['owner', '/admin/dashboard', 11, 16],
  adminProducts: ['owner', '/admin/produtos', 4, 16],
  adminProductNew: ['owner', '/admin/produtos/novo', 3, 11],
  adminProductsImport: ['owner', '/admin/produtos/importar', 2, 7],
  adminProductPrices: ['owner', '/admin/produtos/precos?ids={product}&percent=10', 3, 8],
  adminProduct: ['owner', '/admin/produtos/{product}', 5, 19],
  adminProductPreview: ['owner', '/admin/produtos/novo/previa', 1, 5],
  adminKit: ['owner', '/admin/produtos/{product}/kit', 5, 12],
  adminStock: ['owner', '/admin/estoque', 3, 10],
  adminMaterials: ['owner', '/admin/materiais', 9, 16],
  adminRecipe: ['owner', '/admin/produtos/{product}/receita', 6, 12],
  adminMaterialFigures: ['owner', '/admin/materiais/numeros?dia=2026-11-01', 6, 9],
  adminMaterial: ['owner', '/admin/materiais/{material}', 6, 14],
  adminBatches: ['owner', '/admin/levas', 7, 14],
  adminBatch: ['owner', '/admin/levas/{batch}', 5, 12],
  adminRecall: ['owner', '/admin/recolhimento?leva={batch}', 5, 12],
  adminPassport: ['owner', '/admin/levas/{leva}/passaporte', 4, 8],
  adminBatchLabels: ['owner', '/admin/levas/{leva}/etiquetas', 2, 7],
  adminCoupons: ['owner', '/admin/cupons', 4, 10],
  adminCalendar: ['owner', '/admin/calendario', 8, 12],
  adminCalendarClose: ['owner', '/admin/calendario/fechar', 7, 11],
  adminCarriers: ['owner', '/admin/entrega', 4, 13],
  adminGifts: ['owner', '/admin/presentes', 4, 8],
  adminVouchers: ['owner', '/admin/vales', 6, 10],
  adminTestOrder: ['owner', '/admin/abrir/teste', 5, 8],
  adminCategories: ['owner', '/admin/categorias', 3, 9],
  adminManager: ['owner', '/admin/manager', 5, 17],
  adminReviews: ['owner', '/admin/avaliacoes', 4, 9],
  adminOrders: ['owner', '/admin/pedidos', 6, 16],
  adminOrderLink: ['owner', '/admin/pedidos/{byHand}/link', 4, 8],
  adminOrder: ['owner', '/admin/pedidos/{order}', 7, 19],
  adminOrderDetails: ['owner', '/admin/pedidos/{order}/detalhes', 10, 30],
  adminOrderNew: ['owner', '/admin/pedidos/novo', 6, 14],
  adminToday: ['owner', '/admin/hoje', 13, 18],
  adminPosting: ['owner', '/admin/postar', 3, 8],
  adminLabels: ['owner', '/admin/postar/etiquetas?ids={order}', 4, 8],
  adminDispatch: ['owner', '/admin/pedidos/enviar?ids={order}', 3, 7],
  adminPackingSlips: ['owner', '/admin/pedidos/etiquetas?ids={order}', 5, 8],
  adminPackingSlip: ['owner', '/admin/pedidos/{order}/etiqueta', 5, 8],
  adminPix: ['owner', '/admin/pix', 6, 7],
  adminNotices: ['owner', '/admin/avisos', 6, 9],
  adminReports: ['owner', '/admin/relatorios', 13, 13],
  adminUsers: ['owner', '/admin/usuarios', 4, 10],
  adminContact: ['owner', '/admin/usuarios/contato?contact={contact}', 6, 8],
  adminCustomer: ['owner', '/admin/usuarios/{customer}', 9, 12],
  adminTeam: ['owner', '/admin/equipe', 7, 9],
  adminHistory: ['owner', '/admin/historico', 3, 11],
  adminFreight: ['owner', '/admin/frete-motoboy', 4, 11],
  adminPayment: ['owner', '/admin/pagamento', 4, 7],
  adminOpening: ['owner', '/admin/abrir', 4, 7],
  adminOpeningStep: ['owner', '/admin/abrir/entrega', 6, 8],
  adminShop: ['owner', '/admin/loja', 4, 13],
  adminContent: ['owner', '/admin/paginas', 3, 12],
  adminSearches: ['owner', '/admin/buscas', 4, 12],
  adminMerchantFeed: ['owner', '/admin/divulgar', 4, 8],
  adminBlog: ['owner', '/admin/blog', 3, 8],
  adminBlogPost: ['owner', '/admin/blog/{post}', 6, 13],
  adminStyleGuide: ['owner', '/admin/estilo', 2, 14],
  devMail: ['guest', '/dev/mail', 0, 3],
}

let running: RunningShop
let pool: Pool
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
  // What has most to show: a post with candles, an order of which something is given back.
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
    const [as, address, maxStatements, maxKilobytes] = budget
    const path = address.replace(/{(\w+)}/, (_, kind: string) => ids[kind] ?? kind)
    recorded.forget()
    const response = await people[as].get(path)
    const html = await response.text()
    // Who comes back from paying without saying for what is told so, with a page.
    expect(response.status).toBe(name === 'checkoutSuccess' ? 400 : 200)
    expect(html).toContain('</html>')
    expect(countNestedForms(html), 'forms inside a form').toBe(0)
    const statements = recorded.statements()
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(maxStatements)
    expect(gzipSync(html).length / 1_024).toBeLessThanOrEqual(maxKilobytes)
  },
)
