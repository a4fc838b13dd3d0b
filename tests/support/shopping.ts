import { asc, eq, sql } from 'drizzle-orm'
import { users } from '#accounts/schema.ts'
import { products, productVariants } from '#catalogue/products/schema.ts'
import { cartItems } from '#checkout/cart/schema.ts'
import { type Candle, cartLine } from '../../lab/visitors/requests.ts'
import type { RunningShop } from './running-shop.ts'
import type { Visitor } from './visitor.ts'

/** The demo customer's address in the format of the functions. */
export async function newCustomer(runningShop: RunningShop, email: string): Promise<Visitor> {
  await runningShop.shop.db.insert(users).values({ email, emailVerified: true, name: 'Ana Prado' })
  return runningShop.signedIn(email)
}

const preselected = sql`(select v.id from product_variants v where v.product_id = products.id
  order by v.price_adjustment <> 0, v.position limit 1)`

export async function findCandle({ shop }: RunningShop, slug: string) {
  const [candle] = await shop.db
    .select({
      id: products.id,
      name: products.name,
      price: products.price,
      stock: sql<number>`coalesce((select v.stock_quantity from product_variants v where v.id = ${preselected}), ${products.stockQuantity})`,
      variantId: sql<string | null>`${preselected}`,
    })
    .from(products)
    .where(eq(products.slug, slug))
  if (!candle) throw new Error(`no candle ${slug}`)
  return candle
}

/** Sends the data request that the page's script would send. */
export const send = (visitor: Visitor, path: string, fields: Record<string, string>) =>
  visitor.post(`${path}.data`, fields)

export async function addToCart(
  visitor: Visitor,
  candle: Candle,
  quantity: number | string = 1,
): Promise<Response> {
  return send(visitor, '/carrinho', cartLine(candle, quantity))
}

export async function cartOf({ shop }: RunningShop, email: string) {
  return shop.db
    .select({
      id: cartItems.id,
      productId: cartItems.productId,
      variantId: cartItems.variantId,
      quantity: cartItems.quantity,
    })
    .from(cartItems)
    .innerJoin(users, eq(users.id, cartItems.userId))
    .where(eq(users.email, email))
    .orderBy(asc(cartItems.createdAt))
}

export async function setProduct(
  { shop }: RunningShop,
  id: string,
  { stockQuantity, ...values }: Partial<typeof products.$inferInsert>,
): Promise<void> {
  if (Object.keys(values).length > 0) await shop.db.update(products).set(values).where(eq(products.id, id))
  if (stockQuantity === undefined) return
  const sizes = await shop.db
    .update(productVariants)
    .set({ stockQuantity })
    .where(sql`${productVariants.id} = (select ${preselected} from products where id = ${id})`)
    .returning({ id: productVariants.id })
  if (sizes.length === 0) await shop.db.update(products).set({ stockQuantity }).where(eq(products.id, id))
}
