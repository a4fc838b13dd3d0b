import type pg from 'pg'

/** Excludes orders whose status the owner changed, because the owner may exceed a coupon's limit. */
const usesInForce = `(select u.coupon_id, o.* from coupon_uses u join orders o on o.id = u.order_id
  where u.released_at is null and not exists (select from order_events e
    where e.order_id = o.id and e.kind = 'status-changed' and e.actor_id is not null))`

/**
 * Each query finds impossible rows. The rules hold at every instant, so a backup taken during sales can be
 * checked too.
 */
const impossible: Record<string, string> = {
  'an order without items': `
    select order_number as what from orders o where not exists (select from order_items where order_id = o.id)`,
  'an order whose items do not add up': `
    select o.order_number as what from orders o join order_items i on i.order_id = o.id
    group by o.id having sum(i.total_price) <> o.subtotal_amount 
      or o.total_amount <> o.subtotal_amount + o.shipping_amount + o.gift_amount - o.coupon_discount_amount - o.pix_discount_amount - o.voucher_amount`,
  'a voucher with less than nothing, or with more than it was given': `
    select v.id::text as what from vouchers v join voucher_entries e on e.voucher_id = v.id group by v.id
    having sum(e.amount) < 0 or sum(e.amount) > coalesce(sum(e.amount) filter (where e.kind = 'issued' or e.kind = 'corrected' and e.amount > 0), 0)`,
  'a voucher that was issued for something else, or twice, or never': `
    select v.id::text as what from vouchers v left join voucher_entries e on e.voucher_id = v.id and e.kind = 'issued'
    group by v.id having (v.state = 'pending') <> (count(e.id) = 0) or count(e.id) > 1 or max(e.amount) <> v.amount`,
  'an order that spent something else of its voucher than it says': `
    select o.order_number || ': ' || spent.amount as what from orders o cross join lateral (
      select coalesce(-sum(e.amount), 0) as amount from voucher_entries e
      where e.order_id = o.id and e.kind in ('spent', 'given-back')) spent
    where spent.amount <> case when o.status = 'cancelled' and o.payment_status in ('pending', 'failed') then 0
      else o.voucher_amount - o.voucher_refunded_amount end`,
  'an order that gave back something else than its refunds say': `
    select o.order_number || ': ' || given.money || ' and ' || given.voucher as what from orders o cross join lateral (
      select coalesce(sum(r.amount), 0) as money, coalesce(sum(r.voucher_amount), 0) as voucher
      from refunds r where r.order_id = o.id and r.state = 'done') given
    where given.money <> o.refunded_amount or given.voucher <> o.voucher_refunded_amount`,
  'an order that spent one voucher and gave back to another': `
    select o.order_number as what from orders o join voucher_entries e on e.order_id = o.id and e.kind in ('spent', 'given-back')
    group by o.id having count(distinct e.voucher_id) > 1`,
  'a voucher that was sold and not paid': `
    select o.order_number as what from vouchers v join orders o on o.id = v.order_id
    where (v.state = 'pending') <> (o.payment_status not in ('paid', 'refunded'))`,
  'a coupon that counts other uses than orders hold': `
    select c.label || ': ' || c.uses || ' instead of ' || count(u.order_id) as what
    from coupons c left join coupon_uses u on u.coupon_id = c.id and u.released_at is null
    group by c.id having count(u.order_id) <> c.uses`,
  'a coupon that was used more often than it may': `
    select c.label as what from coupons c join ${usesInForce} u on u.coupon_id = c.id
    group by c.id having count(*) > c.most_uses`,
  'a customer who used a coupon twice that is for once': `
    select c.label || ', ' || u.customer_email as what from coupons c join ${usesInForce} u on u.coupon_id = c.id
    where c.once_per_customer and u.customer_email <> ''
    group by c.id, u.customer_email having count(*) > 1`,
  'a coupon for the first purchase that paid a later one': `
    select u.order_number as what from coupons c join ${usesInForce} u on u.coupon_id = c.id
    where c.first_purchase_only and u.payment_status = 'paid' and u.customer_email <> '' and exists (
      select from orders b left join coupon_uses bu on bu.order_id = b.id left join coupons bc on bc.id = bu.coupon_id
      where b.customer_email = u.customer_email and b.id <> u.id and b.payment_status = 'paid' and b.status <> 'cancelled'
        and (b.paid_at < u.created_at or bc.first_purchase_only))`,
  'an order with another discount than its coupon gave': `
    select o.order_number as what from orders o left join coupon_uses u on u.order_id = o.id
    where o.coupon_discount_amount <> coalesce(u.amount, 0)
      or u.freight_amount not in (0, o.shipping_waived_amount)
      or u.amount * 100 <> (select sum(share::numeric) from jsonb_array_elements_text(u.shares) share)`,
  'an order that lives and has given its coupon back': `
    select o.order_number as what from orders o join coupon_uses u on u.order_id = o.id
    where u.released_at is not null and o.status <> 'cancelled'`,
  'containers that should have made a coupon, or made none': `
    select user_id::text as what from pot_entries
    group by user_id having sum(pots) >= 3 or bool_or(kind = 'rewarded' and coupon_id is null)`,
  'a present whose options do not add up': `
    select o.order_number as what from orders o left join order_gift_options g on g.order_id = o.id
    group by o.id having coalesce(sum(g.price), 0) <> o.gift_amount`,
  'a kit whose parts are not its price': `
    select o.order_number || ', ' || (i.kit->>'name') as what from orders o join order_items i on i.order_id = o.id
    where i.kit is not null and not exists (select from order_events e where e.order_id = o.id and e.kind = 'items-changed')
    group by o.id, i.kit having sum(i.total_price) * 100 <> (i.kit->>'unitPrice')::int * (i.kit->>'quantity')::int`,
  'a kit whose parts other shelves gave than its own': `
    select distinct o.order_number as what from (
      select order_id, product_id, variant_id, change from stock_movements where order_id is not null
      union all select i.order_id, i.product_id, i.variant_id, i.quantity - i.returned_quantity
      from order_items i join orders held on held.id = i.order_id and held.stock_held) both_books
    join orders o on o.id = both_books.order_id
    join shelves s on s.product_id = both_books.product_id and s.variant_id is not distinct from both_books.variant_id
    where exists (select from order_items i where i.order_id = o.id and i.kit is not null)
      and not exists (select from order_items i where i.order_id = o.id and i.batch_id is not null)
      and exists (select from stock_movements m where m.order_id = o.id)
    group by o.id, both_books.product_id, both_books.variant_id having sum(both_books.change) <> 0`,
  'a kit with units of its own': `
    select k.slug as what from products k where k.kit_kind is not null
      and (k.stock_quantity <> 0 or exists (select from stock_movements m where m.product_id = k.id))`,
  'an item that is not its price times its quantity': `
    select id::text as what from order_items where total_price <> unit_price * quantity`,
  'stock that is not what was there less what went': `
    select concat_ws(', ', p.slug, s.size) || ': ' || s.stock_quantity || ' instead of ' || coalesce(sum(m.change), 0) as what
    from products p join shelves s on s.product_id = p.id
    left join stock_movements m on m.product_id = p.id and m.variant_id is not distinct from s.variant_id
    group by p.id, s.variant_id, s.size, s.stock_quantity having coalesce(sum(m.change), 0) <> s.stock_quantity`,
  'a product whose stock is not that of its sizes': `
    select p.slug || ': ' || p.stock_quantity as what from products p join product_variants v on v.product_id = p.id
    group by p.id having sum(v.stock_quantity) <> p.stock_quantity or sum(v.min_stock_level) <> p.min_stock_level`,
  'an order that holds other units than its movements took': `
    select o.order_number as what from orders o
    cross join lateral (select coalesce(sum(change), 0) as moved, count(*) as moves from stock_movements where order_id = o.id) m
    cross join lateral (select coalesce(sum(quantity - returned_quantity), 0) as units from order_items where order_id = o.id) i
    where m.moves > 0 and m.moved <> case when o.stock_held then -i.units else 0 end`,
  'a batch that reserves other units than its movements took': `
    select w.id || ': ' || w.reserved || ' instead of ' || coalesce(-sum(m.change), 0) as what
    from batches w left join stock_movements m on m.batch_id = w.id
    group by w.id having coalesce(-sum(m.change), 0) <> w.reserved`,
  'a batch that is not what its orders hold of it': `
    select w.id || ': ' || w.reserved || ' instead of ' || held.units as what from batches w
    cross join lateral (
      select coalesce(sum(i.quantity - i.returned_quantity), 0) as units from order_items i
      join orders o on o.id = i.order_id and o.stock_held where i.batch_id = w.id) held
    where w.state <> 'ready' and w.reserved <> held.units`,
  'a material of which there is nothing that is worth something': `
    select material_id::text as what from material_movements group by 1 having sum(amount) = 0 and sum(value) <> 0`,
  'an item that is packed with more units of batches than it has': `
    select i.id::text as what from order_item_batches r join order_items i on i.id = r.order_item_id join orders o on o.id = i.order_id
    group by i.id, o.stock_held having sum(r.units) > i.quantity - i.returned_quantity or not o.stock_held`,
  'an open box that names batches': `
    select o.order_number as what from orders o join order_items i on i.order_id = o.id join order_item_batches r on r.order_item_id = i.id
    where o.packed_at is null and o.status in ('pending', 'processing')`,
  // Batch units = on the shelf + sold + lost. The rest of the shelf belongs to no batch and is never
  // negative.
  'a shelf on which less stands than its batches still have': `
    select concat_ws(', ', p.slug, s.size) || ': ' || s.stock_quantity || ' and ' || boxed.units || ' in open boxes, ' || left_of.units || ' of batches' as what
    from shelves s join products p on p.id = s.product_id
    cross join lateral (select coalesce(sum(i.quantity - i.returned_quantity), 0) as units from orders o join order_items i on i.order_id = o.id
      left join batches w on w.id = i.batch_id
      where o.stock_held and o.packed_at is null and o.status in ('pending', 'processing') and coalesce(w.state, 'ready') = 'ready'
        and i.product_id = s.product_id and i.variant_id is not distinct from s.variant_id) boxed
    cross join lateral (select coalesce(sum(w.units
        - coalesce((select sum(r.units) from order_item_batches r where r.batch_id = w.id), 0)
        - coalesce((select sum(l.units) from batch_losses l where l.batch_id = w.id and l.kind <> 'failed'), 0)), 0) as units
      from batches w where w.state = 'ready' and w.product_id = s.product_id and w.variant_id is not distinct from s.variant_id) left_of
    where s.stock_quantity + boxed.units < left_of.units`,
  'a batch of which more left than it had': `
    select w.number || ', ' || w.id as what from batches w
    where w.units < coalesce((select sum(r.units) from order_item_batches r where r.batch_id = w.id), 0)
      + coalesce((select sum(l.units) from batch_losses l where l.batch_id = w.id and l.kind <> 'failed'), 0)`,
  'a shift that counts other orders than hold a place in it': `
    select day || ' ' || shift || ': ' || sum(orders) || ' orders, ' || sum(metres) || ' m too many' as what from (
      select day, shift, orders, metres from delivery_places
      union all select promised_day, promised_shift, -1, -coalesce(shipping_distance_metres, 5000) from orders
      where place_held) both_books
    group by day, shift having sum(orders) <> 0 or sum(metres) <> 0`,
  'an order that is cancelled and holds a place, or lives and has lost it': `
    select order_number as what from orders
    where place_held and status = 'cancelled'
      or not place_held and promised_shift is not null and status <> 'cancelled' and delivery_way <> 'pickup'`,
  'a paid order without money': `
    select o.order_number as what from orders o join payments counted on counted.id = o.payment_id
    where o.payment_status = 'paid' and counted.provider = 'offline'
      and exists (select from offline_payments p where p.reference = counted.reference and p.status <> 'paid'
        and not (p.status = 'refunded' and o.refunded_amount = o.total_amount and o.voucher_refunded_amount < o.voucher_amount))`,
  'an order that a voucher should have paid, and did not': `
    select order_number as what from orders join payments counted on counted.id = payment_id where payment_status = 'paid'
      and (counted.method = 'voucher') <> (total_amount = 0 and voucher_amount > 0)`,
  'an order that was paid twice': `
    select details->>'orderNumber' as what from offline_payments where status = 'paid'
    group by 1 having count(*) > 1`,
}

export async function auditBooks(client: pg.Pool | pg.Client): Promise<string[]> {
  const findings: string[] = []
  for (const [name, question] of Object.entries(impossible)) {
    const { rows } = await client.query<{ what: string }>(question)
    findings.push(...rows.map(({ what }) => `${name}: ${what}`))
  }
  return findings
}

export async function missingPaidOrders(
  client: pg.Pool | pg.Client,
  orderNumbers: readonly string[],
): Promise<string[]> {
  const { rows } = await client.query<{ number: string }>(
    `select number from unnest($1::text[]) as number
     where not exists (select from orders where order_number = number and payment_status = 'paid')`,
    [orderNumbers],
  )
  return rows.map(({ number }) => number)
}
