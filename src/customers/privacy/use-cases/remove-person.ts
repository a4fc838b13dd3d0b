import { and, arrayOverlaps, eq, inArray, isNotNull, ne, notExists, or, sql } from 'drizzle-orm'
import { staffInvitations, users } from '#accounts/schema.ts'
import { signInCodes } from '#accounts/sign-in/schema.ts'
import { imageRecords } from '#catalogue/products/schema.ts'
import { restockRequests } from '#catalogue/restock/schema.ts'
import { newsletterSubscriptions } from '#content/newsletter/schema.ts'
import { removeFromList } from '#content/newsletter/use-cases/unsubscribe.ts'
import { forgetReturnsOf } from '#fulfilment/returns/use-cases/forget-returns.ts'
import { reviews } from '#fulfilment/reviews/schema.ts'
import { anonymiseReviews } from '#fulfilment/reviews/use-cases/forget-reviews.ts'
import { coupons, couponUses } from '#orders/coupons/schema.ts'
import { orderReturns } from '#orders/returns/schema.ts'
import { orders } from '#orders/schema/orders.ts'
import { forgetVouchersOf } from '#orders/vouchers/use-cases/forget-vouchers.ts'
import { forgetPaymentCustomer } from '#payments/use-cases/payment-customer.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { deleteImageFiles } from '#platform/images/delete-image-files.ts'
import { masterOfUrl } from '#platform/images/image-files.ts'
import { auditEntries, requestAnswers } from '#platform/operations/schema.ts'
import type { PersonInQueue } from '#platform/outbox.ts'
import type { Shop } from '#platform/shop.ts'
import { forgetIdentityOf, forgetWordsAbout, REMOVED } from './forget-identities.ts'

export interface RemovedPerson {
  userId: string
  /** Null where the customer never confirmed it: what the shop keeps for that address is not theirs to erase. */
  email: string | null
  /** What the customer wants for what they wrote about candles. */
  reviews: 'delete' | 'nameless'
}

/** What lies outside the database and goes once the account is gone. */
export interface LeftFiles {
  photos: string[]
  mail: PersonInQueue
}

/**
 * Sold orders stay, as the tax office asks, with the identity in them locked and tied to nobody; those that were
 * never paid lose it at once. What others wrote about them loses their name.
 */
export async function removePerson(
  shop: Shop,
  tx: Transaction,
  { userId, email, reviews: choice }: RemovedPerson,
): Promise<LeftFiles> {
  const photos = await photosOf(tx, userId)
  const own = await forgetOrders(shop, tx, userId)
  await forgetReturnsOf(tx, userId)
  await forgetAudit(tx, userId)
  if (choice === 'nameless') await anonymiseReviews(tx, userId)
  await forgetInvitations(tx, { userId, email })
  await forgetVouchersOf(tx, { userId, email })
  if (email !== null) await forgetAddress(shop, tx, email)
  // A coupon of the customer's that an order used stays with the order, and nobody can use it again.
  await tx.delete(coupons).where(and(eq(coupons.userId, userId), notExists(usesOf(tx))))
  await forgetPaymentCustomer(shop, tx, userId)
  // The one that has begun is the press that deletes: its answer may be asked for again.
  await tx
    .delete(requestAnswers)
    .where(
      and(
        eq(requestAnswers.userId, userId),
        or(isNotNull(requestAnswers.answer), ne(requestAnswers.state, 'begun')),
      ),
    )
  await tx.delete(users).where(eq(users.id, userId))
  const mail = { email, orders: own.flatMap(({ id, orderNumber }) => [id, orderNumber]) }
  await shop.outbox.forgetPerson(tx, mail)
  return { photos: await dropUnshown(tx, photos), mail }
}

