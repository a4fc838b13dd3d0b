import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { voucherEntries, vouchers } from '#database/schema/vouchers.ts'
import type { Centavos } from '#domain/money.ts'

export interface AvailableVoucher {
  readonly id: string
  readonly codeEnd: string
  readonly balance: Centavos
}

interface VoucherAsked {
  readonly userId: string | null
  readonly voucherId?: string | null
}

/** What a voucher has for this customer: what her own open order holds of it counts, because this purchase takes its place. */
export async function findAvailableVoucher(
  tx: Pick<Transaction, 'select'>,
  { userId, voucherId }: VoucherAsked,
): Promise<AvailableVoucher | null> {
  if (!voucherId) return null
  const isHeldByHer = sql`exists (select from orders open_order where open_order.id = ${voucherEntries.orderId}
    and open_order.user_id = ${userId} and open_order.origin = 'site' and open_order.hold_expires_at is not null)`
  const balance = sql`coalesce(sum(${voucherEntries.amount}) filter (where not ${isHeldByHer}), 0)`.mapWith(
    voucherEntries.amount,
  )
  const [found] = await tx
    .select({ id: vouchers.id, codeEnd: vouchers.codeEnd, balance })
    .from(vouchers)
    .innerJoin(voucherEntries, eq(voucherEntries.voucherId, vouchers.id))
    .where(and(eq(vouchers.id, voucherId), eq(vouchers.state, 'active')))
    .groupBy(vouchers.id)
  return found ?? null
}
