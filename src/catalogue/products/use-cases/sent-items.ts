import { type SQL, sql } from 'drizzle-orm'
import type { PackedItem } from '#delivery/carriers/domain/packing.ts'
import { sellingPrice } from './selling-price.ts'

export interface SentItem {
  readonly productId: string
  readonly variantId: string | null
  readonly quantity: number
}

const size = sql`coalesce(v.dimensions, p.dimensions)`
/** Dimensions are stored in centimetres, but parcels use millimetres. */
const millimetres = (side: 'length' | 'width' | 'height') => sql`ceil((${size}->>${side})::numeric * 10)::int`

export const measuresJson = sql`'grams', nullif(round(coalesce(v.weight, p.weight) * 1000)::int, 0),
  'size', case when json_typeof(to_json(${size})) = 'object' then json_build_array(
  ${millimetres('length')}, ${millimetres('width')}, ${millimetres('height')}) end`

export function itemsColumn(items: readonly SentItem[], today: string): SQL<PackedItem[]> {
  return sql<PackedItem[]>`(
    select coalesce(json_agg(json_build_object(
      'name', concat_ws(' ', p.name, v.name), 'quantity', sent.quantity,
      ${measuresJson},
      'price', (${sellingPrice({ today, product: 'p', size: 'v' })} * 100)::int) order by sent.position), '[]')
    from rows from (json_to_recordset(${JSON.stringify(items)}::json) as ("productId" uuid, "variantId" uuid, quantity int))
      with ordinality sent ("productId", "variantId", quantity, position)
    join products p on p.id = sent."productId"
    left join product_variants v on v.id = sent."variantId" and v.product_id = p.id
    where sent."variantId" is null or v.id is not null)`
}
