import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { BatchState } from '#catalogue/stock/domain/batch.ts'
import { batches } from '#catalogue/stock/schema/batches.ts'
import { materials } from '#catalogue/stock/schema/materials.ts'
import { freeOfBatch, inOpenBox } from '#catalogue/stock/use-cases/standing-shelves.ts'
import type { OrderStatus } from '#orders/domain/order-status.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { batchesOfLot, lotKey } from '#workshop/materials/domain/lots.ts'
import { materialMovements } from '#workshop/materials/schema.ts'

export type RecallSubject =
  | { readonly number: number }
  | { readonly materialId: string; readonly lot: string }

/** Identifies a recall, so that each customer is emailed only once about it. */
export const recallKey = (subject: RecallSubject) =>
  'number' in subject ? `leva:${subject.number}` : `lot:${subject.materialId}:${lotKey(subject.lot)}`

/** Units withdrawn for this recall. Older rows have no reason and match any recall. */
export const stoppedFor = (subject: RecallSubject) =>
  sql`kind = 'recalled' and reason in ('', ${recallKey(subject)})`

export interface RecallHolder {
  readonly orderId: string
  readonly orderNumber: string
  readonly status: OrderStatus
  /** Empty if the order has no customer, or the account was deleted. */
  readonly customerName: string
  readonly email: string
  readonly phone: string
  readonly units: number
  readonly day: string
  /** Time of the recall email in ISO format; null if none was sent. */
  readonly writtenAt: string | null
}

export interface Recall {
  readonly material: { readonly name: string; readonly lot: string } | null
  readonly batches: readonly {
    id: string
    number: number
    name: string
    size: string | null
    onShelf: number
    state: BatchState
    onSale: number
    stopped: number
  }[]
  readonly holders: readonly RecallHolder[]
}

export async function findRecall(db: DatabaseOrTransaction, subject: RecallSubject): Promise<Recall | null> {
  const material = 'number' in subject ? null : await findLot(db, subject)
  if (!('number' in subject) && !material) return null
  const isMeant =
    'number' in subject ? eq(batches.number, subject.number) : inArray(batches.id, material?.batchIds ?? [])
  const ids = (await db.select({ id: batches.id }).from(batches).where(isMeant)).map(({ id }) => id)
  if ('number' in subject && ids.length === 0) return null
  return {
    material: material && 'lot' in subject ? { name: material.name, lot: subject.lot } : null,
    batches: ids.length > 0 ? await findMeant(db, ids, subject) : [],
    holders: ids.length > 0 ? await findHolders(db, ids, recallKey(subject)) : [],
  }
}

async function findLot(db: DatabaseOrTransaction, { materialId, lot }: { materialId: string; lot: string }) {
  const [material] = await db
    .select({ name: materials.name })
    .from(materials)
    .where(eq(materials.id, materialId))
  const movements = await db
    .select({
      id: materialMovements.id,
      kind: materialMovements.kind,
      amount: materialMovements.amount,
      lot: materialMovements.lot,
      batchId: materialMovements.batchId,
      undoes: materialMovements.undoes,
    })
    .from(materialMovements)
    .where(and(eq(materialMovements.materialId, materialId)))
    .orderBy(asc(materialMovements.number))
  if (!material || lot === '' || !movements.some((movement) => lotKey(movement.lot) === lotKey(lot)))
    return null
  return { name: material.name, batchIds: [...batchesOfLot(movements, lot)] }
}

async function findMeant(db: DatabaseOrTransaction, ids: readonly string[], subject: RecallSubject) {
  const { rows } = await db.execute<Recall['batches'][number] & Record<string, unknown>>(sql`
    select w.id, w.number, p.name, v.name as size, case when w.state = 'failed' then 0 else w.units
        - coalesce((select sum(r.units) from order_item_batches r where r.batch_id = w.id), 0)
        - coalesce((select sum(l.units) from batch_losses l where l.batch_id = w.id and l.kind <> 'failed'), 0) end::int as "onShelf",
      w.state, case when w.state = 'ready' then greatest(0, least(${freeOfBatch()}, coalesce(v.stock_quantity, p.stock_quantity))) else 0 end as "onSale",
      coalesce((select sum(l.units) from batch_losses l where l.batch_id = w.id and ${stoppedFor(subject)}), 0)::int as stopped
    from batches w join products p on p.id = w.product_id left join product_variants v on v.id = w.variant_id
    where w.id = any(${sql.param([...ids])}::uuid[]) order by w.number, p.sort_name, v.position, v.name, w.id`)
  return rows
}

/** Orders with packed units, with a paid reservation, or with a replacement from these batches. */
export async function findHolders(db: DatabaseOrTransaction, ids: readonly string[], key: string) {
  const isRecalled = sql`any(${sql.param([...ids])}::uuid[])`
  const { rows } = await db.execute<RecallHolder & Record<string, unknown>>(sql`
    with held as (
      select i.order_id, r.units from order_item_batches r join order_items i on i.id = r.order_item_id where r.batch_id = ${isRecalled}
      union all select l.order_id, l.units from batch_losses l where l.batch_id = ${isRecalled} and l.order_id is not null
      union all select i.order_id, i.quantity - i.returned_quantity from order_items i join orders o on o.id = i.order_id
        where i.batch_id = ${isRecalled} and ${inOpenBox} and o.payment_status = 'paid' and i.quantity > i.returned_quantity)
    select o.id as "orderId", o.order_number as "orderNumber", o.status,
      case when o.identity_locked_at is null then o.customer_name else '' end as "customerName",
      case when o.identity_locked_at is null then o.customer_email else '' end as email,
      case when o.identity_locked_at is null then coalesce(o.customer_phone, '') else '' end as phone,
      sum(held.units)::int as units, to_char(o.created_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as day,
      (select max(e.created_at) from order_events e where e.order_id = o.id and e.kind = 'message-sent'
        and e.details->>'recall' = ${key}) as "writtenAt"
    from held join orders o on o.id = held.order_id
    group by o.id order by o.created_at desc, o.id`)
  return rows.map((row) => ({ ...row, writtenAt: row.writtenAt && new Date(row.writtenAt).toISOString() }))
}