/** After the commit. What fails here is told in the log; images that nothing shows go with the nightly sweep at the latest. */
export async function removeFilesOf(shop: Shop, { photos, mail }: LeftFiles): Promise<void> {
  try {
    for (const url of photos) {
      const master = masterOfUrl(url)
      if (master) await deleteImageFiles(shop.storage, master)
    }
    await shop.mailer.folder?.forgetMail([...(mail.email ? [mail.email] : []), ...mail.orders])
  } catch (error) {
    shop.log.error({ err: error }, 'files of a deleted account could not be removed')
  }
}

async function forgetAddress(shop: Shop, tx: Transaction, email: string): Promise<void> {
  await removeFromList(shop, tx, { email })
  await tx.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email))
  await tx.delete(staffInvitations).where(eq(staffInvitations.email, email))
  await tx.delete(signInCodes).where(eq(signInCodes.email, email))
  await tx.delete(restockRequests).where(eq(restockRequests.email, email))
}

async function forgetOrders(shop: Shop, tx: Transaction, userId: string) {
  const own = await tx
    .update(orders)
    .set({ identityLockedAt: sql`coalesce(${orders.identityLockedAt}, ${shop.clock.now()})` })
    .where(eq(orders.userId, userId))
    .returning({
      id: orders.id,
      orderNumber: orders.orderNumber,
      status: orders.status,
      soldOn: orders.soldOn,
    })
  await forgetWordsAbout(
    tx,
    own.map(({ id }) => id),
  )
  await forgetIdentityOf(
    tx,
    own.filter(({ soldOn, status }) => soldOn === null && status === 'cancelled').map(({ id }) => id),
  )
  return own
}

/** What was changed in the customer's reviews, and their name beside what they did themselves. */
async function forgetAudit(tx: Transaction, userId: string): Promise<void> {
  const written = tx
    .select({ id: sql<string>`${reviews.id}::text` })
    .from(reviews)
    .where(eq(reviews.userId, userId))
  await tx
    .update(auditEntries)
    .set({ changes: {} })
    .where(and(eq(auditEntries.entity, 'review'), inArray(auditEntries.entityId, written)))
  await tx.update(auditEntries).set({ actorName: REMOVED }).where(eq(auditEntries.actorId, userId))
}

/** Whom the owner invited, in the history of the team. */
async function forgetInvitations(
  tx: Transaction,
  { userId, email }: Pick<RemovedPerson, 'userId' | 'email'>,
) {
  const { entity, entityId, changes } = auditEntries
  const isOwn = or(
    eq(entityId, userId),
    sql`${changes} -> 'email' ->> 'to' = ${email}`,
    sql`${changes} -> 'email' ->> 'from' = ${email}`,
  )
  await tx
    .update(auditEntries)
    .set({ changes: {} })
    .where(and(eq(entity, 'administrator'), isOwn))
}

const usesOf = (tx: Transaction) =>
  tx.select({ one: sql`1` }).from(couponUses).where(eq(couponUses.couponId, coupons.id))

async function photosOf(tx: Transaction, userId: string): Promise<string[]> {
  const ofReviews = await tx
    .select({ photos: reviews.photos })
    .from(reviews)
    .where(eq(reviews.userId, userId))
  const ofReturns = await tx
    .select({ photos: orderReturns.photos })
    .from(orderReturns)
    .innerJoin(orders, eq(orders.id, orderReturns.orderId))
    .where(eq(orders.userId, userId))
  return [...ofReviews, ...ofReturns].flatMap(({ photos }) => photos)
}

/** A name is made from the content: the same photograph of somebody else stays. */
async function dropUnshown(tx: Transaction, photos: string[]): Promise<string[]> {
  if (photos.length === 0) return []
  const shown = [
    ...(await tx
      .select({ photos: reviews.photos })
      .from(reviews)
      .where(arrayOverlaps(reviews.photos, photos))),
    ...(await tx
      .select({ photos: orderReturns.photos })
      .from(orderReturns)
      .where(arrayOverlaps(orderReturns.photos, photos))),
  ].flatMap((row) => row.photos)
  const unshown = photos.filter((url) => !shown.includes(url))
  if (unshown.length > 0) await tx.delete(imageRecords).where(inArray(imageRecords.url, unshown))
  return unshown
}
