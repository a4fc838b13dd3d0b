import { sql } from 'drizzle-orm'
import type { Specifications } from '#catalogue/products/domain/product-facts.ts'
import type { KnownBatch } from '#catalogue/stock/domain/batch.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import type { RateVerdict } from '#platform/rate-limits/port.ts'
import type { Shop } from '#platform/shop.ts'
import { readPassportCode } from '#workshop/passports/domain/passport.ts'

/** A batch as whoever holds one of its candles reads of it: no amounts, no stock, no costs, nobody's name but who poured. */
export interface Passport extends KnownBatch {
  readonly code: string
  readonly note: string
  readonly productId: string
  readonly name: string
  /** Null where the candle is no longer in the shop. */
  readonly slug: string | null
  readonly specifications: Specifications
  readonly images: readonly ImageInfo[]
}

type Unknown = Refusal<'passport-not-found'>

interface TypedCode {
  readonly typed: string
  /** Null where the page is made for the cache: nobody is there who could guess. */
  readonly clientAddress: string | null
}

/**
 * The open page of a batch that did not fail wholly; where some sizes are ready, it speaks of those. A wrong code, a closed
 * page and one that never was are the same answer, and each is counted.
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
      p.specifications, w.poured_by as "pouredBy", w.poured_on::text as "pouredOn", w.ready_on::text as "readyOn", w.state,
      coalesce((
        select json_agg(json_build_object('url', c.url, 'width', c.width, 'height', c.height, 'alt', c.alt) order by shown.position)
        from unnest(p.images) with ordinality as shown(url, position) join image_records c on c.url = shown.url
      ), '[]'::json) as images
    from passports s
    join products p on p.id = s.product_id
    cross join lateral (
      select poured_by, poured_on, ready_on, state from batches
      where number = s.number and product_id = s.product_id and state <> 'failed'
      order by state = 'ready' desc, ready_on limit 1) w
    where s.code = ${code} and s.is_open`)
  return rows[0]
}

/** The codes of open passports, by the number of their batch: for what is printed. */
export async function openPassportCodes(
  { db }: Pick<Shop, 'db'>,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (numbers.length === 0) return new Map()
  const { rows } = await db.execute<{ number: number; code: string }>(sql`
    select number, code from passports where is_open and number = any(${sql.param([...numbers])}::int[])`)
  return new Map(rows.map(({ number, code }) => [number, code]))
}
