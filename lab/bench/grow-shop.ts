import pg from 'pg'

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

const profiles = `
  insert into profiles (user_id, email, full_name)
  select id, email, name from users where email like 'cliente-%@exemplo.com.br'`

/**
 * Joins compare with a constant, otherwise PostgreSQL tries every pair. Only delivered orders grow; the
 * number of open orders stays the same.
 */
const orders = `
  with people as (select id, row_number() over (order by email) - 1 as place from users), placed as (
  insert into orders (user_id, order_number, status, payment_status, subtotal_amount, shipping_amount, total_amount, customer_name,
    customer_email, shipping_address, attempt_key, session_id, payment_id, shipping_provider, shipping_actual_cost,
    refunded_amount, paid_at, created_at)
  select people.id, 'G' || n, case when n > 100 then 'delivered' when n % 2 = 0 then 'shipped' else 'processing' end, 'paid', 80, 20, 100, 'Cliente ' || n,
    'cliente-' || n || '@exemplo.com.br', jsonb_build_object('line1', 'Rua Augusta, 900', 'line2', 'Bairro ' || n % 90, 'city', 'São Paulo', 'state', 'SP', 'postal_code', '01304-000', 'country', 'Brasil'),
    'bench-' || n, 'bench-' || n, gen_random_uuid(), 'Motoboy SP', case when n > 100 then 15 end,
    case when n % 50 = 0 then 10 else 0 end, now() - n * interval '10 minutes', now() - n * interval '10 minutes'
  from generate_series(1, $1::int - (select count(*)::int from orders)) n join people on people.place = n % (select count(*) from users)
  returning *)
  insert into payments (id, order_id, method, provider, amount, status, opened_at)
  select payment_id, id, (array['card','pix'])[1 + row_number() over () % 2], 'offline', total_amount, payment_status, created_at from placed`

const orderLines = `
  with candles as (select id, name, images, row_number() over (order by slug) - 1 as place from products)
  insert into order_items (order_id, product_id, quantity, unit_price, unit_cost, total_price, product_snapshot)
  select o.id, candles.id, 1, 80, 25, 80, jsonb_build_object('name', candles.name, 'images', candles.images, 'variant_name', null)
  from (select id, row_number() over () as n from orders where order_number like 'G%') o join candles on candles.place = o.n % (select count(*) from products)`

const refunds = `
  insert into refunds (order_id, amount, state, key, created_at, ended_at)
  select id, 10, 'done', 'bench-' || id, paid_at, paid_at + interval '1 hour' from orders where order_number like 'G%' and refunded_amount > 0`

const notices = `
  insert into reconciliation_findings (kind, subject, resolved_at, resolution, created_at)
  select 'stock-low', id::text, paid_at + interval '1 hour', case when random() < 0.5 then 'done' else 'by-itself' end, paid_at
  from orders where order_number like 'G%' and refunded_amount > 0`

export async function growTo(databaseUrl: string, size: ShopSize): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(products, [size.products])
  await client.query(customers, [Math.floor(size.orders / ORDERS_PER_CUSTOMER)])
  await client.query(profiles)
  await client.query(orders, [size.orders])
  for (const statement of [orderLines, refunds, notices]) await client.query(statement)
  // Autovacuum would do this later.
  await client.query('vacuum analyze')
  await client.end()
}
