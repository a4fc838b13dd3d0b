import { asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { consents, profiles, users } from '#accounts/schema.ts'
import { products, productVariants } from '#catalogue/products/schema.ts'
import { restockRequests } from '#catalogue/restock/schema.ts'
import { wishlists } from '#catalogue/wishlist/schema.ts'
import { cartItems } from '#checkout/cart/schema.ts'
import { newsletterSubscriptions } from '#content/newsletter/schema.ts'
import { loadProfile } from '#customers/profile/use-cases/load-profile.ts'
import { freightQuotes } from '#delivery/freight/schema.ts'
import { reviews } from '#fulfilment/reviews/schema.ts'
import { cartGifts } from '#orders/gifts/schema.ts'
import { paymentCustomers } from '#orders/schema/payments.ts'
import type { Shop } from '#platform/shop.ts'
import { exportAccesses } from './export-accesses.ts'
import { exportPots, exportVouchers } from './export-balances.ts'
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
  return {
    exportedAt: shop.clock.now(),
    account,
    profile: own,
    ownerNotes: noted?.note || null,
    orders: await exportOrders(shop, userId),
    ...(await exportCart(shop, userId)),
    reviews: await exportReviews(shop, userId),
    vouchers: await exportVouchers(shop, userId),
    ...(await exportConsents(shop, {
      userId,
      email: profile.email,
      isConfirmed: account?.emailVerified ?? false,
    })),
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

/** What lies in the cart, the present that it is, and the favourites. */
async function exportCart({ db }: Shop, userId: string) {
  return {
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
  }
}

/** What the customer is written to about, and has agreed to. */
async function exportConsents(
  { db }: Shop,
  { userId, email, isConfirmed }: { userId: string; email: string; isConfirmed: boolean },
) {
  // What is kept under an address that the customer never confirmed may be somebody else's.
  const isHers = (of: SQL) => (isConfirmed ? of : sql`false`)
  return {
    newsletter: await db
      .select({
        consentAt: newsletterSubscriptions.consentAt,
        consentText: newsletterSubscriptions.consentText,
        unsubscribedAt: newsletterSubscriptions.unsubscribedAt,
      })
      .from(newsletterSubscriptions)
      .where(isHers(eq(newsletterSubscriptions.email, email))),
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
      .where(isHers(eq(restockRequests.email, email)))
      .orderBy(asc(restockRequests.createdAt)),
    consents: await db
      .select({ kind: consents.kind, granted: consents.granted, text: consents.text, at: consents.createdAt })
      .from(consents)
      .where(isConfirmed ? eq(consents.email, email) : eq(consents.userId, userId))
      .orderBy(asc(consents.createdAt)),
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
