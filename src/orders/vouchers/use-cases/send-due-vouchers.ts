import { and, asc, eq, isNotNull, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import { recordFinding } from '#orders/use-cases/record-finding.ts'
import { vouchers } from '#orders/vouchers/schema.ts'
import { reconciliationFindings } from '#platform/operations/schema.ts'
import type { Shop } from '#platform/shop.ts'
import { lastDay, sendVoucher } from './issue-voucher.ts'

const AT_ONCE = 100

export async function sendDueVouchers(shop: Shop): Promise<void> {
  const now = shop.clock.now()
  const isWaiting = and(
    eq(vouchers.state, 'active'),
    isNull(vouchers.sentAt),
    isNotNull(vouchers.receiverEmail),
    or(isNull(vouchers.sendOn), lte(vouchers.sendOn, lastDay(now))),
    notExists(notSentFinding(shop)),
  )
  const dueVouchers = await shop.db
    .select({ id: vouchers.id })
    .from(vouchers)
    .where(isWaiting)
    .orderBy(asc(vouchers.sendOn))
    .limit(AT_ONCE)
  for (const { id } of dueVouchers)
    await shop.db.transaction(async (tx) => {
      const [voucher] = await tx
        .select()
        .from(vouchers)
        .where(and(eq(vouchers.id, id), isWaiting))
        .for('update')
      if (!voucher || (await sendVoucher(shop, tx, { voucher, now }))) return
      const { id: voucherId, codeEnd, amount, orderId } = voucher
      const details = { name: `vale ${codeEnd}`, amount, ...(orderId && { orderId }) }
      await recordFinding(tx, { kind: NOT_SENT, subject: NOT_SENT_PREFIX + voucherId, details, now })
    })
}

const NOT_SENT = 'voucher-not-sent'
const NOT_SENT_PREFIX = 'voucher:'

/** Excludes vouchers already reported to the owner, so that they do not block the queue. */
const notSentFinding = ({ db }: Pick<Shop, 'db'>) =>
  db
    .select({ one: sql`1` })
    .from(reconciliationFindings)
    .where(
      and(
        eq(reconciliationFindings.kind, NOT_SENT),
        eq(reconciliationFindings.subject, sql`${NOT_SENT_PREFIX}::text || ${vouchers.id}::text`),
      ),
    )
