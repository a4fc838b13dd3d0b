import { desc, eq, sql } from 'drizzle-orm'
import { users } from '#accounts/schema.ts'
import { potEntries } from '#fulfilment/containers/schema.ts'
import type { Shop } from '#platform/shop.ts'
import { announcementKey } from './own-pots.ts'

const MAX_SHOWN = 20

export interface AnnouncedPots {
  readonly userId: string
  readonly name: string
  readonly pots: number
  readonly key: string
  /** The customer's latest paid order, which the courier brings or brought. */
  readonly orderId: string | null
}

/** Who has announced containers, the oldest word first: for the morning page. */
export async function listAnnouncedPots({ db }: Pick<Shop, 'db'>): Promise<AnnouncedPots[]> {
  const { rows } = await db.execute<Record<string, unknown> & AnnouncedPots>(sql`
    select a.user_id as "userId", coalesce(nullif(u.name, ''), u.email) as name, a.pots, ${announcementKey} as key,
      (select o.id from orders o where o.user_id = a.user_id and o.payment_status = 'paid'
        order by o.created_at desc limit 1) as "orderId"
    from pot_announcements a join users u on u.id = a.user_id
    order by a.created_at, a.user_id limit ${MAX_SHOWN}`)
  return rows
}

/** One customer's entries, newest first. */
export function listPotEntries({ db }: Pick<Shop, 'db'>, userId: string) {
  return db
    .select({
      id: potEntries.id,
      kind: potEntries.kind,
      pots: potEntries.pots,
      reason: potEntries.reason,
      createdAt: potEntries.createdAt,
      actorName: sql<
        string | null
      >`(select ${users.name} from ${users} where ${users.id} = ${potEntries.actorId})`,
    })
    .from(potEntries)
    .where(eq(potEntries.userId, userId))
    .orderBy(desc(potEntries.createdAt), potEntries.id)
    .limit(MAX_SHOWN)
}
