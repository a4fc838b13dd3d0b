import { and, desc, eq, gte, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { orders, payments } from '#orders/schema/orders.ts'
import { pixConfirmations } from '#orders/schema/payments.ts'
import type { Centavos } from '#platform/domain/money.ts'
import type { Shop } from '#platform/shop.ts'

export interface AwaitedOwnPix {
  readonly attemptId: string
  readonly orderId: string
  readonly orderNumber: string
  readonly customerName: string
  readonly txid: string
  readonly amount: Centavos
  readonly openedAt: Date
  readonly payUntil: Date | null
}

const LAST_DAYS = 14
const LISTED_AT_MOST = 200

const isPresent = sql<boolean>`(${orders.paymentId} = ${payments.id})`

/**
 * Pix with a hold come first, then the newest. Pix whose hold ended stay for two weeks, because they may
 * be paid late.
 */
export async function listAwaitedPix(shop: Pick<Shop, 'db' | 'clock'>): Promise<AwaitedOwnPix[]> {
  const now = shop.clock.now()
  const since = new Date(now.getTime() - LAST_DAYS * 24 * 60 * 60_000)
  const rows = await shop.db
    .select({
      attemptId: payments.id,
      orderId: orders.id,
      orderNumber: orders.orderNumber,
      customerName: orders.customerName,
      txid: sql<string>`${payments.reference}`,
      amount: payments.amount,
      openedAt: payments.openedAt,
      holdExpiresAt: orders.holdExpiresAt,
      isPresent,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(
      pixConfirmations,
      and(eq(pixConfirmations.attemptId, payments.id), isNull(pixConfirmations.takenBackAt)),
    )
    .where(
      and(
        eq(payments.provider, 'pix-key'),
        isNotNull(payments.reference),
        gte(payments.openedAt, since),
        or(isNull(pixConfirmations.id), sql`${orders.holdExpiresAt} is not null and ${isPresent}`),
      ),
    )
    .orderBy(
      sql`(${orders.holdExpiresAt} is not null and ${isPresent}) desc`,
      desc(payments.openedAt),
      payments.id,
    )
    .limit(LISTED_AT_MOST)
  return rows.map(({ holdExpiresAt, isPresent: present, ...pix }) => ({
    ...pix,
    payUntil: present && holdExpiresAt && holdExpiresAt > now ? holdExpiresAt : null,
  }))
}
