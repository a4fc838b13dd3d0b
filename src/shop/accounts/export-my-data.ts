import { asc, desc, eq, inArray } from 'drizzle-orm'
import { consents, sessions, users } from '#database/schema/accounts.ts'
import { cartItems, wishlists } from '#database/schema/cart.ts'
import { products, productVariants } from '#database/schema/catalogue.ts'
import { newsletterSubscriptions } from '#database/schema/newsletter.ts'
import { orderItems, orders } from '#database/schema/orders.ts'
import type { Shop } from '#shop/shop.ts'
import { loadProfile } from './load-profile.ts'

/** All that the shop keeps of one customer and that is hers; the owner's own notes and costs are not. */
export async function exportMyData(shop: Shop, { userId }: { userId: string }) {
  const { db } = shop
  const profile = await loadProfile(shop, { userId })
  const [account] = await db
    .select({ email: users.email, emailVerified: users.emailVerified, createdAt: users.createdAt })
    .from(users)
    .where(eq(users.id, userId))
  return {
    exportedAt: shop.clock.now(),
    account,
    profile,
    orders: await ordersOf(shop, userId),
    cart: await db
      .select({
        product: products.name,
        size: productVariants.name,
        quantity: cartItems.quantity,
        addedAt: cartItems.createdAt,
      })
      .from(cartItems)
      .innerJoin(products, eq(products.id, cartItems.productId))
      .leftJoin(productVariants, eq(productVariants.id, cartItems.variantId))
      .where(eq(cartItems.userId, userId))
      .orderBy(asc(cartItems.createdAt)),
    favourites: await db
      .select({ product: products.name, addedAt: wishlists.createdAt })
      .from(wishlists)
      .innerJoin(products, eq(products.id, wishlists.productId))
      .where(eq(wishlists.userId, userId))
      .orderBy(desc(wishlists.createdAt)),
    newsletter: await db
      .select({
        consentAt: newsletterSubscriptions.consentAt,
        consentText: newsletterSubscriptions.consentText,
        unsubscribedAt: newsletterSubscriptions.unsubscribedAt,
      })
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.email, profile.email)),
    consents: await db
      .select({ kind: consents.kind, granted: consents.granted, text: consents.text, at: consents.createdAt })
      .from(consents)
      .where(eq(consents.email, profile.email))
      .orderBy(asc(consents.createdAt)),
    sessions: await db
      .select({ openedAt: sessions.createdAt, usedAt: sessions.usedAt, endsAt: sessions.expiresAt })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(desc(sessions.usedAt)),
  }
}

async function ordersOf({ db }: Shop, userId: string) {
  const own = await db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      paymentMethod: orders.paymentMethod,
      totalInCentavos: orders.totalAmount,
      refundedInCentavos: orders.refundedAmount,
      shippingInCentavos: orders.shippingAmount,
      customerName: orders.customerName,
      customerEmail: orders.customerEmail,
      customerPhone: orders.customerPhone,
      shippingAddress: orders.shippingAddress,
      trackingNumber: orders.trackingNumber,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt))
  const items = await db
    .select({
      orderId: orderItems.orderId,
      snapshot: orderItems.productSnapshot,
      quantity: orderItems.quantity,
      unitPriceInCentavos: orderItems.unitPrice,
      totalInCentavos: orderItems.totalPrice,
    })
    .from(orderItems)
    .where(
      inArray(
        orderItems.orderId,
        own.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderItems.position))
  return own.map(({ id, ...order }) => ({
    ...order,
    items: items
      .filter(({ orderId }) => orderId === id)
      .map(({ orderId: _order, snapshot, ...item }) => ({
        product: snapshot.name,
        size: snapshot.variant_name,
        ...item,
      })),
  }))
}
