import { and, desc, isNull, sql } from 'drizzle-orm'
import { profiles } from '#database/schema/accounts.ts'
import { products } from '#database/schema/catalogue.ts'
import { orders } from '#database/schema/orders.ts'
import { readSearchText } from '#domain/admin-search.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import { foundBy } from '#shop/admin/orders/search-orders.ts'
import { nameOrSlugHolds } from '#shop/admin/products/search-condition.ts'
import { profileHolds } from '#shop/admin/users/people.ts'
import { imageAt } from '#shop/catalogue/product-card.ts'
import { pattern } from '#shop/contains-text.ts'
import { priceColumns } from '#shop/prices/selling-price.ts'
import type { Shop } from '#shop/shop.ts'

const EACH = 5

/** Orders, products and customers with this piece of text in their names, a few of each. */
export async function searchBackOffice(shop: Shop, { text }: { text: string }) {
  const wanted = readSearchText(text)
  if (wanted === null) return { orders: [], products: [], customers: [] }
  const [foundOrders, foundProducts, foundCustomers] = await Promise.all([
    findOrders(shop, wanted),
    findProducts(shop, wanted),
    findCustomers(shop, wanted),
  ])
  return { orders: foundOrders, products: foundProducts, customers: foundCustomers }
}

export type SearchResults = Awaited<ReturnType<typeof searchBackOffice>>

async function findOrders(shop: Shop, text: string) {
  const { condition } = await foundBy(shop, text, { candles: false })
  return shop.db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      customerName: orders.customerName,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      totalAmount: orders.totalAmount,
      refundedAmount: orders.refundedAmount,
      voucherAmount: orders.voucherAmount,
      voucherRefundedAmount: orders.voucherRefundedAmount,
      deliveryWay: orders.deliveryWay,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(condition)
    .orderBy(sql`${orders.createdAt} desc nulls last, ${orders.id}`)
    .limit(EACH)
}

const namesOfSizes = sql<string[]>`array(
  select name from product_variants where product_id = products.id order by position)`

/** A name that begins so comes before one that only contains it. */
function findProducts({ db, clock }: Shop, text: string) {
  const { price } = priceColumns({ today: isoDay(clock.now()) })
  return db
    .select({
      id: products.id,
      name: products.name,
      slug: products.slug,
      active: products.active,
      sizes: namesOfSizes,
      price,
      cover: imageAt(products.imageUrl),
    })
    .from(products)
    .where(and(isNull(products.deletedAt), ...nameOrSlugHolds(text)))
    .orderBy(desc(sql`${products.sortName} like ${pattern(text)} || '%'`), products.sortName)
    .limit(EACH)
}

function findCustomers({ db }: Shop, text: string) {
  return db
    .select({ id: profiles.userId, name: profiles.fullName, email: profiles.email })
    .from(profiles)
    .where(profileHolds(text))
    .orderBy(desc(profiles.createdAt))
    .limit(EACH)
}
