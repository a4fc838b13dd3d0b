import { sql } from 'drizzle-orm'
import type { RunningShop } from '../../tests/support/running-shop.ts'
import type { View } from './view.ts'

async function findAddress({ shop }: RunningShop, path: string, question: ReturnType<typeof sql>) {
  const { rows } = await shop.db.execute<{ id: string }>(question)
  if (!rows[0]) throw new Error(`the demo shop has nothing to show at ${path}`)
  return `${path}${rows[0].id}`
}

const oldestHeldBatch = sql`
  select number as id from batches where id in (select batch_id from order_item_batches) order by number limit 1`

const views: Omit<View, 'who'>[] = [
  { name: 'admin-pix', path: '/admin/pix' },
  { name: 'admin-pagamento', path: '/admin/pagamento' },
  {
    name: 'admin-cupom-editar',
    path: (shop) =>
      findAddress(shop, '/admin/cupons?editar=', sql`select id from coupons order by created_at limit 1`),
  },
  { name: 'admin-relatorios-ano', path: '/admin/relatorios?from=2026-01-01&to=2026-12-31' },
  { name: 'admin-relatorios-vazio', path: '/admin/relatorios?month=2020-01' },
  {
    name: 'admin-pedido-devolucao',
    path: (shop) =>
      findAddress(
        shop,
        '/admin/pedidos/',
        sql`select order_id || '/detalhes' as id from order_returns order by created_at limit 1`,
      ),
    inWindow: true,
    shows: 'order-dialog',
    prepare: (page) => page.getByRole('dialog').waitFor(),
  },
  { name: 'admin-vales', path: '/admin/vales' },
  { name: 'admin-divulgar', path: '/admin/divulgar' },
  { name: 'admin-buscas', path: '/admin/buscas' },
  { name: 'admin-numeros', path: '/admin/materiais/numeros' },
  {
    name: 'admin-material-um',
    path: (shop) =>
      findAddress(shop, '/admin/materiais/', sql`select id from materials order by name limit 1`),
  },
  {
    name: 'admin-receita',
    path: (shop) =>
      findAddress(
        shop,
        '/admin/produtos/',
        sql`select id || '/receita' as id from products where slug = 'lavanda-camomila'`,
      ),
  },
  {
    name: 'admin-kit',
    path: (shop) =>
      findAddress(
        shop,
        '/admin/produtos/',
        sql`select id || '/kit' as id from products where kit_kind is not null order by slug limit 1`,
      ),
  },
  {
    name: 'admin-leva-uma',
    path: (shop) => findAddress(shop, '/admin/levas/', oldestHeldBatch),
  },
  {
    name: 'admin-leva-passaporte',
    path: async (shop) => `${await findAddress(shop, '/admin/levas/', oldestHeldBatch)}/passaporte`,
  },
  {
    name: 'admin-recolhimento',
    path: (shop) => findAddress(shop, '/admin/recolhimento?leva=', oldestHeldBatch),
  },
  {
    name: 'admin-cliente',
    path: (shop) =>
      findAddress(
        shop,
        '/admin/usuarios/',
        sql`select user_id as id from orders where user_id is not null order by created_at desc limit 1`,
      ),
  },
]

export const ownerViews: View[] = views.map((view) => ({ ...view, who: 'administrator' }))

export const ownersFirstDay: View[] = [
  { name: 'loja-vazia-admin-hoje', path: '/admin/hoje', who: 'administrator' },
  { name: 'loja-vazia-admin-avisos', path: '/admin/avisos', who: 'administrator' },
  { name: 'loja-vazia-admin-relatorios', path: '/admin/relatorios', who: 'administrator' },
  { name: 'loja-vazia-admin-avaliacoes', path: '/admin/avaliacoes', who: 'administrator' },
  { name: 'loja-vazia-admin-levas', path: '/admin/levas', who: 'administrator' },
  { name: 'loja-vazia-admin-clientes', path: '/admin/usuarios', who: 'administrator' },
  { name: 'loja-vazia-admin-calendario', path: '/admin/calendario', who: 'administrator' },
]
