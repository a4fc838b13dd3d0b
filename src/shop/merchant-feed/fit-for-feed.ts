import { sql } from 'drizzle-orm'
import { products } from '#database/schema/catalogue.ts'

/** Google and Meta refuse a candle without a picture or a description. */
export const hasPicture = sql<boolean>`exists (select from pictures p where p.url = any(${products.images}))`

/** The words that the owner wrote about it, the longest telling first; empty where there are none. */
export const feedDescription = sql<string>`coalesce(
  nullif(trim(${products.description}), ''), nullif(trim(${products.shortDescription}), ''), trim(${products.seoDescription}))`

export const hasDescription = sql<boolean>`(${feedDescription} <> '')`
