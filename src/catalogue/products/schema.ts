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
    /** Promotion: both days are inclusive, and the three columns are set together. */
    salePrice: money('sale_price'),
    saleFrom: date('sale_from', { mode: 'string' }),
    saleUntil: date('sale_until', { mode: 'string' }),
    cost: money('cost').notNull().default(0),
    categoryId: uuid('category_id').references(() => categories.id, { onDelete: 'restrict' }),
    /** Image URLs; the first is the cover. Dimensions and alternative text are in `images`. */
    images: text('images').array().notNull().default(sql`'{}'::text[]`),
    imageUrl: text('image_url').generatedAlwaysAs(sql`images[1]`),
    features: text('features').array().notNull().default(sql`'{}'::text[]`),
    specifications: jsonb('specifications').$type<Record<string, string>>().notNull().default({}),
    faq: jsonb('faq').$type<Question[]>().notNull().default([]),
    weight: numeric('weight', { precision: 8, scale: 3, mode: 'number' }).notNull().default(0),
    dimensions: jsonb('dimensions').$type<Dimensions>(),
    /** Sums of the sizes if there are any, maintained only by a trigger of `product_variants`. */
    stockQuantity: integer('stock_quantity').notNull().default(0),
    minStockLevel: integer('min_stock_level').notNull().default(5),
    sku: text('sku').notNull().default(''),
    barcode: text('barcode').notNull().default(''),
    featured: boolean('featured').notNull().default(false),
    kitKind: text('kit_kind').$type<KitKind>(),
    /** Number of parts to choose; null for fixed kits and other products. */
    kitChoices: integer('kit_choices'),
    kitRepeats: boolean('kit_repeats').notNull().default(false),
    kitCoupon: jsonb('kit_coupon').$type<PersonalOffer>(),
    /** Up to three related products, in the owner's order. Ids of deleted products are ignored. */
    pairs: uuid('pairs').array().notNull().default(sql`'{}'::uuid[]`),
    active: boolean('active').notNull().default(true),
    seoTitle: text('seo_title').notNull().default(''),
    seoDescription: text('seo_description').notNull().default(''),
    /** Set while in the bin: visible only to the owner, never active, and purged after thirty days. */
    deletedAt: instant('deleted_at'),
    /** Optimistic lock: raised by the owner's edits, never by sales. */
    version: integer('version').notNull().default(1),
    /** Maintained only by triggers of `reviews`. */
    ratingCount: integer('rating_count').notNull().default(0),
    ratingSum: integer('rating_sum').notNull().default(0),
    demoRatingCount: integer('demo_rating_count').notNull().default(0),
    /** Bayesian average, so that a single five-star review does not outrank forty with 4.9. */
    ratingScore: numeric('rating_score', { precision: 5, scale: 4, mode: 'number' }).generatedAlwaysAs(
      sql`case when rating_count = 0 then 0 else (rating_sum + 20)::numeric / (rating_count + 5) end`,
    ),
    sortName: text('sort_name').generatedAlwaysAs(sql`shop_fold(name)`),
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
    // Matches the order of related products: buyable ones first, then featured ones.
    index('products_related_idx')
      .on(t.categoryId, sql`(stock_quantity = 0)`, sql`(not featured)`, t.sortName)
      .where(sql`active`),
    index('products_featured_idx').on(sql`(stock_quantity = 0)`, t.sortName).where(sql`active and featured`),
    index('products_low_stock_idx')
      .on(t.stockQuantity)
      .where(sql`active and stock_quantity <= min_stock_level`),
  ],
)

/** Previous slugs of products, posts and collections; they redirect forever. */
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
    /** Price of this size during the product's promotion; null if the usual difference applies. */
    salePrice: money('sale_price'),
    attributes: jsonb('attributes').$type<Record<string, string>>().notNull().default({}),
    /** Null if unknown; the product's value does not apply to other sizes. */
    burningHours: integer('burning_hours'),
    /** Kilograms, including the jar. */
    weight: numeric('weight', { precision: 8, scale: 3, mode: 'number' }),
    dimensions: jsonb('dimensions').$type<Dimensions>(),
    /** Stock, minimum and unit cost of this size. A cost of 0 means unknown. */
    stockQuantity: integer('stock_quantity').notNull().default(0),
    minStockLevel: integer('min_stock_level').notNull().default(0),
    cost: money('cost').notNull().default(0),
    sku: text('sku').notNull().default(''),
    barcode: text('barcode').notNull().default(''),
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

export const kitParts = pgTable(
  'kit_parts',
  {
    id: id(),
    kitId: uuid('kit_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Null after the product is deleted; the kit is then not sold, because a part is missing. */
    productId: uuid('product_id').references(() => products.id, { onDelete: 'set null' }),
    variantId: uuid('variant_id').references(() => productVariants.id, { onDelete: 'set null' }),
    /** Snapshot to name the part after its product is deleted. Null for a product without sizes. */
    name: text('name').notNull(),
    size: text('size'),
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

/** One row per size, or one with `variant_id` null per product without sizes. Kits have none. */
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

/** Past prices of a product or size. Written only by triggers. */
export const priceHistory = pgTable(
  'price_history',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: uuid('variant_id').references(() => productVariants.id, { onDelete: 'cascade' }),
    /** The full price, not a difference. */
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

export const imageRecords = pgTable(
  'image_records',
  {
    url: text('url').primaryKey(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    alt: text('alt').notNull().default(''),
    byteSize: bigint('byte_size', { mode: 'number' }).notNull().default(0),
    /** Files chosen together share a batch. They may arrive in any order, some of them twice. */
    uploadBatch: uuid('upload_batch'),
    uploadPlace: integer('upload_place'),
    createdAt: createdAt(),
  },
  (t) => [
    check('image_records_size_positive', sql`${t.width} > 0 and ${t.height} > 0`),
    uniqueIndex('image_records_upload_idx').on(t.uploadBatch, t.uploadPlace),
  ],
)

/** Ledger of stock changes with their cause. The sum per size or product equals its stock. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: id(),
    /** Null after the product or size is deleted. */
    productId: uuid('product_id').references(() => products.id, { onDelete: 'set null' }),
    variantId: uuid('variant_id'),
    change: integer('change').notNull(),
    reason: text('reason').notNull(),
    /** Set, without a product, if units were reserved from a batch instead of taken from stock. */
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
