import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import type { RunningShop } from '../../tests/support/running-shop.ts'
import type { View } from './view.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 768

async function collectionAddress({ shop }: RunningShop): Promise<string> {
  const { rows } = await shop.db.execute<{ slug: string }>(
    sql`select slug from categories order by sort_name limit 1`,
  )
  return `/colecoes/${rows[0]?.slug}`
}

const addToCart = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Adicionar .* ao carrinho/ })
    .first()
    .click()
  await page.getByText('Produto adicionado ao carrinho').first().waitFor()
}

export const storefrontViews: View[] = [
  { name: 'home', path: '/', who: 'guest' },
  { name: 'home-primeira-tela', path: '/', who: 'guest', inWindow: true },
  { name: 'produto-avaliacoes', path: '/produto/canela-laranja/avaliacoes', who: 'guest' },
  {
    name: 'home-menu',
    path: '/',
    who: 'guest',
    inWindow: true,
    prepare: async (page) => {
      const menu = button(page, 'Abrir menu')
      if (await menu.isVisible()) await menu.click()
    },
  },
  {
    name: 'home-busca',
    path: '/',
    who: 'guest',
    inWindow: true,
    prepare: (page) => page.getByLabel('Buscar produtos', { exact: true }).first().click(),
  },
  { name: 'home-perfil-incompleto', path: '/', who: 'newcomer', inWindow: true },
  {
    name: 'home-conta',
    path: '/',
    who: 'administrator',
    inWindow: true,
    prepare: (page) =>
      (isNarrow(page) ? button(page, 'Abrir menu') : page.getByLabel('Abrir menu da conta').first()).click(),
  },
  { name: 'produtos', path: '/produtos', who: 'guest' },
  { name: 'produtos-colecao', path: collectionAddress, who: 'guest' },
  { name: 'produtos-adicionado', path: '/produtos', who: 'guest', inWindow: true, prepare: addToCart },
  { name: 'produtos-busca', path: '/produtos?search=limao', who: 'guest' },
  { name: 'produtos-vazio', path: '/produtos?search=nada-disso', who: 'guest' },
  { name: 'quiz-comodo', path: '/descobrir', who: 'guest' },
  {
    name: 'quiz-evitar',
    path: '/descobrir?comodo=quarto&momento=desacelerar&intensidade=suave',
    who: 'guest',
  },
  {
    name: 'quiz-resultado',
    path: '/descobrir?comodo=quarto&momento=desacelerar&intensidade=suave&evitar=doce',
    who: 'guest',
  },
  { name: 'produto', path: '/produto/lavanda-camomila', who: 'guest' },
  { name: 'produto-promocao', path: '/produto/eucalipto-alecrim', who: 'guest' },
  {
    name: 'produto-ampliado',
    path: '/produto/lavanda-camomila',
    who: 'guest',
    inWindow: true,
    prepare: (page) => page.getByRole('link', { name: 'Ampliar foto' }).first().click(),
  },
  {
    name: 'produto-aviso',
    path: '/produto/lavanda-camomila',
    who: 'guest',
    inWindow: true,
    prepare: (page) => button(page, 'Adicionar ao carrinho').click(),
  },
  {
    name: 'produto-barra',
    path: '/produto/lavanda-camomila',
    who: 'guest',
    inWindow: true,
    prepare: (page) => page.getByRole('heading', { name: 'Especificações' }).scrollIntoViewIfNeeded(),
  },
  { name: 'colecoes', path: '/colecoes', who: 'guest' },
  { name: 'nossa-historia', path: '/nossa-historia', who: 'guest' },
  { name: 'processo-artesanal', path: '/processo-artesanal', who: 'guest' },
  { name: 'sustentabilidade', path: '/sustentabilidade', who: 'guest' },
  { name: 'blog', path: '/blog', who: 'guest' },
  { name: 'blog-post', path: '/blog/por-que-cera-de-coco', who: 'guest' },
  { name: 'privacidade', path: '/privacidade', who: 'guest' },
  { name: 'termos', path: '/termos', who: 'guest' },
  { name: 'entrega', path: '/entrega', who: 'guest' },
  { name: 'trocas', path: '/trocas-e-arrependimento', who: 'guest' },
  { name: 'acessibilidade', path: '/acessibilidade', who: 'guest' },
  { name: 'newsletter-cancelar', path: '/newsletter/cancelar?token=link', who: 'guest' },
  { name: '404', path: '/nao-existe', who: 'guest', status: 404 },
  {
    name: 'erro',
    path: '/pedidos',
    who: 'customer',
    status: 500,
    breakShop: async ({ shop: { db } }) => {
      await db.execute(sql`alter table sessions rename to sessions_away`)
      return async () => {
        await db.execute(sql`alter table sessions_away rename to sessions`)
      }
    },
  },
]
