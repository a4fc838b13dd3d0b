import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { closeShop } from '#office/opening/use-cases/open-shop.ts'
import { giftLink } from '#orders/use-cases/link/gift-link.ts'
import type { RunningShop } from '../../tests/support/running-shop.ts'
import { addToCart, findCandle } from '../../tests/support/shopping.ts'
import { scriptHasCome, type View } from './view.ts'

const COMPARED = ['lavanda-camomila', 'canela-laranja', 'cedro-vetiver']

const type = (term: string) => async (page: Page) => {
  await scriptHasCome(page)
  await page.getByLabel('Buscar produtos', { exact: true }).first().click()
  const field = page.locator('input[name=search]:visible').first()
  await field.pressSequentially(term)
  await page.locator('.suggest--search').first().waitFor()
}

async function firstText({ shop }: RunningShop, query: ReturnType<typeof sql>): Promise<string> {
  const { rows } = await shop.db.execute<{ found: string }>(query)
  if (!rows[0]) throw new Error('the demo shop has nothing to show in this view')
  return rows[0].found
}

const photographed = async (shop: RunningShop) =>
  `/produto/${await firstText(shop, sql`select p.slug as found from reviews r join products p on p.id = r.product_id where cardinality(r.photos) > 0 limit 1`)}/avaliacoes?fotos=1`

const passport = async (shop: RunningShop) =>
  `/leva/${await firstText(shop, sql`select code as found from passports where is_open and note <> '' limit 1`)}`

const ordersOfCustomer = (state: ReturnType<typeof sql>) => async (shop: RunningShop) =>
  `/pedidos/${await firstText(shop, sql`select o.order_number as found from orders o where o.customer_email = ${shop.demoAccounts.customer.email} and ${state} order by o.created_at desc limit 1`)}`

async function presentOfReceiver({ shop }: RunningShop): Promise<string> {
  const { rows } = await shop.db.execute<{ id: string; number: string }>(
    sql`select o.id, o.order_number as number from orders o join order_gifts g on g.order_id = o.id where o.status = 'processing' limit 1`,
  )
  const [order] = rows
  if (!order) throw new Error('no present is on its way')
  const giftOrder = {
    status: 'processing',
    paymentStatus: 'paid',
    gift: { message: '', receiver: null, options: [] },
  } as const
  const link = giftLink(shop, { ...giftOrder, id: order.id, orderNumber: order.number })
  return (link ?? '').replace(shop.config.siteUrl, '')
}

const writeVoucher = async (page: Page) => {
  await scriptHasCome(page)
  await page.getByRole('textbox', { name: /^De/ }).fill('Helena')
  await page.getByRole('textbox', { name: 'Seu e-mail' }).fill('helena@exemplo.com.br')
  await page.getByRole('textbox', { name: /^Para/ }).fill('Mãe')
  await page
    .getByRole('textbox', { name: 'Mensagem' })
    .fill('Mãe,\ndesta vez quem escolhe é você.\nCom amor, Helena')
  await page.getByRole('textbox', { name: 'E-mail de quem recebe' }).fill('mae@exemplo.com.br')
}

const buyVoucher = async (page: Page) => {
  await writeVoucher(page)
  await page.getByRole('button', { name: 'Comprar o vale' }).click()
  await page.getByRole('button', { name: 'Simular pagamento' }).click()
  await page.getByRole('heading', { name: 'O vale está pronto' }).waitFor()
}

const openVoucher = async (page: Page) => {
  await buyVoucher(page)
  const [code = ''] =
    /([A-Z2-9]{4}-){3}[A-Z2-9]{4}/.exec(await page.locator('.voucher-card__code').innerText()) ?? []
  await page.goto(new URL(`/vale#${code}`, page.url()).href)
  await page.getByRole('heading', { name: 'Mãe, este presente é seu' }).waitFor()
}

const chooseTrio = async (page: Page) => {
  await scriptHasCome(page)
  for (const scent of ['Baunilha & Coco', 'Canela & Laranja', 'Cedro & Vetiver'])
    await page.getByRole('checkbox', { name: new RegExp(`^${scent}`) }).check({ force: true })
  await page.getByText('3 de 3 escolhidas.').waitFor()
}

const writeCard = async (page: Page) => {
  await scriptHasCome(page)
  await page.getByText('É presente', { exact: true }).click()
  await page
    .getByLabel('O que vai no cartão?')
    .fill(
      'Tia Regina,\nobrigada por tudo. Que esta luz acompanhe as suas noites de leitura.\nCom carinho, Helena',
    )
  await page.getByLabel(/^Entregar a outra pessoa/).check()
}

const payByPix = async (page: Page) => {
  await scriptHasCome(page)
  await page.getByRole('radio', { name: /^Retirar no ateliê/ }).check()
  await page.getByRole('button', { name: 'Finalizar compra' }).click()
  await page.getByRole('button', { name: /^Pagar R\$.* com Pix$/ }).click()
  await page.getByRole('textbox', { name: 'Pix copia e cola' }).waitFor()
}

/** Views that buy from the customer's cart empty it, so each adds a candle first. */
const withOneCandle = async (shop: RunningShop) => {
  await addToCart(await shop.customer(), await findCandle(shop, 'baunilha-coco'))
  return '/carrinho'
}

