import type { Page } from '@playwright/test'
import { and, desc, eq } from 'drizzle-orm'
import { blogPosts, products } from '#catalogue/products/schema.ts'
import { orders } from '#orders/schema/orders.ts'
import type { RunningShop } from '../../tests/support/running-shop.ts'
import { scriptHasCome, type View } from './view.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

async function newestOrder({ shop }: RunningShop): Promise<string> {
  const [order] = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.paymentStatus, 'paid'))
    .orderBy(desc(orders.createdAt))
    .limit(1)
  return `/admin/pedidos/${order?.id}`
}

async function withWaitingOrders({ shop }: RunningShop, path: string): Promise<string> {
  const waitingOrders = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.paymentStatus, 'paid'), eq(orders.status, 'processing')))
  return `${path}?ids=${waitingOrders.map(({ id }) => id).join(',')}`
}

async function lavender({ shop }: RunningShop): Promise<string> {
  const [product] = await shop.db.select().from(products).where(eq(products.slug, 'lavanda-camomila'))
  return `/admin/produtos/${product?.id}`
}

async function newPrices({ shop }: RunningShop): Promise<string> {
  const chosenProducts = await shop.db
    .select({ id: products.id })
    .from(products)
    .orderBy(products.slug)
    .limit(7)
  const ids = chosenProducts.map(({ id }) => id).join(',')
  return `/admin/produtos/precos?ids=${ids}&direction=up&percent=7,5&rounding=ninety`
}

async function firstPost({ shop }: RunningShop): Promise<string> {
  const [post] = await shop.db.select().from(blogPosts).orderBy(blogPosts.slug).limit(1)
  return `/admin/blog/${post?.id}`
}

const spreadsheet = [
  'slug;nome;preco;estoque',
  'vela-da-casa;Vela da Casa;89,90;12',
  'capim-limao;Capim-limão;94,90;8',
  'sem-preco;Sem preço;;3',
].join('\n')

const chooseSpreadsheet = async (page: Page) => {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'produtos.csv', mimeType: 'text/csv', buffer: Buffer.from(spreadsheet) })
  const read = page.getByRole('main').locator('button[type=submit]').first()
  if (await read.isVisible()) await read.click()
  await page.waitForLoadState('networkidle')
}

const openPalette = async (page: Page) => {
  await press(page, /Buscar/)
  await page.getByRole('dialog').getByRole('combobox').fill('lavanda')
  await page.getByRole('option').first().waitFor()
}

const selectTwo = async (page: Page) => {
  await scriptHasCome(page)
  const ticks = page.getByRole('main').getByRole('checkbox', { name: /^Selecionar [A-Z]/ })
  await ticks.nth(1).check()
  await ticks.nth(2).check()
}

