import { createHash } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { users } from '#accounts/schema.ts'
import { pathTo } from '#addresses.ts'
import { products, shelves } from '#catalogue/products/schema.ts'
import { restockRequests } from '#catalogue/restock/schema.ts'
import { type ShelfName, shelfKey, sizedName } from '#catalogue/stock/domain/shelf.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { isEmail, normaliseEmail } from '#platform/domain/email.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import { spendOnMailbox } from '#platform/mailbox-budget.ts'
import { answerOnce, type RequestName, unnamedRequest } from '#platform/operations/request-answers.ts'
import type { Shop } from '#platform/shop.ts'
import { sealLeave, sealRequest, unsealRequest } from './request-link.ts'

interface Asking {
  productId: string
  variantId: string | null
  email: string
  /** Null if the email address must be confirmed: for guests, and for accounts with an unconfirmed address. */
  customer: { userId: string; email: string } | null
  request?: RequestName
}

/**
 * Guests always get a confirmation link, so that the answer reveals nothing. Nothing is stored until they
 * open it.
 */
export async function askForNotice(
  shop: Shop,
  { productId, variantId, email: typed, customer, request = unnamedRequest }: Asking,
) {
  const email = customer?.email ?? normaliseEmail(typed)
  if (!isEmail(email)) return refuse('email-invalid')
  const shelf = { productId, variantId }
  const product = await findSoldOut(shop.db, shelf)
  if (!product.ok) return product
  const allowed = await shop.rateLimits.consume('restock', email)
  if (!allowed.ok) return allowed
  if (customer && (await isConfirmed(shop.db, customer))) {
    const { userId } = customer
    const { value: id } = await answerOnce(shop, request, async (inside) =>
      ok(await wait(inside, { ...shelf, email, userId })),
    )
    return ok({ state: 'waiting' as const, name: product.value.name, leave: sealLeave(shop, id) })
  }
  const byDay = await spendOnMailbox(shop, { email, kind: 'other' })
  if (!byDay.ok) return byDay
  await answerOnce(shop, request, async (inside) => {
    await mailLink(inside, { ...shelf, email, productName: product.value.name })
    return ok()
  })
  return ok({ state: 'link-mailed' as const, name: product.value.name })
}

const isConfirmed = async (db: DatabaseOrTransaction, { userId }: { userId: string }) =>
  (await db.$count(users, and(eq(users.id, userId), eq(users.emailVerified, true)))) > 0

/** Confirming twice keeps the same request and position. */
export async function confirmNotice(shop: Shop, { token }: { token: string }) {
  const request = unsealRequest(shop, token)
  if (!request) return refuse('token-unknown')
  const product = await findSoldOut(shop.db, request)
  if (!product.ok) return product
  const id = await wait(shop, { ...request, userId: null })
  return ok({ email: request.email, name: product.value.name, leave: sealLeave(shop, id) })
}

async function findSoldOut(db: DatabaseOrTransaction, { productId, variantId }: ShelfName) {
  if (!isUuid(productId) || (variantId !== null && !isUuid(variantId))) return refuse('product-not-found')
  const ofSize = variantId === null ? isNull(shelves.variantId) : eq(shelves.variantId, variantId)
  const [product] = await db
    .select({ name: products.name, size: shelves.size, slug: products.slug, stock: shelves.stockQuantity })
    .from(products)
    .innerJoin(shelves, eq(shelves.productId, products.id))
    .where(and(eq(products.id, productId), eq(products.active, true), ofSize))
  if (!product) return refuse('product-not-found')
  const { slug } = product
  const name = sizedName(product)
  return product.stock > 0 ? refuse('in-stock', { slug, name }) : ok({ slug, name })
}

/** One request per email address and shelf. Customers notified earlier go to the end of the queue. */
async function wait(shop: Shop, values: ShelfName & { email: string; userId: string | null }) {
  const createdAt = shop.clock.now()
  const [row] = await shop.db
    .insert(restockRequests)
    .values({ ...values, createdAt })
    .onConflictDoUpdate({
      target: [restockRequests.productId, restockRequests.variantId, restockRequests.email],
      set: {
        userId: sql`coalesce(excluded.user_id, ${restockRequests.userId})`,
        createdAt: sql`case when ${restockRequests.notifiedAt} is null then ${restockRequests.createdAt} else excluded.created_at end`,
        notifiedAt: null,
      },
    })
    .returning({ id: restockRequests.id })
  if (!row) throw new Error('the request was not written')
  return row.id
}

const MINUTE_MS = 60_000

/** The minute in the key makes a double click send one email, but allows a later retry. */
async function mailLink(
  shop: Shop,
  { email, productName, ...shelf }: ShelfName & { email: string; productName: string },
): Promise<void> {
  const minute = Math.floor(shop.clock.now().getTime() / MINUTE_MS)
  const person = createHash('sha256').update(email).digest('hex').slice(0, 16)
  const token = sealRequest(shop, { ...shelf, email })
  const confirmationUrl = shop.config.siteUrl + pathTo('restockConfirm', {}, { token })
  await shop.db.transaction((tx) =>
    shop.outbox.enqueue(tx, {
      name: 'send-email',
      key: `restock-confirmation:${shelfKey(shelf)}:${person}:${minute}`,
      email: { type: 'restock-confirmation', to: email, data: { productName, confirmationUrl } },
    }),
  )
}