/**
 * Simulates the bank's payment, which updates the page. The test clock does not advance, so sorting by
 * time is arbitrary.
 */
const payAtBank = async (page: Page, { shop, demoAccounts }: RunningShop) => {
  await payByPix(page)
  const { rows } = await shop.db.execute<{ reference: string }>(
    sql`select reference from orders join payments on payments.id = orders.payment_id
      where customer_email = ${demoAccounts.customer.email} and payment_status = 'pending' and reference is not null`,
  )
  for (const { reference } of rows) await shop.payments.testPix?.simulatePix(reference)
  await page.getByText('Pagamento confirmado').waitFor()
}

const reserveAndPay = async (page: Page, shop: RunningShop) => {
  await scriptHasCome(page)
  await page
    .getByRole('button', { name: /^Reservar da próxima leva/ })
    .first()
    .click()
  await page.getByText('Produto adicionado ao carrinho').first().waitFor()
  await page.goto(new URL('/carrinho', page.url()).href)
  await payAtBank(page, shop)
  const [, code = ''] = /Pedido (LC.\w{4}.\w{4})/.exec(await page.locator('main').innerText()) ?? []
  await page.goto(new URL(`/pedidos/${code.replaceAll('\u2011', '-')}`, page.url()).href)
  await page.locator('.order-page .pickup-code').waitFor()
}

export const stateViews: View[] = [
  { name: 'produtos-filtros', path: '/produtos?filtros=abertos&familia=floral', who: 'guest' },
  { name: 'busca-letras', path: '/', who: 'guest', inWindow: true, prepare: type('lav') },
  { name: 'busca-momento', path: '/', who: 'guest', inWindow: true, prepare: type('para dormir') },
  { name: 'busca-nota', path: '/', who: 'guest', inWindow: true, prepare: type('amadeirado') },
  { name: 'avaliacoes-fotos', path: photographed, who: 'guest' },
  {
    name: 'avaliacoes-foto-aberta',
    path: photographed,
    who: 'guest',
    inWindow: true,
    prepare: (page) => page.locator('.review-photo').first().click(),
  },
  { name: 'comparar-duas', path: `/comparar?velas=${COMPARED.slice(0, 2).join(',')}`, who: 'guest' },
  { name: 'comparar-tres', path: `/comparar?velas=${COMPARED.join(',')}`, who: 'guest' },
  { name: 'comparar-nada', path: '/comparar', who: 'guest' },
  { name: 'quiz-momento', path: '/descobrir?comodo=quarto', who: 'guest' },
  { name: 'kit', path: '/produto/trio-de-descoberta', who: 'guest' },
  { name: 'kit-escolhido', path: '/produto/trio-de-descoberta', who: 'guest', prepare: chooseTrio },
  { name: 'kit-fixo', path: '/produto/trio-aconchego', who: 'guest' },
  { name: 'vale-presente', path: '/vale-presente', who: 'guest' },
  { name: 'vale-escrito', path: '/vale-presente', who: 'guest', prepare: writeVoucher },
  { name: 'vale-pronto', path: '/vale-presente', who: 'guest', prepare: buyVoucher },
  { name: 'vale-codigo', path: '/vale', who: 'guest' },
  { name: 'vale-recebido', path: '/vale-presente', who: 'guest', prepare: openVoucher },
  { name: 'leva', path: passport, who: 'guest' },
  { name: 'presente-recebido', path: presentOfReceiver, who: 'guest' },
  { name: 'presente-nenhum', path: '/presente/LC-AAAA-BBBB?chave=nenhuma', who: 'guest', status: 404 },
  { name: 'carrinho-cartao', path: '/carrinho', who: 'customer', prepare: writeCard },
  { name: 'pedido-presente', path: ordersOfCustomer(sql`o.status = 'processing'`), who: 'customer' },
  { name: 'pedido-enviado', path: ordersOfCustomer(sql`o.status = 'shipped'`), who: 'customer' },
  { name: 'pedido-entregue', path: ordersOfCustomer(sql`o.status = 'delivered'`), who: 'customer' },
  { name: 'pedido-cancelado', path: ordersOfCustomer(sql`o.status = 'cancelled'`), who: 'customer' },
  { name: 'pix', path: withOneCandle, who: 'customer', inWindow: true, prepare: payByPix },
  { name: 'pix-pago', path: withOneCandle, who: 'customer', prepare: payAtBank },
  { name: 'pedido-retirada', path: '/produto/flor-de-laranjeira', who: 'customer', prepare: reserveAndPay },
  {
    name: 'produto-compartilhado',
    path: '/produto/lavanda-camomila',
    who: 'guest',
    inWindow: true,
    prepare: async (page) => {
      await scriptHasCome(page)
      await page.getByRole('button', { name: 'Compartilhar' }).click()
    },
  },
]

async function closedHome({ shop }: RunningShop): Promise<string> {
  const { rows } = await shop.db.execute<{ id: string }>(
    sql`select user_id as id from user_roles where role = 'admin' limit 1`,
  )
  await closeShop(shop, { actor: { id: rows[0]?.id ?? '', name: 'Clara' }, reason: 'Férias' })
  return '/'
}

/** Must come last, because the shop is closed from here on. */
export const closedViews: View[] = [{ name: 'em-breve', path: closedHome, who: 'guest' }]
