import { asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { consents, profiles, users } from '#database/schema/accounts.ts'
import { cartItems, wishlists } from '#database/schema/cart.ts'
import { products, productVariants } from '#database/schema/catalogue.ts'
import { coupons } from '#database/schema/coupons.ts'
import { freightQuotes } from '#database/schema/freight.ts'
import { cartGifts } from '#database/schema/gifts.ts'
import { newsletterSubscriptions } from '#database/schema/newsletter.ts'
import { orders } from '#database/schema/orders.ts'
import { paymentCustomers } from '#database/schema/payments.ts'
import { restockRequests } from '#database/schema/restock.ts'
import { potAnnouncements, potEntries } from '#database/schema/returned-pots.ts'
import { reviews } from '#database/schema/reviews.ts'
import { vouchers } from '#database/schema/vouchers.ts'
import { loadProfile } from '#shop/accounts/load-profile.ts'
import type { Shop } from '#shop/shop.ts'
import { exportAccesses } from './export-accesses.ts'
import { exportOrders } from './export-orders.ts'

/** All that the shop keeps of one customer, what its owner noted about their orders included; costs are not theirs. */
export async function exportMyData(shop: Shop, { userId }: { userId: string }) {
  const { db } = shop
  const profile = await loadProfile(shop, { userId })
  // Its containers stand entry by entry below.
  const { pots: _, ...own } = profile
  const [account] = await db
    .select({ email: users.email, emailVerified: users.emailVerified, createdAt: users.createdAt })
    .from(users)
    .where(eq(users.id, userId))
  const [noted] = await db
    .select({ note: profiles.ownerNote })
    .from(profiles)
    .where(eq(profiles.userId, userId))
  // What is kept under an address that the customer never confirmed may be somebody else's.
  const isOwn = (of: SQL) => (account?.emailVerified ? of : sql`false`)
  return {
    exportedAt: shop.clock.now(),
    account,
    profile: own,
    ownerNotes: noted?.note || null,
    orders: await exportOrders(shop, userId),
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
    cartGift: (
      await db
        .select({
          cardText: cartGifts.message,
          receiverName: cartGifts.receiverName,
          receiverPhone: cartGifts.receiverPhone,
        })
        .from(cartGifts)
        .where(eq(cartGifts.userId, userId))
    ).at(0),
    favourites: await db
      .select({ product: products.name, addedAt: wishlists.createdAt })
      .from(wishlists)
      .innerJoin(products, eq(products.id, wishlists.productId))
      .where(eq(wishlists.userId, userId))
      .orderBy(desc(wishlists.createdAt)),
    reviews: await exportReviews(shop, userId),
    vouchers: await exportVouchers(shop, userId),
    newsletter: await db
      .select({
        consentAt: newsletterSubscriptions.consentAt,
        consentText: newsletterSubscriptions.consentText,
        unsubscribedAt: newsletterSubscriptions.unsubscribedAt,
      })
      .from(newsletterSubscriptions)
      .where(isOwn(eq(newsletterSubscriptions.email, profile.email))),
    restockRequests: await db
      .select({
        product: products.name,
        size: productVariants.name,
        createdAt: restockRequests.createdAt,
        notifiedAt: restockRequests.notifiedAt,
      })
      .from(restockRequests)
      .innerJoin(products, eq(products.id, restockRequests.productId))
      .leftJoin(productVariants, eq(productVariants.id, restockRequests.variantId))
      .where(isOwn(eq(restockRequests.email, profile.email)))
      .orderBy(asc(restockRequests.createdAt)),
    consents: await db
      .select({ kind: consents.kind, granted: consents.granted, text: consents.text, at: consents.createdAt })
      .from(consents)
      .where(account?.emailVerified ? eq(consents.email, profile.email) : eq(consents.userId, userId))
      .orderBy(asc(consents.createdAt)),
    quotes: await db
      .select({
        shippingAddress: freightQuotes.address,
        distanceMetres: freightQuotes.distanceMetres,
        priceInCentavos: freightQuotes.price,
        createdAt: freightQuotes.createdAt,
        endsAt: freightQuotes.expiresAt,
      })
      .from(freightQuotes)
      .where(eq(freightQuotes.userId, userId))
      .orderBy(desc(freightQuotes.createdAt)),
    paymentCustomers: await db
      .select({
        paymentProvider: paymentCustomers.provider,
        customerReference: paymentCustomers.reference,
        createdAt: paymentCustomers.createdAt,
      })
      .from(paymentCustomers)
      .where(eq(paymentCustomers.userId, userId)),
    ...(await exportPots(shop, userId)),
    ...(await exportAccesses(shop, userId)),
  }
}

/** What the shop keeps of a customer's containers and of the coupons that they made. */
async function exportPots({ db }: Pick<Shop, 'db'>, userId: string) {
  const { pots, createdAt } = potEntries
  return {
    announcedPots: await db
      .select({ pots: potAnnouncements.pots, createdAt: potAnnouncements.createdAt })
      .from(potAnnouncements)
      .where(eq(potAnnouncements.userId, userId)),
    returnedPots: await db
      .select({ potsMovement: potEntries.kind, pots, reason: potEntries.reason, createdAt })
      .from(potEntries)
      .where(eq(potEntries.userId, userId))
      .orderBy(asc(createdAt)),
    coupons: await db
      .select({ couponCode: coupons.code, createdAt: coupons.createdAt })
      .from(coupons)
      .where(eq(coupons.userId, userId))
      .orderBy(asc(coupons.createdAt)),
  }
}

/** What a customer wrote about their candles, for their own file. */
function exportReviews({ db }: Shop, userId: string) {
  return db
    .select({
      product: products.name,
      stars: reviews.stars,
      room: reviews.room,
      intensity: reviews.intensity,
      wouldBuyAgain: reviews.wouldBuyAgain,
      text: reviews.words,
      photos: reviews.photos,
      signedAs: reviews.authorName,
      reviewStatus: reviews.status,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.userId, userId))
    .orderBy(desc(reviews.createdAt))
}

/** The vouchers that the customer gave, for their data file. What is left on them belongs to who has the code. */
export function exportVouchers({ db }: Pick<Shop, 'db'>, userId: string) {
  const { amount, giverName, receiverName, receiverEmail, message, sendOn, sentAt, createdAt } = vouchers
  // Bought as a guest, and claimed with their address later.
  const ownOrders = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))
  return db
    .select({
      amountInCentavos: amount,
      giverName,
      receiverName,
      receiverEmail,
      cardText: message,
      sendOn,
      sentAt,
      createdAt,
    })
    .from(vouchers)
    .where(or(eq(vouchers.giverId, userId), inArray(vouchers.orderId, ownOrders)))
    .orderBy(desc(createdAt))
}
