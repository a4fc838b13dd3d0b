import { and, eq, type SQL, sql } from 'drizzle-orm'
import { kitColumn } from '#catalogue/kits/use-cases/kit-columns.ts'
import { sellingPrice } from '#catalogue/products/use-cases/selling-price.ts'
import { nextBatchJson } from '#catalogue/stock/use-cases/next-batch.ts'
import { ownHeldUnits } from '#catalogue/stock/use-cases/own-held-units.ts'
import {
  type MergeFacts,
  type MergeOutcome,
  type MergePlan,
  planMerge,
  type WantedLine,
} from '#checkout/cart/domain/plan-merge.ts'
import { guestMerges } from '#checkout/cart/schema.ts'
import { MAX_QUANTITY } from '#orders/domain/cart-line.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'

export interface GuestCopy {
  userId: string
  /** Made by the browser with this copy of its cart and favourites; the same key is merged once, ever. */
  mergeKey: string
  cart: readonly WantedLine[]
  wishlist: readonly string[]
}

export interface MergedGuest extends MergeOutcome {
  /** The key had been merged before: this is what came of it then. */
  isRepeated: boolean
}

const nothingKnown: MergeOutcome = { cartLines: 0, favourites: 0, shortfalls: [] }

/** The key is claimed and the copy merged together or not at all, however many tabs try and however often one asks again. */
export function mergeGuest(shop: Shop, copy: GuestCopy): Promise<MergedGuest> {
  const { userId, mergeKey } = copy
  return shop.db.transaction(async (tx) => {
    const plan = planMerge(copy, await readFacts(tx, copy, shop.clock.now()))
    const claimed = await tx
      .insert(guestMerges)
      .values({ userId, mergeKey, outcome: plan.outcome, createdAt: shop.clock.now() })
      .onConflictDoNothing()
      .returning({ key: guestMerges.mergeKey })
    if (claimed.length === 0) {
      const [earlier] = await tx
        .select({ outcome: guestMerges.outcome })
        .from(guestMerges)
        .where(and(eq(guestMerges.userId, userId), eq(guestMerges.mergeKey, mergeKey)))
      return { ...(earlier?.outcome ?? nothingKnown), isRepeated: true }
    }
    await write(tx, userId, plan, shop.clock.now())
    return { ...plan.outcome, isRepeated: false }
  })
}

async function readFacts(
  tx: Transaction,
  { userId, cart, wishlist }: GuestCopy,
  now: Date,
): Promise<MergeFacts[]> {
  const ids = JSON.stringify([...new Set([...cart.map(({ productId }) => productId), ...wishlist])])
  const today = isoDay(now)
  const supply = (stock: SQL, variantId: SQL) => {
    const shelf = { productId: sql`products.id`, variantId }
    return sql`'stock', ${stock} + ${ownHeldUnits(userId, shelf)}, 'nextBatch', ${nextBatchJson({ userId, ...shelf, today })},
      'inCart', (select coalesce(sum(c.quantity), 0)::int from cart_items c
        where c.user_id = ${userId} and c.product_id = products.id and c.variant_id is not distinct from ${variantId})`
  }
  const { rows } = await tx.execute<MergeFacts & Record<string, unknown>>(sql`
    select products.id as "productId", products.name, products.active, ${kitColumn({ today, userId })} as kit, json_build_object(${supply(sql`products.stock_quantity`, sql`null`)}) as shelf,
      exists (select 1 from wishlists w where w.user_id = ${userId} and w.product_id = products.id) as "isFavourite",
      coalesce((select json_agg(json_build_object('id', v.id, 'name', v.name, ${supply(sql`v.stock_quantity`, sql`v.id`)}))
        from product_variants v where v.product_id = products.id), '[]'::json) as variants
    from products where products.id in (select id::uuid from jsonb_array_elements_text(${ids}::jsonb) as wanted(id))`)
  return rows
}

/** Each a millisecond apart and none in the future: carts read oldest first, favourites newest first, as the guest saw them. */
async function write(tx: Transaction, userId: string, { lines, favourites }: MergePlan, now: Date) {
  const cart = lines.map(
    ({ productId, variantId, quantity, reserved = false, chosenParts = null }, position) => ({
      product_id: productId,
      variant_id: variantId,
      quantity,
      reserved,
      chosen_parts: chosenParts,
      age: lines.length - position,
    }),
  )
  await tx.execute(sql`
    with merged as (
      insert into cart_items (user_id, product_id, variant_id, chosen_parts, quantity, reserved, seen_price, created_at, updated_at)
      select ${userId}, p.id, v.id, line.chosen_parts, line.quantity, line.reserved, ${sellingPrice({ today: isoDay(now), product: 'p', size: 'v' })}, ${now}::timestamptz - line.age * interval '1 millisecond', ${now}
      from jsonb_to_recordset(${JSON.stringify(cart)}::jsonb) as line(product_id uuid, variant_id uuid, quantity int, reserved boolean, chosen_parts uuid[], age int)
        join products p on p.id = line.product_id
        left join product_variants v on v.product_id = p.id and v.id = line.variant_id
      order by line.age desc
      on conflict on constraint cart_items_line_key do update
        set quantity = least(cart_items.quantity + excluded.quantity, ${MAX_QUANTITY}), reserved = excluded.reserved, updated_at = excluded.updated_at
    )
    insert into wishlists (user_id, product_id, created_at)
    select ${userId}, p.id, ${now}::timestamptz - favourite.age * interval '1 millisecond'
    from jsonb_array_elements_text(${JSON.stringify(favourites)}::jsonb) with ordinality as favourite(id, age)
      join products p on p.id = favourite.id::uuid
    on conflict do nothing`)
}
