import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { KitKind } from '#catalogue/kits/domain/kit.ts'
import { lacksPart, sellableUnits } from '#catalogue/kits/use-cases/kit-columns.ts'
import { type AdminColumn, type AdminQuery, MANAGED_PER_PAGE } from '#catalogue/products/domain/admin-list.ts'
import { promotionState } from '#catalogue/products/domain/promotion.ts'
import { categories, products } from '#catalogue/products/schema.ts'
import { waitingColumn } from '#catalogue/stock/use-cases/waiting-list.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import type { Shop } from '#platform/shop.ts'
import { imageAt } from './product-card.ts'
import { nameHolds } from './search-condition.ts'
import { priceColumns, sellingPrice } from './selling-price.ts'

export interface AdminProduct {
  id: string
  name: string
  slug: string
  /** Today's, and what it was before a promotion that runs. */
  price: Centavos
  priceBefore: Centavos | null
  /** The promotion that runs or is planned. */
  saleFrom: string | null
  saleUntil: string | null
  isOnSale: boolean
  cover: ImageInfo | null
  category: string | null
  active: boolean
  /** Of all its sizes together; of a kit as many as its parts allow. */
  stockQuantity: number
  kit: KitKind | null
  /** A candle of the kit is not sold any more. */
  lacksPart: boolean
  minStockLevel: number
  sizes: { id: string; name: string; stockQuantity: number }[]
  /** How many asked to hear when it is back. */
  waiting: number
  /** Set in the bin. */
  deletedAt: Date | null
}

export interface AdminProductList {
  products: AdminProduct[]
  total: number
  /** The page that is shown: who asks for one beyond the last gets the last. */
  page: number
}

/** One statement for the page and its count; another one only for who asks beyond the last page. */
export async function listAdminProducts(
  shop: Pick<Shop, 'db' | 'clock' | 'waitingLists'>,
  query: AdminQuery,
): Promise<AdminProductList> {
  const today = isoDay(shop.clock.now())
  const wanted = conditionFor(query)
  const order = orderOf(query, today)
  // The page is chosen before its rows are made, or PostgreSQL would make the rows of every page before it too.
  const chosen = shop.db
    .select({ id: products.id })
    .from(products)
    .where(wanted)
    .orderBy(...order)
    .limit(MANAGED_PER_PAGE)
    .offset((query.page - 1) * MANAGED_PER_PAGE)
  const rows = await shop.db
    .select({
      id: products.id,
      name: products.name,
      slug: products.slug,
      ...priceColumns({ today }),
      saleFrom: products.saleFrom,
      saleUntil: products.saleUntil,
      cover: imageAt(products.imageUrl),
      category: categories.name,
      active: products.active,
      stockQuantity: sellableUnits,
      kit: products.kitKind,
      lacksPart,
      minStockLevel: products.minStockLevel,
      sizes: sql<AdminProduct['sizes']>`coalesce((
        select json_agg(json_build_object('id', v.id, 'name', v.name, 'stockQuantity', v.stock_quantity) order by v.position, v.name)
        from product_variants v where v.product_id = ${sql.raw('products.id')}), '[]'::json)`,
      waiting: waitingColumn(shop, { productId: sql.raw('products.id') }),
      deletedAt: products.deletedAt,
      total: sql<number>`(select count(*)::int from ${products} where ${wanted})`,
    })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(inArray(products.id, chosen))
    .orderBy(...order)
  const [first] = rows
  if (first) {
    const page = rows.map(({ total: _total, ...row }) => ({ ...row, ...promotionOf(row, today) }))
    return { products: page, total: first.total, page: query.page }
  }
  if (query.page === 1) return { products: [], total: 0, page: 1 }
  const [counted] = await shop.db.select({ total: count() }).from(products).where(wanted)
  const lastPage = Math.max(1, Math.ceil((counted?.total ?? 0) / MANAGED_PER_PAGE))
  return listAdminProducts(shop, { ...query, page: Math.min(lastPage, query.page - 1) })
}

function conditionFor({ search, status, category }: AdminQuery): SQL {
  const wanted = and(
    status === 'bin' ? isNotNull(products.deletedAt) : isNull(products.deletedAt),
    status === 'active' || status === 'inactive' ? eq(products.active, status === 'active') : undefined,
    category ? eq(products.categoryId, isUuid(category) ? category : NO_CATEGORY) : undefined,
    ...nameHolds(search),
  )
  return wanted ?? sql`true`
}

/** Whoever typed something else than an id into the address sees that it holds no product. */
const NO_CATEGORY = '00000000-0000-0000-0000-000000000000'

/** What is over is told no more. */
function promotionOf(row: Pick<AdminProduct, 'saleFrom' | 'saleUntil'>, today: string) {
  const state = promotionState({ salePrice: null, ...row }, today)
  return state === 'over'
    ? { saleFrom: null, saleUntil: null, isOnSale: false }
    : { isOnSale: state === 'running' }
}

const columnsOn = (today: string): Record<AdminColumn, SQL> => ({
  name: sql`${products.sortName}`,
  price: sellingPrice({ today }),
  stock: sql`${sellableUnits}`,
  // Upwards begins with what is on sale.
  status: sql`(not ${products.active})`,
})

/** Name and id settle ties, so that no product is shown on two pages or on none. */
function orderOf({ sort }: AdminQuery, today: string): SQL[] {
  const direction = sort.startsWith('-') ? desc : asc
  const column = sort.replace('-', '') as AdminColumn
  const ties = column === 'name' ? [] : [asc(products.sortName)]
  return [direction(columnsOn(today)[column]), ...ties, direction(products.id)]
}