const views: Omit<View, 'who'>[] = [
  { name: 'admin-hoje', path: '/admin/hoje' },
  { name: 'admin-dashboard', path: '/admin' },
  { name: 'admin-palette', path: '/admin', inWindow: true, prepare: openPalette },
  { name: 'admin-produtos', path: '/admin/produtos' },
  { name: 'admin-produtos-selecao', path: '/admin/produtos', inWindow: true, prepare: selectTwo },
  {
    name: 'admin-produtos-excluir',
    path: '/admin/produtos',
    inWindow: true,
    prepare: async (page) => {
      await page.getByLabel('Mais ações').first().click()
      await press(page, /^Excluir$/)
    },
  },
  { name: 'admin-produtos-sem-resultado', path: '/admin/produtos?search=nada-disso' },
  { name: 'admin-produto-novo', path: '/admin/produtos/novo' },
  { name: 'admin-produto', path: lavender },
  { name: 'admin-importar', path: '/admin/produtos/importar' },
  { name: 'admin-importar-conferir', path: '/admin/produtos/importar', prepare: chooseSpreadsheet },
  { name: 'admin-precos', path: newPrices },
  { name: 'admin-estoque', path: '/admin/estoque' },
  { name: 'admin-levas', path: '/admin/levas' },
  { name: 'admin-materiais', path: '/admin/materiais' },
  { name: 'admin-cupons', path: '/admin/cupons' },
  { name: 'admin-calendario', path: '/admin/calendario' },
  { name: 'admin-calendario-fechar', path: '/admin/calendario/fechar' },
  { name: 'admin-entrega', path: '/admin/entrega' },
  { name: 'admin-postar', path: '/admin/postar' },
  { name: 'admin-presentes', path: '/admin/presentes' },
  { name: 'admin-abrir-teste', path: '/admin/abrir/teste' },
  { name: 'admin-categorias', path: '/admin/categorias' },
  {
    name: 'admin-categorias-dialogo',
    path: '/admin/categorias',
    inWindow: true,
    prepare: (page) => page.getByText('Nova Categoria').first().click(),
  },
  { name: 'admin-manager', path: '/admin/manager' },
  { name: 'admin-pedidos', path: '/admin/pedidos' },
  { name: 'admin-pedidos-selecao', path: '/admin/pedidos', inWindow: true, prepare: selectTwo },
  { name: 'admin-enviar', path: (shop) => withWaitingOrders(shop, '/admin/pedidos/enviar') },
  { name: 'admin-etiquetas', path: (shop) => withWaitingOrders(shop, '/admin/pedidos/etiquetas') },
  { name: 'admin-pedidos-sem-resultado', path: '/admin/pedidos?search=nada-disso' },
  {
    name: 'admin-pedidos-exportar',
    path: '/admin/pedidos',
    inWindow: true,
    prepare: (page) => press(page, 'Exportar CSV'),
  },
  { name: 'admin-pedido', path: newestOrder },
  {
    name: 'admin-pedido-detalhes',
    path: async (shop) => `${await newestOrder(shop)}/detalhes`,
    inWindow: true,
    shows: 'order-dialog',
  },
  {
    name: 'admin-pedido-editar',
    path: async (shop) => `${await newestOrder(shop)}/detalhes?view=edit`,
    inWindow: true,
  },
  {
    name: 'admin-pedido-corrigir',
    path: async (shop) => `${await newestOrder(shop)}?view=correct`,
    inWindow: true,
  },
  { name: 'admin-pedido-novo', path: '/admin/pedidos/novo' },
  { name: 'admin-pedido-inexistente', path: '/admin/pedidos/nenhum', inWindow: true, status: 404 },
  { name: 'admin-etiqueta', path: async (shop) => `${await newestOrder(shop)}/etiqueta` },
  { name: 'admin-avisos', path: '/admin/avisos' },
  { name: 'admin-relatorios', path: '/admin/relatorios' },
  { name: 'admin-avaliacoes', path: '/admin/avaliacoes' },
  { name: 'admin-avaliacoes-denunciadas', path: '/admin/avaliacoes?view=reported' },
  { name: 'admin-usuarios', path: '/admin/usuarios' },
  { name: 'admin-usuarios-esperam', path: '/admin/usuarios?segment=waiting' },
  { name: 'admin-historico', path: '/admin/historico' },
  { name: 'admin-equipe', path: '/admin/equipe' },
  { name: 'admin-frete-motoboy', path: '/admin/frete-motoboy' },
  { name: 'admin-loja', path: '/admin/loja' },
  { name: 'admin-paginas', path: '/admin/paginas?parte=ourStory' },
  { name: 'admin-abrir', path: '/admin/abrir' },
  { name: 'admin-abrir-quem-vende', path: '/admin/abrir/quem-vende' },
  { name: 'admin-abrir-entrega', path: '/admin/abrir/entrega' },
  { name: 'admin-abrir-dias', path: '/admin/abrir/dias' },
  { name: 'admin-abrir-vela', path: '/admin/abrir/vela' },
  { name: 'admin-blog', path: '/admin/blog' },
  { name: 'admin-blog-novo', path: '/admin/blog/novo' },
  { name: 'admin-blog-editar', path: firstPost },
  { name: 'admin-estilo', path: '/admin/estilo' },
]

export const backOfficeViews: View[] = [
  { name: 'admin-guard', path: '/admin', who: 'guest', status: 401 },
  { name: 'admin-guard-cliente', path: '/admin', who: 'customer', status: 403 },
  ...views.map((view) => ({ ...view, who: 'administrator' as const })),
]

export const emptyShopViews: View[] = [
  { name: 'loja-vazia-admin', path: '/admin', who: 'administrator' },
  { name: 'loja-vazia-admin-produtos', path: '/admin/produtos', who: 'administrator' },
  { name: 'loja-vazia-admin-categorias', path: '/admin/categorias', who: 'administrator' },
  { name: 'loja-vazia-admin-manager', path: '/admin/manager', who: 'administrator' },
  { name: 'loja-vazia-admin-pedidos', path: '/admin/pedidos', who: 'administrator' },
  { name: 'loja-vazia-admin-blog', path: '/admin/blog', who: 'administrator' },
  { name: 'loja-vazia-admin-frete', path: '/admin/frete-motoboy', who: 'administrator' },
  { name: 'loja-vazia-home', path: '/', who: 'administrator' },
  { name: 'loja-vazia-produtos', path: '/produtos', who: 'administrator' },
  { name: 'loja-vazia-colecoes', path: '/colecoes', who: 'administrator' },
  { name: 'loja-vazia-blog', path: '/blog', who: 'administrator' },
]
