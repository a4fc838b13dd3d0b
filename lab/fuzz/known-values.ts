import { sql } from 'drizzle-orm'
import type { RunningShop } from '../../tests/support/running-shop.ts'
import type { KnownValues } from './from-schema.ts'

/** Valid values for back office forms, so that a spoiled form still reaches the database. */
const ownersForms = {
  cost: ['20,00'],
  stockQuantity: ['10', '0'],
  minStockLevel: ['5'],
  weight: ['0,25'],
  length: ['8'],
  width: ['8'],
  height: ['10'],
  priceAdjustment: ['0', '12,00', '-5'],
  attributes: ['Cor: azul', ''],
  basePrice: ['12,00'],
  tier1Rate: ['2,20'],
  tier2Rate: ['2,00'],
  tier3Rate: ['1,80'],
  tier4Rate: ['1,60'],
  handlingFee: ['3,00'],
  peakUpchargePct: ['15'],
  peakStartTime: ['17:00'],
  peakEndTime: ['20:00'],
  findingId: ['00000000-0000-4000-8000-000000000000', 'nada'],
  jobId: ['', '00000000-0000-4000-8000-000000000000', 'nada'],
} as const

export async function collectKnownValues({ shop, demoAccounts }: RunningShop): Promise<KnownValues> {
  const column = async (query: ReturnType<typeof sql>) => {
    const { rows } = await shop.db.execute<{ value: string }>(query)
    return rows.map(({ value }) => value)
  }
  const products = await column(sql`select id as value from products order by slug limit 8`)
  const variants = await column(sql`select id as value from product_variants order by id limit 4`)
  const orders = await column(sql`select id as value from orders order by order_number limit 12`)
  const lines = await column(sql`select id as value from cart_items order by id limit 6`)
  const categories = await column(sql`select id as value from categories order by slug limit 4`)
  const posts = await column(sql`select id as value from blog_posts order by slug limit 4`)
  const sessions = await column(sql`select session_id as value from orders order by order_number limit 6`)
  const slugs = await column(sql`select slug as value from products union all select slug from blog_posts`)
  const emails = await column(sql`select email as value from users order by email limit 6`)
  const references = await column(
    sql`select reference as value from offline_payments order by reference limit 6`,
  )
  const nobody = '00000000-0000-4000-8000-000000000000'
  const id = [...products, ...variants, ...orders, ...lines, ...categories, ...posts, nobody]
  return {
    id,
    productId: products,
    product_id: products,
    ids: products,
    shelves: products.map((product) => `${product}:10`),
    shelf: products,
    orderId: orders,
    lineId: lines.length > 0 ? lines : [nobody],
    categoryId: categories,
    category: [...categories, ...slugs.slice(0, 2)],
    slug: [...slugs, ...Array.from({ length: 60 }, (_, index) => `vela-nova-${index}`)],
    session_id: sessions,
    reference: [...references, 'nada'],
    name: ['Ana Prado', 'Vela de teste', 'cep-lookup'],
    email: [...emails, 'fuzz@exemplo.com.br', demoAccounts.customer.email],
    to: ['fuzz@exemplo.com.br'],
    customerEmail: ['fuzz@exemplo.com.br'],
    gender: ['masculino', 'prefiro-nao-informar', ''],
    country: ['Brasil', 'Chile', ''],
    way: ['code', ''],
    password: ['senha-errada', 'segredo1'],
    confirmation: ['segredo1'],
    cep: ['05435-000', '05010000', '20040002', '00000-000'],
    postal_code: ['05010-000', '05435000'],
    postalCode: ['05010-000'],
    address: ['Rua Caiubi, 318, São Paulo', 'Rua Harmonia 500'],
    destinationAddress: ['Rua Caiubi, 318, 05010-000'],
    input: ['augu', 'rua harm', 'caiubi 318'],
    place_id: ['sp:01304000:900', 'sp:05010000', 'google:gone'],
    lat: ['-23.5355', '-23.55', '0'],
    lng: ['-46.68', '-46.63', '0'],
    state: ['SP', 'RJ'],
    mode: ['TABELA'],
    quantity: ['1', '2', '99'],
    price: ['79,90', '0', '12.5'],
    ...ownersForms,
    version: ['1', '0'],
    seenStock: ['10', '0'],
    redirectTo: [
      '/perfil',
      '/pedidos?page=2',
      '//example.invalid',
      '/\\example.invalid',
      '/%2F%2Fexample.invalid',
    ],
  }
}
