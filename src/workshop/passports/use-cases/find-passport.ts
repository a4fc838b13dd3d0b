import { sql } from 'drizzle-orm'
import type { Specifications } from '#catalogue/products/domain/product-facts.ts'
import type { BatchCount, KnownBatch } from '#catalogue/stock/domain/batch.ts'
import { batchCountJson, pouredHour } from '#catalogue/stock/use-cases/shelf-batch.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import type { RateVerdict } from '#platform/rate-limits/port.ts'
import type { Shop } from '#platform/shop.ts'
import { readPassportCode } from '#workshop/passports/domain/passport.ts'

/** Public data: no stock, costs or names except that of the person who poured. */
export interface Passport extends KnownBatch {
  readonly code: string
  readonly note: string
  readonly productId: string
  readonly name: string
  readonly slug: string | null
  readonly specifications: Specifications
  readonly images: readonly ImageInfo[]
  readonly count: BatchCount
  readonly pouredHour: number | null
}

type Unknown = Refusal<'passport-not-found'>

interface TypedCode {
  readonly typed: string
  /** Null for requests that fill the cache, which need no rate limit. */
  readonly clientAddress: string | null
}

/**
 * Unknown codes and closed pages give the same answer and count towards the rate limit. Failed sizes are
 * left out.
 */
export async function findPassport(
  shop: Pick<Shop, 'publicReads' | 'rateLimits'>,
  { typed, clientAddress }: TypedCode,
): Promise<Ok<Passport> | Unknown | Extract<RateVerdict, { ok: false }>> {
  const code = readPassportCode(typed)
  if (code === null) return refuse('passport-not-found')
  const allowed =
    clientAddress === null ? null : await shop.rateLimits.consume('passport-code', clientAddress)
  if (allowed && !allowed.ok) return allowed
  const passport = await readPassport(shop, code)
  if (!passport) return refuse('passport-not-found')
  if (clientAddress !== null) await shop.rateLimits.refund('passport-code', clientAddress)
  return ok(passport)
}

async function readPassport({ publicReads }: Pick<Shop, 'publicReads'>, code: string) {
  const { rows } = await publicReads.execute<Passport & Record<string, unknown>>(sql`
    select s.code, s.number, s.note, s.product_id as "productId", p.name, case when p.active then p.slug end as slug,
      p.specifications, w.poured_hour as "pouredHour", ${batchCountJson(sql`s.number`)} as count, w.poured_by as "pouredBy", w.poured_on::text as "pouredOn", w.ready_on::text as "readyOn", w.state,
      coalesce((
        select json_agg(json_build_object('url', c.url, 'width', c.width, 'height', c.height, 'alt', c.alt) order by shown.position)
        from unnest(p.images) with ordinality as shown(url, position) join image_records c on c.url = shown.url
      ), '[]'::json) as images
    from passports s
    join products p on p.id = s.product_id
    cross join lateral (
      select poured_by, poured_on, ready_on, state, ${pouredHour} as poured_hour
      from batches w
      where number = s.number and product_id = s.product_id and state <> 'failed'
      order by state = 'ready' desc, ready_on limit 1) w
    where s.code = ${code} and s.is_open`)
  return rows[0]
}

export async function openPassportCodes(
  { db }: Pick<Shop, 'db'>,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (numbers.length === 0) return new Map()
  const { rows } = await db.execute<{ number: number; code: string }>(sql`
    select number, code from passports where is_open and number = any(${sql.param([...numbers])}::int[])`)
  return new Map(rows.map(({ number, code }) => [number, code]))
}
