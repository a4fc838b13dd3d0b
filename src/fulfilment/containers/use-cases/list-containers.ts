import { sql } from 'drizzle-orm'
import type { Shop } from '#platform/shop.ts'
import { announcementKey, type OwnContainers, ownContainersColumn } from './own-containers.ts'

const MAX_SHOWN = 20

export interface AnnouncedContainers {
  readonly userId: string
  readonly name: string
  readonly count: number
  readonly key: string
  readonly orderId: string | null
}

export async function listAnnouncedContainers({ db }: Pick<Shop, 'db'>): Promise<AnnouncedContainers[]> {
  const { rows } = await db.execute<Record<string, unknown> & AnnouncedContainers>(sql`
    select a.user_id as "userId", coalesce(nullif(u.name, ''), u.email) as name, a.pots as count, ${announcementKey} as key,
      (select o.id from orders o where o.user_id = a.user_id and o.payment_status = 'paid'
        order by o.created_at desc limit 1) as "orderId"
    from pot_announcements a join users u on u.id = a.user_id
    order by a.created_at, a.user_id limit ${MAX_SHOWN}`)
  return rows
}

interface ContainerEntry {
  readonly id: string
  readonly kind: 'counted' | 'corrected' | 'rewarded'
  readonly count: number
  readonly reason: string | null
  readonly createdAt: Date
  readonly actorName: string | null
}

export interface CustomerContainers {
  readonly containers: OwnContainers
  readonly entries: readonly ContainerEntry[]
}

export async function loadCustomerContainers(
  { db }: Pick<Shop, 'db'>,
  userId: string,
): Promise<CustomerContainers> {
  type Row = {
    containers: OwnContainers
    entries: (Omit<ContainerEntry, 'createdAt'> & { createdAt: string })[]
  }
  const { rows } = await db.execute<Row>(sql`
    select ${ownContainersColumn(userId)} as containers, coalesce((
      select json_agg(shown) from (
        select e.id, e.kind, e.pots as count, e.reason, e.created_at as "createdAt", u.name as "actorName"
        from pot_entries e left join users u on u.id = e.actor_id
        where e.user_id = ${userId} order by e.created_at desc, e.id limit ${MAX_SHOWN}) shown), '[]') as entries`)
  const [row] = rows
  if (!row) throw new Error('a statement without a table returned no row')
  return {
    containers: row.containers,
    entries: row.entries.map((entry) => ({ ...entry, createdAt: new Date(entry.createdAt) })),
  }
}
