import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import type { RunningShop } from '../../tests/support/running-shop.ts'
import { scriptHasCome, type View } from './view.ts'

const SOLD_OUT = '/produto/flor-de-laranjeira'

async function ownOrder({ shop, demoAccounts }: RunningShop): Promise<string> {
  const { rows } = await shop.db.execute<{ number: string }>(sql`
    select o.order_number as number from orders o join users u on u.id = o.user_id
    where u.email = ${demoAccounts.customer.email} order by o.created_at desc limit 1`)
  return `/pedidos/${rows[0]?.number}`
}

async function reviewToReport({ shop }: RunningShop): Promise<string> {
  const { rows } = await shop.db.execute<{ id: string }>(
    sql`select id from reviews where status = 'published' order by created_at limit 1`,
  )
  return `/avaliacoes/${rows[0]?.id}/denunciar`
}

const compareSizes = (page: Page) => page.getByText('Compare os tamanhos').click()

const askForNotice = async (page: Page) => {
  await scriptHasCome(page)
  await page.getByLabel('Seu e-mail').first().fill('marina@exemplo.com.br')
  await page.getByRole('button', { name: 'Avise-me', exact: true }).click()
  await page.getByRole('button', { name: 'Avise-me', exact: true }).waitFor({ state: 'hidden' })
}

const openGift = async (page: Page) => {
  await scriptHasCome(page)
  await page.getByText('É presente', { exact: true }).click()
  await page.getByLabel('O que vai no cartão?').waitFor()
}

const choosePickup = async (page: Page) => {
  await scriptHasCome(page)
  await page.getByRole('radio', { name: /^Retirar no ateliê/ }).check()
  await page.getByText('Pronto para retirar').waitFor()
}

export const shopperViews: View[] = [
  { name: 'produto-tamanhos', path: '/produto/lavanda-camomila', who: 'guest', prepare: compareSizes },
  { name: 'produto-esgotado', path: SOLD_OUT, who: 'guest' },
  { name: 'avise-me-pedido', path: SOLD_OUT, who: 'guest', prepare: askForNotice },
  { name: 'avise-me-confirmar', path: '/avise-me/confirmar?token=link', who: 'guest' },
  { name: 'avise-me-sair', path: '/avise-me/sair?token=link', who: 'guest' },
  { name: 'avaliacao-denunciar', path: reviewToReport, who: 'guest' },
  { name: 'carrinho-presente', path: '/carrinho', who: 'customer', prepare: openGift },
  { name: 'carrinho-retirada', path: '/carrinho', who: 'customer', prepare: choosePickup },
  { name: 'pedido', path: ownOrder, who: 'customer' },
  { name: 'perfil-seguranca', path: '/perfil/seguranca', who: 'administrator' },
]
