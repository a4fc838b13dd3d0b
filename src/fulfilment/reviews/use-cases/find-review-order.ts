import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { ReviewDraft, ReviewRefusalReason, ReviewStatus } from '#fulfilment/reviews/domain/review.ts'
import { orders } from '#orders/schema/orders.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import type { Shop } from '#platform/shop.ts'
import { orderOfReviewLink } from './review-links.ts'

export interface ReviewProof {
  orderNumber: string
  userId: string | null
  invitation: string
}

export interface OwnReview extends ReviewDraft {
  photos: ImageInfo[]
  showsName: boolean
  status: ReviewStatus
  refusalReason: ReviewRefusalReason | null
}

export interface BoughtCandle {
  productId: string
  name: string
  slug: string
  cover: ImageInfo | null
  review: OwnReview | null
}

// Returned units do not count. A candle bought in two sizes gets one review.
const candlesOfOrder = sql<BoughtCandle[]>`coalesce((
  select json_agg(json_build_object(
    'productId', p.id, 'name', p.name, 'slug', p.slug,
    'cover', (select json_build_object('url', c.url, 'width', c.width, 'height', c.height, 'alt', c.alt) from image_records c where c.url = p.image_url),
    'review', case when r.id is not null then json_build_object(
      'stars', r.stars, 'room', r.room, 'intensity', r.intensity, 'wouldBuyAgain', r.would_buy_again, 'words', r.words,
      'showsName', r.author_name is not null, 'status', r.status, 'refusalReason', r.refusal_reason,
      'photos', coalesce((select json_agg(json_build_object('url', f.url, 'width', f.width, 'height', f.height, 'alt', f.alt) order by shown.position)
        from unnest(r.photos) with ordinality as shown(url, position) join image_records f on f.url = shown.url), '[]'::json)) end
  ) order by bought.position)
  from (select i.product_id, min(i.position) as position from order_items i
    where i.order_id = orders.id and i.quantity > i.returned_quantity group by i.product_id) bought
  join products p on p.id = bought.product_id
  left join reviews r on r.product_id = p.id and r.user_id = orders.user_id
), '[]'::json)`

export async function findReviewOrder(shop: Shop, proof: ReviewProof) {
  const condition = ownerCondition(shop, proof)
  if (!condition) return refuse('order-not-found')
  const orderRow = await readOrder(shop.db, and(eq(orders.orderNumber, proof.orderNumber), condition))
  if (!orderRow) return refuse('order-not-found')
  const { status, paymentStatus, isAdministrator, userId, ...order } = orderRow
  if (userId === null) return refuse('order-not-found')
  if (isAdministrator) return refuse('is-administrator')
  if (paymentStatus === 'refunded') return refuse('refunded')
  if (status !== 'delivered' || paymentStatus !== 'paid') return refuse('not-delivered')
  if (order.candles.length === 0) return refuse('nothing-to-review')
  return ok({ ...order, userId })
}

type Found = Awaited<ReturnType<typeof findReviewOrder>>
export type ReviewOrder = Extract<Found, { ok: true }>['value']

function ownerCondition(shop: Shop, { userId, invitation }: ReviewProof): SQL | null {
  const invited = invitation ? orderOfReviewLink(shop, invitation) : null
  if (invited && isUuid(invited)) return eq(orders.id, invited)
  return userId ? eq(orders.userId, userId) : null
}

async function readOrder(db: DatabaseOrTransaction, filter: SQL | undefined) {
  const [order] = await db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      userId: orders.userId,
      customerName: orders.customerName,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      // Administrators buy too, but must not review their own candles.
      isAdministrator: sql<boolean>`exists (select 1 from user_roles r where r.user_id = orders.user_id and r.role = 'admin')`,
      candles: candlesOfOrder,
    })
    .from(orders)
    .where(filter)
  return order
}
