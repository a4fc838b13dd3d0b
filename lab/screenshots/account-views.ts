import type { Page } from '@playwright/test'
import { and, desc, eq } from 'drizzle-orm'
import { users } from '#accounts/schema.ts'
import { orders } from '#orders/schema/orders.ts'
import type { RunningShop } from '../../tests/support/running-shop.ts'
import type { View } from './view.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

async function typeCoupon(page: Page) {
  if (await page.getByText('Cupom PRIMAVERA').first().isVisible()) return
  await page.getByText('Tenho um cupom').click()
  await page.getByLabel('Código do cupom').fill('primavera')
  await page.getByRole('button', { name: 'Aplicar' }).click()
  await page.getByText('Cupom PRIMAVERA').first().waitFor()
}

async function quoteFreight(page: Page): Promise<void> {
  const calculate = page.getByRole('button', { name: 'Calcular frete', exact: true })
  if (await calculate.isVisible()) await calculate.click()
  await page.getByRole('button', { name: 'Recalcular Frete' }).waitFor()
  for (const close of await page.getByRole('button', { name: 'Fechar aviso' }).all()) await close.click()
}

async function openPayment(page: Page): Promise<void> {
  await quoteFreight(page)
  await press(page, 'Finalizar compra')
  await page.getByRole('button', { name: /^Pagar R\$/ }).waitFor()
}

async function openCard(page: Page): Promise<void> {
  await openPayment(page)
  await page.getByRole('radio', { name: /Cartão/ }).check()
  await page.getByLabel('Número do cartão').waitFor()
}

async function declineCard(page: Page): Promise<void> {
  await openCard(page)
  await page.getByLabel('Número do cartão').fill('4000000000000002')
  await page.getByLabel('Validade').fill('1234')
  await page.getByLabel('Código', { exact: true }).fill('123')
  await press(page, /^Pagar R\$/)
  await page.getByRole('dialog').getByText('O banco recusou o pagamento.').first().waitFor()
}

async function thanksAddress({ shop, demoAccounts }: RunningShop): Promise<string> {
  const [order] = await shop.db
    .select({ sessionId: orders.sessionId })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(users.email, demoAccounts.customer.email), eq(orders.paymentStatus, 'paid')))
    .orderBy(desc(orders.createdAt))
    .limit(1)
  return `/checkout/success?session_id=${order?.sessionId}`
}

const signInWrongly = async (page: Page) => {
  const form = page.getByRole('tabpanel', { name: 'Entrar' })
  await form.locator('[name=email]').fill('ninguem@exemplo.com.br')
  await form.locator('[name=password]').fill('outra-senha-qualquer')
  await form.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.locator('.toast').waitFor()
}

const signUpTooShort = async (page: Page) => {
  const form = page.getByRole('tabpanel', { name: 'Cadastrar' })
  await form.locator('[name=fullName]').fill('Helena Martins')
  await form.locator('[name=email]').fill('helena')
  await form.locator('[name=password]').fill('velacoco12')
  await form.locator('[name=confirmation]').fill('outra')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Criar conta' }).click()
}

const putIntoGuestsCart = async (page: Page) => {
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).first().click()
  await page.getByText('Produto adicionado ao carrinho!').first().waitFor()
  await page.goto(new URL('/carrinho', page.url()).href, { waitUntil: 'load' })
  await page.getByRole('heading', { name: 'Lavanda & Camomila' }).waitFor()
}

export const accountViews: View[] = [
  { name: 'auth', path: '/auth', who: 'guest' },
  { name: 'auth-recusado', path: '/auth', who: 'guest', inWindow: true, prepare: signInWrongly },
  { name: 'auth-cadastrar', path: '/auth?aba=cadastrar', who: 'guest' },
  { name: 'auth-cadastrar-erros', path: '/auth?aba=cadastrar', who: 'guest', prepare: signUpTooShort },
  { name: 'auth-recuperar', path: '/auth?modo=recuperar', who: 'guest' },
  { name: 'auth-nova-senha', path: '/auth?recuperar=carta', who: 'guest' },
  { name: 'email-confirmation-erro', path: '/email-confirmation', who: 'guest' },
  { name: 'favoritos-visitante', path: '/favoritos', who: 'guest' },
  { name: 'carrinho-visitante', path: '/carrinho', who: 'guest' },
  {
    name: 'carrinho-visitante-cheio',
    path: '/produto/lavanda-camomila',
    who: 'guest',
    prepare: putIntoGuestsCart,
  },
  { name: 'carrinho', path: '/carrinho', who: 'customer' },
  { name: 'carrinho-link', path: '/carrinho/com/canela-laranja:2,jasmim,nao-existe', who: 'guest' },
  { name: 'carrinho-cupom', path: '/carrinho', who: 'customer', prepare: typeCoupon },
  { name: 'carrinho-frete', path: '/carrinho', who: 'customer', prepare: quoteFreight },
  { name: 'checkout-pagar', path: '/carrinho', who: 'customer', inWindow: true, prepare: openPayment },
  { name: 'checkout-cartao', path: '/carrinho', who: 'customer', inWindow: true, prepare: openCard },
  { name: 'checkout-recusado', path: '/carrinho', who: 'customer', inWindow: true, prepare: declineCard },
  { name: 'checkout-success', path: thanksAddress, who: 'customer' },
  { name: 'checkout-success-erro', path: '/checkout/success', who: 'customer', status: 400 },
  { name: 'checkout-cancel', path: '/checkout/cancel', who: 'customer' },
  { name: 'pagamento-teste-fim', path: '/pagamento-teste/nenhum', who: 'customer', status: 404 },
  { name: 'favoritos', path: '/favoritos', who: 'customer' },
  { name: 'perfil', path: '/perfil', who: 'customer' },
  {
    name: 'perfil-endereco',
    path: '/perfil',
    who: 'customer',
    prepare: (page) => page.getByRole('tab', { name: 'Endereco' }).click(),
  },
  {
    name: 'perfil-preferencias',
    path: '/perfil',
    who: 'customer',
    prepare: (page) => page.getByRole('tab', { name: 'Preferencias' }).click(),
  },
  { name: 'pedidos', path: '/pedidos', who: 'customer' },
  { name: 'pedidos-entregues', path: '/pedidos?status=delivered', who: 'customer' },
  {
    name: 'avaliar',
    path: '/pedidos',
    who: 'customer',
    prepare: async (page) => {
      await page.getByRole('link', { name: 'Avaliar as velas' }).first().click()
      await page.getByRole('heading', { name: 'Como foi a sua vela?' }).waitFor()
    },
  },
  ...(
    [
      ['desistir', 'Desistir da compra'],
      ['cancelar-pedido', 'Cancelar pedido'],
      ['problema', 'Algo chegou errado'],
    ] as const
  ).map(([name, link]) => ({
    name,
    path: '/pedidos',
    who: 'customer' as const,
    prepare: async (page: Page) => {
      await page.getByRole('link', { name: link }).first().click()
      await page.getByRole('heading', { name: link, level: 1 }).waitFor()
    },
  })),
  { name: 'avaliar-convites', path: '/avaliacoes/convites?ficha=nenhuma', who: 'guest' },
  { name: 'pedidos-sem-resultado', path: '/pedidos?search=nada-disso', who: 'customer' },
  { name: 'carrinho-vazio', path: '/carrinho', who: 'newcomer' },
  { name: 'favoritos-vazio', path: '/favoritos', who: 'newcomer' },
  { name: 'perfil-incompleto', path: '/perfil', who: 'newcomer' },
  { name: 'pedidos-vazio', path: '/pedidos', who: 'newcomer' },
]
