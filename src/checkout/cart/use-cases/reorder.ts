import { and, eq, sql } from 'drizzle-orm'
import { chooseContents, unitsOfContents } from '#catalogue/kits/domain/kit.ts'
import { readKit } from '#catalogue/kits/use-cases/read-kit.ts'
import { ownHeldUnits } from '#catalogue/stock/use-cases/own-held-units.ts'
import { orders } from '#orders/schema/orders.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { addToCart, type CartShop } from './add-to-cart.ts'

interface Item extends Record<string, unknown> {
  name: string
  product_id: string | null
  variant_id: string | null
  quantity: number
  chosen_parts: string[] | null
  is_kit: boolean
  in_cart: number
  free: number
}

export interface Reordered {
  readonly added: { name: string; quantity: number }[]
  readonly alreadyThere: { name: string }[]
  readonly leftOut: { name: string; reason: 'unavailable' | 'out-of-stock' }[]
}

export async function reorder(shop: Shop, { userId, orderId }: { userId: string; orderId: string }) {
  return shop.db.transaction(async (tx) => {
    // Serialises concurrent clicks, so that the second one sees what the first one added.
    const [order] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
      .for('update')
    return order
      ? ok(await fillCart({ clock: shop.clock, db: tx }, userId, orderId))
      : refuse('order-not-found')
  })
}

async function fillCart(shop: CartShop, userId: string, orderId: string): Promise<Reordered> {
  const reordered: Reordered = { added: [], alreadyThere: [], leftOut: [] }
  // An order may list the same product and size twice: from stock and from a batch.
  const takenUnits = new Map<string, number>()
  for (const item of await itemsToBuyAgain(shop, { userId, orderId })) {
    const { name } = item
    if (item.in_cart >= item.quantity) {
      reordered.alreadyThere.push({ name })
      continue
    }
    const shelf = `${item.product_id}:${item.variant_id}:${item.chosen_parts}`
    const before = takenUnits.get(shelf) ?? 0
    const added = await putIntoCart(shop, userId, { ...item, free: item.free - before })
    if (typeof added === 'number') reordered.added.push({ name, quantity: added })
    else reordered.leftOut.push({ name, reason: added })
    takenUnits.set(shelf, before + (typeof added === 'number' ? added : 0))
  }
  return reordered
}

async function itemsToBuyAgain(
  shop: CartShop,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<Item[]> {
  const shelf = { productId: sql`i.product_id`, variantId: sql`i.variant_id` }
  const { rows } = await shop.db.execute<Item>(sql`
    select i.name, i.product_id, i.variant_id, i.chosen_parts, i.is_kit, i.quantity, cart.units as in_cart,
      coalesce(v.stock_quantity, p.stock_quantity, 0) + ${ownHeldUnits(userId, shelf)} - cart.units as free
    from (${soldChoices(orderId)}) i left join products p on p.id = i.product_id left join product_variants v on v.id = i.variant_id
    cross join lateral (
      select coalesce(sum(c.quantity), 0)::int as units from cart_items c
      where c.user_id = ${userId} and c.product_id = i.product_id and c.variant_id is not distinct from i.variant_id
        and c.chosen_parts is not distinct from i.chosen_parts) cart
    order by i.position`)
  return rows
}

const soldChoices = (orderId: string) => sql`
  select product_snapshot->>'name' as name, product_id, variant_id, null::uuid[] as chosen_parts, false as is_kit, quantity, position
  from order_items where order_id = ${orderId} and kit is null
  union all
  select kit->>'name', (select p.id from products p where p.id = (kit->>'productId')::uuid), null,
    case when jsonb_typeof(kit->'chosenParts') = 'array' then array(select jsonb_array_elements_text(kit->'chosenParts')::uuid) end,
    true, (kit->>'quantity')::int, position
  from (select distinct on (kit->>'line') kit, position from order_items
    where order_id = ${orderId} and kit is not null order by kit->>'line', position) kits`

async function putIntoCart(
  shop: CartShop,
  userId: string,
  {
    product_id: productId,
    variant_id: variantId,
    chosen_parts: chosenParts,
    quantity,
    in_cart,
    ...item
  }: Item,
): Promise<number | 'unavailable' | 'out-of-stock'> {
  if (productId === null) return 'unavailable'
  // Requests at least one, so that the cart's refusal tells whether the product is gone or out of stock.
  const free = item.is_kit ? await freeKits(shop, { productId, userId, chosenParts }) : item.free
  const newQuantity = Math.max(1, Math.min(quantity - in_cart, free))
  const added = await addToCart(shop, { userId, productId, variantId, chosenParts, quantity: newQuantity })
  if (added.ok) return newQuantity
  return added.code === 'not-enough-stock' || added.code === 'out-of-stock' ? 'out-of-stock' : 'unavailable'
}

async function freeKits(
  shop: CartShop,
  kitChoice: { productId: string; userId: string; chosenParts: string[] | null },
): Promise<number> {
  const kit = await readKit(shop, kitChoice)
  if (!kit) return 0
  const contents = chooseContents(kit.kit, kitChoice.chosenParts)
  return contents.ok ? unitsOfContents(contents.value) - kit.inCart : 0
}
