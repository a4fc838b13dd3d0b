import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { foldSalesDays } from '#shop/orders/fold-sales-days.ts'
import { foldOrderTallies } from '#shop/orders/order-tallies.ts'

export interface ShopSize {
  products: number
  orders: number
}

const ORDERS_PER_CUSTOMER = 50

const products = `
  insert into products (name, slug, description, short_description, price, category_id, images, stock_quantity, active, created_at)
  select (array['Lavanda','Baunilha','Alecrim','Figo','Cedro'])[1 + n % 5] || ' ' || n, 'vela-' || n,
    'Cera de coco, pavio de algodão, feita à mão em pequenos lotes. Número ' || n || '.', 'Vela de cera de coco ' || n,
    30 + n % 170, (select id from categories order by slug offset n % (select count(*) from categories) limit 1),
    (select images from products order by slug limit 1), n % 40, true, now() - n * interval '1 minute'
  from generate_series(1, $1::int - (select count(*)::int from products)) n`

const customers = `
  insert into users (email, name, email_verified)
  select 'cliente-' || n || '@exemplo.com.br', 'Cliente ' || n, true from generate_series(1, $1::int) n`

/**
 * The joins compare with one number from outside, or PostgreSQL would try every pair.
 * Fifty each, the demo's customer among them; spread over the years, so that the newest are like the oldest.
 */
const orders = `
  with people as (select id, row_number() over (order by email) - 1 as place from users)
  insert into orders (user_id, order_number, status, payment_status, subtotal_amount, shipping_amount, total_amount, customer_name,
    customer_email, shipping_address, attempt_key, session_id, payment_provider, paid_at, created_at)
  select people.id, 'G' || n, (array['processing','shipped','delivered','delivered'])[1 + n % 4], 'paid', 80, 20, 100, 'Cliente ' || n,
    'cliente-' || n || '@exemplo.com.br', jsonb_build_object('line1', 'Rua Augusta, 900', 'line2', 'Bairro ' || n % 90, 'city', 'São Paulo', 'state', 'SP', 'postal_code', '01304-000', 'country', 'Brasil'),
    'bench-' || n, 'bench-' || n, 'offline', now() - n * interval '10 minutes', now() - n * interval '10 minutes'
  from generate_series(1, $1::int - (select count(*)::int from orders)) n join people on people.place = n % (select count(*) from users)`

const orderLines = `
  with candles as (select id, name, images, row_number() over (order by slug) - 1 as place from products)
  insert into order_items (order_id, product_id, quantity, unit_price, unit_cost, total_price, product_snapshot)
  select o.id, candles.id, 1, 80, 25, 80, jsonb_build_object('name', candles.name, 'images', candles.images, 'variant_name', null)
  from (select id, row_number() over () as n from orders where order_number like 'G%') o join candles on candles.place = o.n % (select count(*) from products)`

/** Fills the demo up to this many products and orders. */
export async function growTo(databaseUrl: string, size: ShopSize): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(products, [size.products])
  await client.query(customers, [Math.floor(size.orders / ORDERS_PER_CUSTOMER)])
  await client.query(orders, [size.orders])
  await client.query(orderLines)
  await client.end()
  // As after every night.
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const db = drizzle({ client: pool })
  await foldOrderTallies({ db })
  await foldSalesDays({ db })
  await pool.query('vacuum analyze')
  await pool.end()
}
