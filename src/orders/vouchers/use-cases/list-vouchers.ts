import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { orders } from '#orders/schema/orders.ts'
import { voucherEntries, vouchers } from '#orders/vouchers/schema.ts'
import { containsText } from '#platform/contains-text.ts'
import { type Centavos, centavosFromDecimal } from '#platform/domain/money.ts'
import type { Shop } from '#platform/shop.ts'
import { buildCard } from './bought-voucher.ts'
import { balanceColumn } from './voucher-ledger.ts'

const MOST = 200

/**
 * Searchable by names, emails and the code's ending. Full codes are excluded, because searches appear in
 * URLs.
 */
const searchText = sql`shop_fold(concat_ws(' ', ${vouchers.codeEnd}, ${vouchers.giverName}, ${vouchers.giverEmail},
  ${vouchers.receiverName}, ${vouchers.receiverEmail}, (select o.order_number from orders o where o.id = vouchers.order_id)))`

export async function listVouchers({ db }: Pick<Shop, 'db'>, search = '') {
  const rows = await db
    .select({
      id: vouchers.id,
      state: vouchers.state,
      codeEnd: vouchers.codeEnd,
      amount: vouchers.amount,
      balance: balanceColumn,
      giverName: vouchers.giverName,
      receiverName: vouchers.receiverName,
      sendOn: vouchers.sendOn,
      sentAt: vouchers.sentAt,
      createdAt: vouchers.createdAt,
      orderId: vouchers.orderId,
    })
    .from(vouchers)
    .where(and(ne(vouchers.state, 'pending'), search === '' ? undefined : containsText(searchText, search)))
    .orderBy(desc(vouchers.createdAt), desc(vouchers.id))
    .limit(MOST)
  const entries = await listEntries(
    { db },
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, entries: entries.filter(({ voucherId }) => voucherId === row.id) }))
}

export type ListedVoucher = Awaited<ReturnType<typeof listVouchers>>[number]

async function listEntries({ db }: Pick<Shop, 'db'>, ids: readonly string[]) {
  if (ids.length === 0) return []
  const { id, voucherId, kind, amount, reason, createdAt } = voucherEntries
  return db
    .select({
      id,
      voucherId,
      kind,
      amount,
      reason,
      createdAt,
      orderId: orders.id,
      orderNumber: orders.orderNumber,
    })
    .from(voucherEntries)
    .leftJoin(orders, eq(orders.id, voucherEntries.orderId))
    .where(inArray(voucherId, [...ids]))
    .orderBy(voucherEntries.createdAt, voucherEntries.id)
}

export async function sumOpenVouchers({ db }: Pick<Shop, 'db'>): Promise<Centavos> {
  const { rows } = await db.execute<{ open: string }>(
    sql`select coalesce(sum(amount), 0)::text as open from voucher_entries`,
  )
  return centavosFromDecimal(rows[0]?.open ?? '0')
}

/** How long the owner can see the code of a voucher they issued. */
const CARD_MINUTES = 15

export const isJustIssued = (
  { orderId, createdAt }: Pick<ListedVoucher, 'orderId' | 'createdAt'>,
  now: Date,
) => orderId === null && now.getTime() - createdAt.getTime() < CARD_MINUTES * 60_000

/** Card of a voucher that the owner has just issued. The codes of all other vouchers stay hidden. */
export async function loadOwnCard(shop: Shop, voucherId: string) {
  const [voucher] = await shop.db.select().from(vouchers).where(eq(vouchers.id, voucherId))
  return voucher && isJustIssued(voucher, shop.clock.now()) ? buildCard(shop, voucher) : null
}
