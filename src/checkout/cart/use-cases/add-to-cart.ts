import { sql } from 'drizzle-orm'
import { canonicalChoice, chooseContents, unitsOfContents } from '#catalogue/kits/domain/kit.ts'
import { readKit } from '#catalogue/kits/use-cases/read-kit.ts'
import { sellingPrice } from '#catalogue/products/use-cases/selling-price.ts'
import { supplyUnits } from '#catalogue/stock/use-cases/next-batch.ts'
import { isQuantity } from '#orders/domain/cart-line.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { prepared } from '#platform/database/prepared.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'

interface CartChoice {
  userId: string
  productId: string
  variantId: string | null
  quantity: number
  /** Raises the line to at least this quantity instead of adding, so that a repeated click has no effect. */
  isUpTo?: boolean
  chosenParts?: readonly string[] | null
  reserved?: boolean
  /** Price that the page displayed: items are only added at prices that the customer has seen. */
  seenPrice?: Centavos | undefined
}

export type CartShop = Pick<Shop, 'clock'> & { readonly db: DatabaseOrTransaction }

interface Facts {
  is_kit: boolean
  active: boolean
  stock: number
  needs_variant: boolean
  variant_known: boolean
  in_cart: number
  price: Centavos
}

export async function addToCart(shop: CartShop, choice: CartChoice) {
  if (!isQuantity(choice.quantity)) return refuse('quantity-invalid')
  const newQuantity = choice.isUpTo
    ? sql`greatest(cart_items.quantity, excluded.quantity)`
    : sql`cart_items.quantity + excluded.quantity`
  const { rows } = await prepared(shop.db).execute<{ id: string }>(sql`
    insert into cart_items (user_id, product_id, variant_id, quantity, reserved, seen_price, created_at, updated_at)
    select ${choice.userId}, p.id, v.id, ${choice.quantity}, ${choice.reserved ?? false}, ${sellingPrice({ today: isoDay(shop.clock.now()), product: 'p', size: 'v' })}, ${shop.clock.now()}, ${shop.clock.now()}
    from products p left join product_variants v on v.product_id = p.id and v.id = ${choice.variantId}
    where p.id = ${choice.productId} and p.active and p.kit_kind is null and ${isSizeRight(choice)} and ${isPriceSeen(shop, choice)} and ${supplyFor(shop, choice)} >= ${choice.quantity}
    on conflict on constraint cart_items_line_key do update
      set quantity = ${newQuantity}, reserved = excluded.reserved, seen_price = excluded.seen_price, updated_at = excluded.updated_at
      where ${newQuantity} <= ${supplyFor(shop, choice)}
    returning id`)
  const line = rows[0]
  if (line) return ok({ lineId: line.id })
  const facts = await readFacts(shop, choice)
  return facts?.is_kit && facts.active ? addKit(shop, choice) : findRefusal(choice, facts)
}

const isSizeRight = ({ variantId }: CartChoice) =>
  variantId === null
    ? sql`not exists (select 1 from product_variants any_size where any_size.product_id = p.id)`
    : sql`v.id is not null`

/** Explains why nothing was added. A concurrent change may alter the reason, but not the result. */
function findRefusal({ variantId, seenPrice }: CartChoice, facts: Facts | undefined) {
  if (!facts?.active) return refuse('product-unavailable')
  if (facts.needs_variant && variantId === null) return refuse('variant-needed')
  if (variantId !== null && !facts.variant_known) return refuse('product-unavailable')
  if (facts.stock <= 0) return refuse('out-of-stock')
  if (seenPrice !== undefined && facts.price !== seenPrice)
    return refuse('price-changed', { price: facts.price })
  return refuse('not-enough-stock', { available: facts.stock, inCart: facts.in_cart })
}

const isPriceSeen = (shop: CartShop, { seenPrice }: CartChoice) =>
  seenPrice === undefined ? sql`true` : sql`${priceNow(shop)} = ${seenPrice}`

const priceNow = ({ clock }: CartShop) =>
  sql`(${sellingPrice({ today: isoDay(clock.now()), product: 'p', size: 'v' })} * 100)::int`

const supplyFor = (shop: CartShop, { userId, productId, variantId, reserved = false }: CartChoice) =>
  supplyUnits({
    userId,
    productId: sql`${productId}::uuid`,
    variantId: sql`${variantId}::uuid`,
    reserved: sql`${reserved}::boolean`,
    today: isoDay(shop.clock.now()),
  })

async function readFacts(shop: CartShop, choice: CartChoice): Promise<Facts | undefined> {
  const { userId, productId, variantId } = choice
  const { rows } = await shop.db.execute<Facts & Record<string, unknown>>(sql`
    select p.active, p.kit_kind is not null as is_kit, ${supplyFor(shop, choice)} as stock, ${priceNow(shop)} as price,
      exists (select 1 from product_variants v where v.product_id = p.id) as needs_variant,
      exists (select 1 from product_variants v where v.product_id = p.id and v.id = ${variantId}) as variant_known,
      (select coalesce(sum(quantity), 0)::int from cart_items c where c.user_id = ${userId} and c.product_id = p.id
        and c.variant_id is not distinct from ${variantId}) as in_cart
    from products p left join product_variants v on v.product_id = p.id and v.id = ${variantId}
    where p.id = ${productId}`)
  return rows[0]
}

async function addKit(shop: CartShop, choice: CartChoice) {
  const { userId, productId, quantity, seenPrice } = choice
  const chosenParts = choice.chosenParts ? canonicalChoice(choice.chosenParts) : null
  const kit = await readKit(shop, { productId, userId, chosenParts })
  if (!kit) return refuse('product-unavailable')
  const contents = chooseContents(kit.kit, chosenParts)
  if (!contents.ok) return contents
  const available = unitsOfContents(contents.value)
  if (available <= 0) return refuse('out-of-stock')
  if (seenPrice !== undefined && kit.price !== seenPrice) return refuse('price-changed', { price: kit.price })
  const newQuantity = choice.isUpTo ? Math.max(kit.inCart, quantity) : kit.inCart + quantity
  if (newQuantity > available) return refuse('not-enough-stock', { available, inCart: kit.inCart })
  const now = shop.clock.now()
  const { rows } = await shop.db.execute<{ id: string }>(sql`
    insert into cart_items (user_id, product_id, chosen_parts, quantity, seen_price, created_at, updated_at)
    values (${userId}, ${productId}, ${sql.param(chosenParts)}::uuid[], ${newQuantity}, ${kit.price}::numeric / 100, ${now}, ${now})
    on conflict on constraint cart_items_line_key do update
      set quantity = excluded.quantity, seen_price = excluded.seen_price, updated_at = excluded.updated_at
    returning id`)
  return ok({ lineId: rows[0]?.id ?? '' })
}
