import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { CsvFacts } from '#catalogue/products/domain/product-csv.ts'
import { fieldNames, switchNames } from '#catalogue/products/domain/product-fields.ts'
import type { ProductDraft, VariantDraft } from '#catalogue/products/domain/product-input.ts'
import type { KnownSize, SizedProduct } from '#catalogue/products/domain/size-cells.ts'
import { categories, products, shelves } from '#catalogue/products/schema.ts'
import { type ShelfName, shelfKey, sizedName } from '#catalogue/stock/domain/shelf.ts'
import { type Changes, changesBetween } from '#platform/audit/changes.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import { knownPairs } from './product-pairs.ts'

export const factColumns = pickColumns([...fieldNames, ...switchNames, 'categoryId'])

function pickColumns<Name extends keyof CsvFacts>(names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, products[name]])) as Pick<typeof products, Name>
}

const sizesJson = (more = sql``) => sql`coalesce((
  select json_agg(json_build_object(
    'id', v.id, 'name', v.name, 'priceAdjustment', (v.price_adjustment * 100)::int, 'salePrice', (v.sale_price * 100)::int,
    'burningHours', v.burning_hours, 'weight', v.weight::float8, 'dimensions', v.dimensions, 'image', v.image,
    'stockQuantity', v.stock_quantity, 'minStockLevel', v.min_stock_level, 'cost', (v.cost * 100)::int,
    'sku', v.sku, 'barcode', v.barcode ${more}
  ) order by v.position, v.name)
  from product_variants v where v.product_id = ${sql.raw('products.id')}
), '[]'::json)`

export const sizeColumns = {
  images: products.images,
  sizes: sizesJson() as SQL<KnownSize[]>,
} satisfies Record<keyof SizedProduct, unknown>

export const draftColumns = {
  ...factColumns,
  dimensions: products.dimensions,
  features: products.features,
  specifications: products.specifications,
  faq: products.faq,
  pairs: products.pairs,
  variants: sizesJson(sql`, 'attributes', v.attributes`) as SQL<VariantDraft[]>,
} satisfies Record<keyof ProductDraft, unknown>

export const imagesColumn = sql<ImageInfo[]>`coalesce((
  select json_agg(json_build_object(
    'url', shown.url, 'width', coalesce(p.width, 800), 'height', coalesce(p.height, 1000), 'alt', coalesce(p.alt, '')
  ) order by shown.position)
  from unnest(${sql.raw('products.images')}) with ordinality as shown(url, position)
  left join image_records p on p.url = shown.url
), '[]'::json)`

/** Locks the product against other edits until the transaction ends. */
export async function lockProduct(tx: DatabaseOrTransaction, productId: string) {
  // A statement that waits for a lock reads the old sizes, so a second statement reads them after the
  // lock.
  await lockProducts(tx, [productId])
  const [product] = await tx
    .select({ ...draftColumns, version: products.version, kitKind: products.kitKind })
    .from(products)
    .where(and(eq(products.id, productId), isNull(products.deletedAt)))
  return product
}

/** Locks in the same order everywhere, to avoid deadlocks between bulk edits. */
export function lockProducts(
  tx: DatabaseOrTransaction,
  productIds: Iterable<string>,
  strength: 'update' | 'no key update' = 'no key update',
) {
  return tx
    .select({ id: products.id, name: products.name, stock: products.stockQuantity })
    .from(products)
    .where(and(inArray(products.id, [...productIds]), isNull(products.deletedAt)))
    .orderBy(asc(products.id))
    .for(strength)
}

/** Locks the products first, so that the stocks cannot change afterwards. */
export async function lockShelves(tx: DatabaseOrTransaction, shelfNames: readonly ShelfName[]) {
  const lockedProducts = await lockProducts(
    tx,
    shelfNames.map(({ productId }) => productId),
  )
  const rows = await tx
    .select()
    .from(shelves)
    .where(
      inArray(
        shelves.productId,
        lockedProducts.map(({ id }) => id),
      ),
    )
  const names = new Map(lockedProducts.map(({ id, name }) => [id, name]))
  const rowsByShelf = new Map(rows.map((row) => [shelfKey(row), row]))
  return shelfNames.flatMap((shelf) => {
    const row = rowsByShelf.get(shelfKey(shelf))
    if (!row) return []
    const { size, stockQuantity: stock } = row
    return [{ ...shelf, size, stock, name: sizedName({ name: names.get(shelf.productId) ?? '', size }) }]
  })
}

export async function describeChanges(
  tx: DatabaseOrTransaction,
  before: ProductDraft,
  after: ProductDraft,
): Promise<Changes> {
  const ids = [before.categoryId, after.categoryId].filter((id) => id !== null)
  const nameRows =
    before.categoryId === after.categoryId
      ? []
      : await tx
          .select({ id: categories.id, name: categories.name })
          .from(categories)
          .where(inArray(categories.id, ids))
  const names = new Map(nameRows.map(({ id, name }) => [id, name]))
  const paired = await knownPairs(tx, [...before.pairs, ...after.pairs])
  const recordedFacts = ({
    categoryId,
    variants,
    pairs,
    stockQuantity,
    minStockLevel,
    ...facts
  }: ProductDraft) => ({
    ...facts,
    // These values are sums if there are sizes; the stocks of the sizes are recorded instead.
    ...(variants.length === 0
      ? { stockQuantity, minStockLevel }
      : { stockQuantity: null, minStockLevel: null }),
    sizeStocks:
      variants.length === 0 ? null : variants.map(({ name, stockQuantity: stock }) => ({ name, stock })),
    pairs: pairs.map((id) => paired.get(id) ?? id),
    category: categoryId && (names.get(categoryId) ?? categoryId),
    variants: variants.map(({ id: _id, stockQuantity: _stock, ...variant }) => variant),
  })
  return changesBetween(recordedFacts(before), recordedFacts(after))
}
