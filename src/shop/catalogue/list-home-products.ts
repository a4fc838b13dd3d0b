import { asc, eq, sql } from 'drizzle-orm'
import { prepareOnce } from '#database/prepare-once.ts'
import { products } from '#database/schema/catalogue.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import { priceColumns } from '#shop/prices/selling-price.ts'
import type { Shop } from '#shop/shop.ts'
import { imageAt, ratingColumn, scentColumn } from './product-card.ts'

const SHOWN = 12

const homeProducts = prepareOnce((db) =>
  db
    .select({
      id: products.id,
      name: products.name,
      slug: products.slug,
      ...priceColumns({ today: sql.placeholder('today') }),
      cover: imageAt(products.imageUrl),
      scent: scentColumn,
      rating: ratingColumn,
    })
    .from(products)
    .where(eq(products.active, true))
    .orderBy(asc(products.createdAt), asc(products.id))
    .limit(SHOWN)
    .prepare('home_products'),
)

/** 'Nossas Linhas': the oldest lines of the house come first. */
export const listHomeProducts = (shop: Shop) =>
  homeProducts(shop.publicReads).execute({ today: isoDay(shop.clock.now()) })
