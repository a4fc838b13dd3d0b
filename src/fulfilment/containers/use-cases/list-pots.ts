import { sql } from 'drizzle-orm'
import type { Shop } from '#platform/shop.ts'
import { announcementKey, type OwnPots, ownPotsColumn } from './own-pots.ts'

const MAX_SHOWN = 20

export interface AnnouncedPots {
  readonly userId: string
  readonly name: string
  readonly pots: number
  readonly key: string
  readonly orderId: string | null
}

export async function listAnnouncedPots({ db }: Pick<Shop, 'db'>): Promise<AnnouncedPots[]> {
  const { rows } = await db.execute<Record<string, unknown> & AnnouncedPots>(sql`
    select a.user_id as "userId", coalesce(nullif(u.name, ''), u.email) as name, a.pots, ${announcementKey} as key,
      (select o.id from orders o where o.user_id = a.user_id and o.payment_status = 'paid'
        order by o.created_at desc limit 1) as "orderId"
    from pot_announcements a join users u on u.id = a.user_id
    order by a.created_at, a.user_id limit ${MAX_SHOWN}`)
  return rows
}

interface PotEntry {
  readonly id: string
  readonly kind: 'counted' | 'corrected' | 'rewarded'
  readonly pots: number
  readonly reason: string | null
  readonly createdAt: Date
  readonly actorName: string | null
}

export interface CustomerPots {
  readonly pots: OwnPots
  readonly entries: readonly PotEntry[]
}

export async function loadCustomerPots({ db }: Pick<Shop, 'db'>, userId: string): Promise<CustomerPots> {
  type Row = { pots: OwnPots; entries: (Omit<PotEntry, 'createdAt'> & { createdAt: string })[] }
  const { rows } = await db.execute<Row>(sql`
    select ${ownPotsColumn(userId)} as pots, coalesce((
      select json_agg(shown) from (
        select e.id, e.kind, e.pots, e.reason, e.created_at as "createdAt", u.name as "actorName"
        from pot_entries e left join users u on u.id = e.actor_id
        where e.user_id = ${userId} order by e.created_at desc, e.id limit ${MAX_SHOWN}) shown), '[]') as entries`)
  const [row] = rows
  if (!row) throw new Error('a statement without a table returned no row')
  return {
    pots: row.pots,
    entries: row.entries.map((entry) => ({ ...entry, createdAt: new Date(entry.createdAt) })),
  }
}
