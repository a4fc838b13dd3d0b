import { sql } from 'drizzle-orm'
import type { Specifications } from '#catalogue/products/domain/product-facts.ts'
import type { BatchCount, KnownBatch } from '#catalogue/stock/domain/batch.ts'
import { batchCountJson, pouredHour } from '#catalogue/stock/use-cases/shelf-batch.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import type { Shop } from '#platform/shop.ts'

interface PouredSize {
  readonly id: string
  readonly size: string | null
  readonly units: number
}

export interface BatchPage extends KnownBatch {
  readonly productId: string
  readonly name: string
  readonly specifications: Specifications
  readonly image: ImageInfo | null
  readonly sizes: readonly PouredSize[]
  readonly count: BatchCount
  readonly pouredHour: number | null
  readonly passport: { code: string; note: string; isOpen: boolean; version: number } | null
}

export async function findBatchPage({ db }: Pick<Shop, 'db'>, typed: string): Promise<BatchPage | null> {
  const number = /^\d{1,9}$/.test(typed) ? Number(typed) : null
  if (number === null) return null
  const { rows } = await db.execute<BatchPage & Record<string, unknown>>(sql`
    select w.number, w.product_id as "productId", p.name, p.specifications, max(w.poured_by) as "pouredBy",
      min(w.poured_on)::text as "pouredOn", min(w.ready_on)::text as "readyOn", max(w.state) as state,
      ${batchCountJson(sql`w.number`)} as count, min(${pouredHour}) as "pouredHour",
      (select json_build_object('url', c.url, 'width', c.width, 'height', c.height, 'alt', c.alt)
        from image_records c where c.url = p.image_url) as image,
      json_agg(json_build_object('id', w.id, 'size', v.name, 'units', w.units) order by v.position, v.name) as sizes,
      (select json_build_object('code', s.code, 'note', s.note, 'isOpen', s.is_open, 'version', s.version)
        from passports s where s.number = w.number) as passport
    from batches w join products p on p.id = w.product_id left join product_variants v on v.id = w.variant_id
    where w.number = ${number} and w.state <> 'failed' group by w.number, w.product_id, p.id`)
  return rows[0] ?? null
}
