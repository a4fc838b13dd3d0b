import { type SQL, sql } from 'drizzle-orm'
import { containsText } from '#platform/contains-text.ts'
import type { Shop } from '#platform/shop.ts'
import type { Changes } from './changes.ts'
import type { AuditedEntity } from './record-change.ts'

export const CHANGES_PER_PAGE = 30

export interface FoundChange {
  readonly id: string
  readonly actorName: string
  readonly entity: AuditedEntity
  readonly entityId: string
  readonly subject: string | null
  readonly exists: boolean
  readonly action: string
  readonly changes: Changes
  readonly at: Date
}

export interface Meaning {
  readonly entity: AuditedEntity
  readonly isAll: boolean
  readonly actions: readonly string[]
  readonly fields: readonly string[]
}

interface ChangesFilter {
  readonly search: string
  /** Matches words that appear only in the page's labels, not in the stored rows. */
  readonly meaningsOf: (word: string) => readonly Meaning[]
  readonly entity: string | null
  readonly page: number
}

const names = sql`
  left join products p on e.entity = 'product' and p.id::text = e.entity_id
  left join categories c on e.entity = 'category' and c.id::text = e.entity_id
  left join orders o on e.entity = 'order' and o.id::text = e.entity_id
  left join blog_posts b on e.entity = 'blog-post' and b.id::text = e.entity_id
  left join coupons d on e.entity = 'coupon' and d.id::text = e.entity_id
  left join materials m on e.entity = 'material' and m.id::text = e.entity_id
  left join users u on e.entity = 'administrator' and u.id::text = e.entity_id`

const subjectNow = sql`coalesce(p.name, c.name, o.order_number, b.title, d.label, m.name, u.email)`
const subject = sql`coalesce(${subjectNow}, e.changes->'name'->>'from', e.changes->'title'->>'from', e.changes->'email'->>'from')`

export async function searchChanges(
  { db }: Pick<Shop, 'db'>,
  { search, meaningsOf, entity, page }: ChangesFilter,
) {
  const conditions = [
    ...(entity ? [sql`e.entity = ${entity}`] : []),
    ...search
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => sql`(${sql.join([mentions(word), ...meaningsOf(word).map(isMeant)], sql` or `)})`),
  ]
  const { rows } = await db.execute<Record<string, unknown> & Omit<FoundChange, 'at'> & { at: string }>(sql`
    select e.id, e.actor_name as "actorName", e.entity, e.entity_id as "entityId", ${subject} as subject,
      ${subjectNow} is not null as exists, e.action, e.changes, e.created_at::text as at
    from audit_entries e ${names}
    ${conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``}
    order by e.created_at desc nulls last, e.id
    limit ${CHANGES_PER_PAGE + 1} offset ${(page - 1) * CHANGES_PER_PAGE}`)
  return {
    changes: rows.slice(0, CHANGES_PER_PAGE).map((row): FoundChange => ({ ...row, at: new Date(row.at) })),
    isMore: rows.length > CHANGES_PER_PAGE,
  }
}

function mentions(word: string): SQL {
  const text = sql`shop_fold(e.actor_name || ' ' || coalesce(${subject}, '') || ' ' || e.changes::text)`
  return containsText(text, word)
}

function isMeant({ entity, isAll, actions, fields }: Meaning): SQL {
  if (isAll) return sql`e.entity = ${entity}`
  return sql`(e.entity = ${entity} and (e.action = any(${sql.param(actions)}) or e.changes ?| ${sql.param(fields)}::text[]))`
}
