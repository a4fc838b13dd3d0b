import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  pgView,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { KitKind } from '#catalogue/kits/domain/kit.ts'
import type { PersonalOffer } from '#catalogue/kits/domain/personal-offer.ts'
import { createdAt, id, instant, money, updatedAt } from '#platform/database/column-types.ts'

export interface Dimensions {
  length: number
  width: number
  height: number
}

export interface Question {
  question: string
  answer: string
}

export const categories = pgTable(
  'categories',
  {
    id: id(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    description: text('description'),
    image: text('image'),
    active: boolean('active').notNull().default(true),
    /** The name without accents and capitals: what lists are sorted by. */
    sortName: text('sort_name').generatedAlwaysAs(sql`shop_fold(name)`),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('categories_slug_key').on(t.slug),
    index('categories_active_sort_name_idx').on(t.active, t.sortName),
    check('categories_name_present', sql`length(trim(${t.name})) > 0`),
  ],
)

export const products = pgTable(
  'products',
  {
    id: id(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    description: text('description').notNull().default(''),
    shortDescription: text('short_description').notNull().default(''),
    price: money('price').notNull(),
    /** From the first to the last of these days, both included, it sells for this instead: all three or none. */
    salePrice: money('sale_price'),
    saleFrom: date('sale_from', { mode: 'string' }),
    saleUntil: date('sale_until', { mode: 'string' }),
    cost: money('cost').notNull().default(0),
    categoryId: uuid('category_id').references(() => categories.id, { onDelete: 'restrict' }),
    /** Image addresses; the first is the cover. Size and alternative text are in `images`. */
    images: text('images').array().notNull().default(sql`'{}'::text[]`),
    imageUrl: text('image_url').generatedAlwaysAs(sql`images[1]`),
    features: text('features').array().notNull().default(sql`'{}'::text[]`),
    specifications: jsonb('specifications').$type<Record<string, string>>().notNull().default({}),
    faq: jsonb('faq').$type<Question[]>().notNull().default([]),
    weight: numeric('weight', { precision: 8, scale: 3, mode: 'number' }).notNull().default(0),
    dimensions: jsonb('dimensions').$type<Dimensions>(),
    /** Of a product with sizes the sum of theirs, written by a trigger of `product_variants`, by nobody else; so is the minimum. */
    stockQuantity: integer('stock_quantity').notNull().default(0),
    minStockLevel: integer('min_stock_level').notNull().default(5),
    /** Codes of a product without sizes; empty where there is none. */
    sku: text('sku').notNull().default(''),
    barcode: text('barcode').notNull().default(''),
    featured: boolean('featured').notNull().default(false),
    /** Set for a kit, which is sold as its parts and has no shelf of its own. */
    kitKind: text('kit_kind').$type<KitKind>(),
    /** How many parts are chosen for one kit; null unless they are chosen. */
    kitChoices: integer('kit_choices'),
    /** The same part may be chosen more than once. */
    kitRepeats: boolean('kit_repeats').notNull().default(false),
    /** What who buys the kit gets for a full size; null where nothing is given. */
    kitCoupon: jsonb('kit_coupon').$type<PersonalOffer>(),
    /** Up to three products that the owner puts beside this one, in their order; one that is gone is passed over. */
    pairs: uuid('pairs').array().notNull().default(sql`'{}'::uuid[]`),
    active: boolean('active').notNull().default(true),
    /** For search engines; empty where name and short description do. */
    seoTitle: text('seo_title').notNull().default(''),
    seoDescription: text('seo_description').notNull().default(''),
    /** In the bin since then: seen by nobody but the owner, and gone for good after thirty days. Never active. */
    deletedAt: instant('deleted_at'),
    /** Raised by every edit of the owner, never by a sale: their form saves only over the version that they saw. */
    version: integer('version').notNull().default(1),
    /** How many published reviews there are and what their stars come to: written by triggers of `reviews`, by nobody else. */
    ratingCount: integer('rating_count').notNull().default(0),
    ratingSum: integer('rating_sum').notNull().default(0),
    /** How many of them belong to the demo. */
    demoRatingCount: integer('demo_rating_count').notNull().default(0),
    /** What lists sort by: few reviews count less than many, so that one of five stars does not beat forty of 4,9. */
    ratingScore: numeric('rating_score', { precision: 5, scale: 4, mode: 'number' }).generatedAlwaysAs(
      sql`case when rating_count = 0 then 0 else (rating_sum + 20)::numeric / (rating_count + 5) end`,
    ),
    sortName: text('sort_name').generatedAlwaysAs(sql`shop_fold(name)`),
    /** For processes of the release before; `product_search` is read today. */
    searchText: text('search_text').generatedAlwaysAs(
      sql`shop_fold(name || ' ' || short_description || ' ' || description)`,
    ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('products_slug_key').on(t.slug),
    check('products_name_present', sql`length(trim(${t.name})) > 0`),
    check('products_price_positive', sql`${t.price} > 0`),
    check(
      'products_sale',
      sql`case when ${t.salePrice} is null then ${t.saleFrom} is null and ${t.saleUntil} is null
        else ${t.salePrice} > 0 and coalesce(${t.saleFrom} <= ${t.saleUntil}, false) end`,
    ),
    check('products_cost_not_negative', sql`${t.cost} >= 0`),
    check('products_stock_not_negative', sql`${t.stockQuantity} >= 0`),
    check('products_min_stock_not_negative', sql`${t.minStockLevel} >= 0`),
    check('products_barcode', sql`${t.barcode} = '' or is_gtin(${t.barcode})`),
    uniqueIndex('products_sku_key').on(t.sku).where(sql`sku <> ''`),
    check('products_pairs_few', sql`cardinality(${t.pairs}) <= 3 and not (${t.id} = any(${t.pairs}))`),
    check('products_weight_not_negative', sql`${t.weight} >= 0`),
    check('products_deleted_inactive', sql`${t.deletedAt} is null or not ${t.active}`),
    check('products_kit_kind', sql`${t.kitKind} in ('fixed', 'choose')`),
    check(
      'products_kit_choices',
      sql`(coalesce(${t.kitKind}, '') = 'choose') = (coalesce(${t.kitChoices}, 0) > 0)`,
    ),
    check('products_kit_coupon', sql`${t.kitKind} is not null or ${t.kitCoupon} is null`),
    check('products_kit_without_shelf', sql`${t.kitKind} is null or ${t.stockQuantity} = 0`),
    index('products_deleted_idx').on(t.deletedAt).where(sql`deleted_at is not null`),
    index('products_active_created_idx').on(t.active, t.createdAt, t.id),
    index('products_active_price_idx').on(t.active, t.price, t.id),
    index('products_sale_idx').on(t.saleUntil).where(sql`sale_price is not null`),
    index('products_active_sort_name_idx').on(t.active, t.sortName, t.id),
    index('products_active_rating_idx').on(t.active, t.ratingScore.desc(), t.id),
    index('products_sort_name_idx').on(t.sortName, t.id),
    index('products_category_idx').on(t.categoryId, t.active),
    index('products_recommended_idx')
      .on(t.featured.desc(), t.stockQuantity)
      .where(sql`active and stock_quantity > 0`),
    // What a product page names beside it: first what can be bought, then the featured, of the collection and of all.
    index('products_related_idx')
      .on(t.categoryId, sql`(stock_quantity = 0)`, sql`(not featured)`, t.sortName)
      .where(sql`active`),
    index('products_featured_idx').on(sql`(stock_quantity = 0)`, t.sortName).where(sql`active and featured`),
    index('products_low_stock_idx')
      .on(t.stockQuantity)
      .where(sql`active and stock_quantity <= min_stock_level`),
  ],
)

/** Where a product, post or collection once stood: the address leads on for ever. */
export const oldSlugs = pgTable(
  'old_slugs',
  {
    kind: text('kind').$type<'product' | 'post' | 'category'>().notNull(),
    slug: text('slug').notNull(),
    targetId: uuid('target_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.slug] }),
    index('old_slugs_target_idx').on(t.targetId),
    check('old_slugs_kind', sql`${t.kind} in ('product', 'post', 'category')`),
  ],
)

export const productVariants = pgTable(
  'product_variants',
  {
    id: id(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    priceAdjustment: money('price_adjustment').notNull().default(0),
    /** What this size sells for on the days of the product's promotion; null where the difference stays as it is. */
    salePrice: money('sale_price'),
    attributes: jsonb('attributes').$type<Record<string, string>>().notNull().default({}),
    /** Null where the owner has not said it: then nothing is claimed of this size. */
    burningHours: integer('burning_hours'),
    /** Kilograms, jar included. */
    weight: numeric('weight', { precision: 8, scale: 3, mode: 'number' }),
    dimensions: jsonb('dimensions').$type<Dimensions>(),
    /** Its own shelf: what there is of it, from when on it is low, and what one costs the shop (0: not said). */
    stockQuantity: integer('stock_quantity').notNull().default(0),
    minStockLevel: integer('min_stock_level').notNull().default(0),
    cost: money('cost').notNull().default(0),
    /** Empty where there is none. */
    sku: text('sku').notNull().default(''),
    barcode: text('barcode').notNull().default(''),
    /** One of the product's images; shown while this size is chosen. */
    image: text('image'),
    position: integer('position').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('product_variants_product_name_key').on(t.productId, t.name),
    check('product_variants_burning_hours_positive', sql`${t.burningHours} > 0`),
    check('product_variants_weight_positive', sql`${t.weight} > 0`),
    check('product_variants_sale_price_positive', sql`${t.salePrice} > 0`),
    check('product_variants_stock_not_negative', sql`${t.stockQuantity} >= 0`),
    check('product_variants_min_stock_not_negative', sql`${t.minStockLevel} >= 0`),
    check('product_variants_cost_not_negative', sql`${t.cost} >= 0`),
    check('product_variants_barcode', sql`${t.barcode} = '' or is_gtin(${t.barcode})`),
    uniqueIndex('product_variants_sku_key').on(t.sku).where(sql`sku <> ''`),
    index('product_variants_low_stock_idx').on(t.stockQuantity).where(sql`stock_quantity <= min_stock_level`),
  ],
)

/** What a kit is made of, or what can be chosen for it. */
export const kitParts = pgTable(
  'kit_parts',
  {
    id: id(),
    kitId: uuid('kit_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Null once the candle is gone: a kit is not sold with less in it than it says. */
    productId: uuid('product_id').references(() => products.id, { onDelete: 'set null' }),
    variantId: uuid('variant_id').references(() => productVariants.id, { onDelete: 'set null' }),
    /** As it was when it was put in, to name it after it is gone; the size is null for a candle without sizes. */
    name: text('name').notNull(),
    size: text('size'),
    /** Of a list to choose from always one. */
    count: integer('count').notNull().default(1),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    index('kit_parts_kit_idx').on(t.kitId, t.position),
    index('kit_parts_product_idx').on(t.productId),
    index('kit_parts_variant_idx').on(t.variantId).where(sql`variant_id is not null`),
    check('kit_parts_count_positive', sql`${t.count} > 0`),
    check('kit_parts_not_itself', sql`${t.productId} <> ${t.kitId}`),
  ],
)

/** A shelf for each size, and one for each product that has none; `size` is null there. A kit has none. */
export const shelves = pgView('shelves', {
  productId: uuid('product_id').notNull(),
  variantId: uuid('variant_id'),
  size: text('size'),
  position: integer('position').notNull(),
  stockQuantity: integer('stock_quantity').notNull(),
  minStockLevel: integer('min_stock_level').notNull(),
  cost: money('cost').notNull(),
}).as(sql`
  select v.product_id, v.id as variant_id, v.name as size, v.position, v.stock_quantity, v.min_stock_level, v.cost
  from product_variants v
  union all
  select p.id, null, null, 0, p.stock_quantity, p.min_stock_level, p.cost
  from products p where p.kit_kind is null and not exists (select from product_variants v where v.product_id = p.id)`)

/** What a product, or one size of it, was sold for until a change ended that: written by triggers, by nobody else. */
export const priceHistory = pgTable(
  'price_history',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: uuid('variant_id').references(() => productVariants.id, { onDelete: 'cascade' }),
    /** The full price of the piece, not a difference. */
    price: money('price').notNull(),
    salePrice: money('sale_price'),
    saleFrom: date('sale_from', { mode: 'string' }),
    saleUntil: date('sale_until', { mode: 'string' }),
    until: instant('until').notNull(),
  },
  (t) => [
    index('price_history_product_idx').on(t.productId, t.until),
    index('price_history_variant_idx').on(t.variantId).where(sql`variant_id is not null`),
  ],
)

/** What is known of a stored image, by its address. */
export const imageRecords = pgTable(
  'image_records',
  {
    url: text('url').primaryKey(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    alt: text('alt').notNull().default(''),
    byteSize: bigint('byte_size', { mode: 'number' }).notNull().default(0),
    /** Files that were chosen together, and the place of this one among them: they arrive in any order, some of them twice. */
    uploadBatch: uuid('upload_batch'),
    uploadPlace: integer('upload_place'),
    createdAt: createdAt(),
  },
  (t) => [
    check('image_records_size_positive', sql`${t.width} > 0 and ${t.height} > 0`),
    uniqueIndex('image_records_upload_idx').on(t.uploadBatch, t.uploadPlace),
  ],
)

/** Every change of stock with its cause; the sum of a size's movements is its stock, and so is that of a product's. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: id(),
    /** Null once the product, or the size, is gone: what it had is in no books any more. */
    productId: uuid('product_id').references(() => products.id, { onDelete: 'set null' }),
    /** Null for a product without sizes. */
    variantId: uuid('variant_id'),
    change: integer('change').notNull(),
    reason: text('reason').notNull(),
    /** Set, without a product, where units were reserved of a batch instead of taken from the shelf. */
    batchId: uuid('batch_id'),
    orderId: uuid('order_id'),
    actorId: uuid('actor_id'),
    createdAt: createdAt(),
  },
  (t) => [
    index('stock_movements_product_idx').on(t.productId, t.createdAt),
    index('stock_movements_variant_idx').on(t.variantId, t.createdAt).where(sql`variant_id is not null`),
    index('stock_movements_order_idx').on(t.orderId),
    index('stock_movements_created_idx').on(t.createdAt),
    index('stock_movements_batch_idx').on(t.batchId).where(sql`batch_id is not null`),
    check(
      'stock_movements_reason',
      sql`${t.reason} in ('initial', 'edit', 'batch', 'hold', 'release', 'return', 'retake')`,
    ),
  ],
)

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: id(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull().default(''),
    content: text('content').notNull().default(''),
    image: text('image'),
    author: text('author').notNull().default(''),
    /** For search engines; empty where title and excerpt do. */
    seoTitle: text('seo_title').notNull().default(''),
    seoDescription: text('seo_description').notNull().default(''),
    published: boolean('published').notNull().default(false),
    publishedAt: instant('published_at'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('blog_posts_slug_key').on(t.slug),
    index('blog_posts_published_idx').on(t.published, t.createdAt),
  ],
)
