import { sql } from 'drizzle-orm'
import { MAX_QUANTITY } from '#domain/cart/cart-line.ts'
import type { Shop } from '#shop/shop.ts'

export interface GuestCopy {
  userId: string
  /** Made by the browser for this copy of its cart and favourites; the same key is merged once, ever. */
  mergeKey: string
  cart: readonly { productId: string; variantId: string | null; quantity: number }[]
  wishlist: readonly string[]
}

/**
 * One statement: the key is claimed and the copy merged together or not at all, however many tabs try. What is gone,
 * inactive or of an unknown size is left behind; quantities stop at the stock.
 */
export async function mergeGuest(shop: Shop, { userId, mergeKey, cart, wishlist }: GuestCopy) {
  const now = shop.clock.now()
  const { rows } = await shop.db.execute<{ cart_lines: number; favourites: number }>(sql`
    with claimed as (
      insert into guest_merges (user_id, merge_key, created_at) values (${userId}, ${mergeKey}, ${now})
      on conflict do nothing returning 1
    ), wanted as (
      select product_id, variant_id, least(sum(quantity), ${MAX_QUANTITY})::int as quantity
      from jsonb_to_recordset(${JSON.stringify(cart.map((line) => ({ product_id: line.productId, variant_id: line.variantId, quantity: line.quantity })))}::jsonb)
        as item(product_id uuid, variant_id uuid, quantity int)
      where quantity > 0 group by product_id, variant_id
    ), merged as (
      insert into cart_items (user_id, product_id, variant_id, quantity, seen_price, created_at, updated_at)
      select ${userId}, p.id, v.id, least(w.quantity, p.stock_quantity), p.price + coalesce(v.price_adjustment, 0), ${now}, ${now}
      from claimed, wanted w
        join products p on p.id = w.product_id and p.active and p.stock_quantity > 0
        left join product_variants v on v.product_id = p.id and v.id = w.variant_id
      where (v.id is not null) = exists (select 1 from product_variants any_size where any_size.product_id = p.id)
      on conflict on constraint cart_items_line_key do update
        set quantity = greatest(cart_items.quantity, least(
          cart_items.quantity + excluded.quantity,
          (select stock_quantity from products where id = excluded.product_id)
        )), updated_at = excluded.updated_at
      returning 1
    ), favoured as (
      insert into wishlists (user_id, product_id, created_at)
      select ${userId}, p.id, ${now}::timestamptz + favourite.position * interval '1 millisecond'
      from claimed, jsonb_array_elements_text(${JSON.stringify(wishlist)}::jsonb) with ordinality as favourite(id, position)
        join products p on p.id = favourite.id::uuid and p.active
      on conflict do nothing returning 1
    )
    select (select count(*)::int from merged) as cart_lines, (select count(*)::int from favoured) as favourites`)
  return { cartLines: rows[0]?.cart_lines ?? 0, favourites: rows[0]?.favourites ?? 0 }
}
