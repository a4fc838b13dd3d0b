import { asc, inArray, sql } from 'drizzle-orm'
import type { Amount, MaterialUnit } from '#catalogue/stock/domain/amount.ts'
import type { BatchLossKind, BatchState } from '#catalogue/stock/domain/batch.ts'
import { type Centavos, centavosFromDecimal } from '#platform/domain/money.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import type { Shop } from '#platform/shop.ts'
import { toCentavos } from '#workshop/materials/domain/ledger.ts'
import { lotsOfBatches } from '#workshop/materials/domain/lots.ts'
import { materialMovements } from '#workshop/materials/schema.ts'
import { findHolders, type RecallHolder, recallKey } from './find-recall.ts'

export interface BatchSize {
  readonly id: string
  readonly size: string | null
  readonly state: BatchState
  readonly units: number
  readonly sold: number
  /** Units ready or curing that no order has. */
  readonly left: number
  readonly cost: Centavos | null
  readonly total: Centavos | null
}

export interface FoundBatch {
  readonly number: number
  /** Version of the batch, for the correction form. */
  readonly seen: string
  readonly productId: string
  readonly name: string
  readonly image: ImageInfo | null
  readonly pouredBy: string
  readonly pouredOn: string
  readonly readyOn: string
  readonly sizes: readonly BatchSize[]
  readonly soldTo: number
  readonly materials: readonly {
    id: string
    name: string
    unit: MaterialUnit
    amount: Amount
    worth: Centavos
    supplier: string
    lots: readonly string[]
  }[]
  readonly holders: readonly RecallHolder[]
  readonly losses: readonly {
    id: string
    size: string | null
    units: number
    kind: BatchLossKind
    reason: string
    at: string
  }[]
  readonly notes: readonly { id: string; text: string; author: string | null; at: string }[]
}

interface Row extends Record<string, unknown> {
  sizes: (Omit<BatchSize, 'cost' | 'total'> & Record<'cost' | 'total', string | null>)[] | null
  materials: (Omit<FoundBatch['materials'][number], 'worth' | 'lots'> & { value: number })[]
  losses: FoundBatch['losses']
  notes: FoundBatch['notes']
  facts: Pick<
    FoundBatch,
    'seen' | 'productId' | 'name' | 'image' | 'pouredBy' | 'pouredOn' | 'readyOn' | 'soldTo'
  > | null
}

export async function findBatch({ db }: Pick<Shop, 'db'>, number: number): Promise<FoundBatch | null> {
  const { rows } = await db.execute<Row>(sql`
    with own as (select w.*, p.name, p.sort_name, p.image_url, v.name as size, v.position,
        coalesce((select sum(r.units) from order_item_batches r where r.batch_id = w.id), 0) as sold,
        coalesce((select sum(l.units) from batch_losses l where l.batch_id = w.id and l.kind <> 'failed'), 0) as gone
      from batches w join products p on p.id = w.product_id left join product_variants v on v.id = w.variant_id
      where w.number = ${number})
    select
      (select json_build_object('seen', (select round(extract(epoch from max(updated_at)) * 1000)::bigint::text from own), 'productId', product_id, 'name', name, 'image', (select json_build_object('url', i.url, 'width', i.width, 'height', i.height, 'alt', i.alt) from image_records i where i.url = image_url),
        'pouredBy', poured_by, 'pouredOn', poured_on, 'readyOn', ready_on,
        'soldTo', (select count(distinct i.order_id) from order_item_batches r join order_items i on i.id = r.order_item_id where r.batch_id in (select id from own)))
        from own order by position, size limit 1) as facts,
      (select json_agg(json_build_object('id', id, 'size', size, 'state', state, 'units', units, 'sold', sold,
        'left', case when state = 'failed' then 0 else units - sold - gone end, 'cost', round(cost / units, 2)::text, 'total', cost::text) order by position, size) from own) as sizes,
      (select coalesce(json_agg(used order by used.name), '[]') from (
        select m.id, m.name, m.unit, m.supplier_name as supplier, -sum(x.amount) as amount, -sum(x.value) as value from material_movements x
        join materials m on m.id = x.material_id where x.batch_id in (select id from own) group by m.id) used) as materials,
      (select coalesce(json_agg(json_build_object('id', l.id, 'size', own.size, 'units', l.units, 'kind', l.kind, 'reason', case when l.kind = 'recalled' then '' else l.reason end,
        'at', l.created_at) order by l.created_at desc), '[]') from batch_losses l join own on own.id = l.batch_id) as losses,
      (select coalesce(json_agg(json_build_object('id', n.id, 'text', n.text, 'at', n.created_at,
        'author', (select name from users where users.id = n.actor_id)) order by n.created_at desc), '[]')
        from batch_notes n where n.batch_number = ${number}) as notes`)
  const [row] = rows
  if (!row?.facts || !row.sizes) return null
  const { facts, sizes, losses, notes } = row
  const ids = sizes.map(({ id }) => id)
  const [lots, holders] = await Promise.all([
    findLots(db, row.materials, ids),
    findHolders(db, ids, recallKey({ number })),
  ])
  return {
    number,
    ...facts,
    sizes: sizes.map(({ cost, total, ...size }) => ({ ...size, cost: toMoney(cost), total: toMoney(total) })),
    materials: row.materials.map(({ value, ...material }) => ({
      ...material,
      worth: toCentavos(value),
      lots: lots.get(material.id) ?? [],
    })),
    losses,
    notes,
    holders,
  }
}

const toMoney = (decimal: string | null) => (decimal === null ? null : centavosFromDecimal(decimal))

async function findLots(db: Shop['db'], materials: readonly { id: string }[], batchIds: readonly string[]) {
  if (materials.length === 0) return new Map<string, string[]>()
  const { id, materialId, kind, amount, lot, batchId, undoes } = materialMovements
  const movements = await db
    .select({ id, materialId, kind, amount, lot, batchId, undoes })
    .from(materialMovements)
    .where(
      inArray(
        materialId,
        materials.map((material) => material.id),
      ),
    )
    .orderBy(asc(materialMovements.number))
  const batchIdSet = new Set(batchIds)
  const byMaterial = Map.groupBy(movements, (one) => one.materialId)
  return new Map(
    [...byMaterial].map(([materialId, ledger]) => [materialId, lotsOfBatches(ledger, batchIdSet)]),
  )
}
