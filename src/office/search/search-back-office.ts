import { and, desc, isNull, sql } from 'drizzle-orm'
import { profiles } from '#accounts/schema.ts'
import { products } from '#catalogue/products/schema.ts'
import { imageAt } from '#catalogue/products/use-cases/product-card.ts'
import { nameOrSlugHolds } from '#catalogue/products/use-cases/search-condition.ts'
import { priceColumns } from '#catalogue/products/use-cases/selling-price.ts'
import { profileHolds } from '#customers/list/use-cases/people.ts'
import { foundBy } from '#fulfilment/orders/use-cases/search-orders.ts'
import { orders } from '#orders/schema/orders.ts'
import { pattern } from '#platform/contains-text.ts'
import { readSearchText } from '#platform/domain/admin-search.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'

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
