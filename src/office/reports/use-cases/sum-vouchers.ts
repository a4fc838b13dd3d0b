import { type SQL, sql } from 'drizzle-orm'
import type { ReportSums } from '#office/reports/domain.ts'
import type { Span } from '#orders/domain/report-span.ts'
import { type Centavos, centavosFromDecimal } from '#platform/domain/money.ts'
import type { Shop } from '#platform/shop.ts'

export type VoucherMove = 'bought' | 'by-hand' | 'spent' | 'given-back' | 'corrected'

const isGivenBackForGood: SQL = sql`(e.kind = 'given-back' and not exists (select from voucher_entries later
  where later.order_id = e.order_id and later.kind = 'spent' and later.created_at > e.created_at))`

/**
 * Spending counts on the day of sale, returns on their own day. Unpaid orders only reserve their part,
 * which counts as open.
 */
const moves: SQL = sql`move as (
  select e.id, e.voucher_id, e.order_id, e.reason, e.amount, o.order_number, e.created_at,
    case when e.kind = 'issued' then case when e.order_id is null then 'by-hand' else 'bought' end
      when e.kind = 'corrected' then 'corrected' when ${isOfSale()} and not ${isGivenBackForGood} then 'spent' else 'given-back' end as kind,
    case when e.kind in ('spent', 'given-back') and ${isOfSale()} and o.id is not null then o.sold_on
      else (e.created_at at time zone 'America/Sao_Paulo')::date end as day
  from voucher_entries e left join orders o on o.id = e.order_id
  where e.kind in ('issued', 'corrected') or o.id is null or o.sold_on is not null)`

function isOfSale(): SQL {
  return sql`coalesce(e.created_at <= coalesce(o.paid_at, o.refunded_at), e.kind = 'spent')`
}

export type VoucherSums = Pick<
  ReportSums,
  | 'vouchersBought'
  | 'vouchersByHand'
  | 'vouchersSpent'
  | 'vouchersGivenBack'
  | 'vouchersCorrected'
  | 'vouchersOpen'
>

export async function sumVouchers({ db }: Pick<Shop, 'db'>, { from, to }: Span): Promise<VoucherSums> {
  const sumWays = (kind: VoucherMove, sign = 1) =>
    sql`coalesce(sum(${sign} * amount) filter (where kind = ${kind} and day >= ${from}::date), 0)::text`
  const { rows } = await db.execute<Record<keyof VoucherSums, string>>(sql`
    with ${moves} select ${sumWays('bought')} as "vouchersBought", ${sumWays('by-hand')} as "vouchersByHand", ${sumWays('spent', -1)} as "vouchersSpent",
      ${sumWays('given-back')} as "vouchersGivenBack", ${sumWays('corrected')} as "vouchersCorrected", coalesce(sum(amount), 0)::text as "vouchersOpen"
    from move where day <= ${to}::date`)
  const [row] = rows as [Record<keyof VoucherSums, string>]
  return {
    vouchersBought: centavosFromDecimal(row.vouchersBought),
    vouchersByHand: centavosFromDecimal(row.vouchersByHand),
    vouchersSpent: centavosFromDecimal(row.vouchersSpent),
    vouchersGivenBack: centavosFromDecimal(row.vouchersGivenBack),
    vouchersCorrected: centavosFromDecimal(row.vouchersCorrected),
    vouchersOpen: centavosFromDecimal(row.vouchersOpen),
  }
}

export interface ListedMove {
  readonly day: string
  readonly kind: VoucherMove
  readonly codeEnd: string
  readonly orderNumber: string | null
  readonly amount: Centavos
  readonly reason: string
}

export async function listVoucherMoves({ db }: Pick<Shop, 'db'>, { from, to }: Span): Promise<ListedMove[]> {
  const { rows } = await db.execute<
    Record<string, unknown> & Omit<ListedMove, 'amount'> & { amount: string }
  >(sql`
    with ${moves} select m.day::text, m.kind, v.code_end as "codeEnd", m.order_number as "orderNumber", m.amount::text as amount, m.reason
    from move m join vouchers v on v.id = m.voucher_id where m.day between ${from}::date and ${to}::date
    order by m.day, m.created_at, m.id`)
  return rows.map((row) => ({ ...row, amount: centavosFromDecimal(row.amount) }))
}
