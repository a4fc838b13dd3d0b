import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import { profiles, users } from '#accounts/schema.ts'
import { reviewInvitations } from '#fulfilment/reviews/schema.ts'
import { orders } from '#orders/schema/orders.ts'
import { greetingName } from '#platform/domain/names.ts'
import type { Job } from '#platform/outbox.ts'
import type { Shop } from '#platform/shop.ts'
import { leaveInvitationsUrl, reviewUrl } from './review-links.ts'

/** By then the candle has been lit a few times. */
const DAYS_AFTER_DELIVERY = 10
/** After an outage, do not ask about candles that have probably burnt down. */
const DAYS_TOO_LATE = 40
const AT_ONCE = 200

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000)

const candlesToReview = sql<string[]>`array(
  select distinct p.name from order_items i join products p on p.id = i.product_id
  where i.order_id = orders.id and i.quantity > i.returned_quantity
    and not exists (select 1 from reviews r where r.product_id = p.id and r.user_id = orders.user_id)
  order by p.name)`

/** Only customers who opted in, and only once per order. */
export async function inviteBuyers(shop: Shop): Promise<void> {
  const now = shop.clock.now()
  const dueOrders = await shop.db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      userId: users.id,
      email: users.email,
      fullName: profiles.fullName,
      candles: candlesToReview,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(profiles, and(eq(profiles.userId, users.id), eq(profiles.reviewInvitations, true)))
    .where(
      and(
        eq(orders.status, 'delivered'),
        eq(orders.paymentStatus, 'paid'),
        lte(orders.deliveredAt, daysBefore(now, DAYS_AFTER_DELIVERY)),
        gt(orders.deliveredAt, daysBefore(now, DAYS_TOO_LATE)),
        sql`not exists (select 1 from review_invitations v where v.order_id = ${orders.id})`,
        sql`not exists (select 1 from user_roles r where r.user_id = ${orders.userId} and r.role = 'admin')`,
      ),
    )
    .orderBy(asc(orders.deliveredAt))
    .limit(AT_ONCE)
  for (const order of dueOrders) await inviteFor(shop, order, now)
}

interface DueOrder {
  id: string
  orderNumber: string
  userId: string
  email: string
  fullName: string | null
  candles: string[]
}

async function inviteFor(shop: Shop, order: DueOrder, now: Date): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const [first] = await tx
      .insert(reviewInvitations)
      .values({ orderId: order.id, createdAt: now })
      .onConflictDoNothing()
      .returning()
    if (first && order.candles.length > 0) await shop.outbox.enqueue(tx, invitation(shop, order))
  })
}

const invitation = (shop: Shop, { userId, email: to, candles, fullName, ...order }: DueOrder): Job => ({
  name: 'send-email',
  key: `review-invitation:${order.id}`,
  email: {
    type: 'review-invitation',
    to,
    data: {
      customerName: greetingName({ fullName, email: to }),
      candles,
      reviewUrl: reviewUrl(shop, order),
      leaveUrl: leaveInvitationsUrl(shop, userId),
    },
  },
})
