import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { KitKind } from '#catalogue/kits/domain/kit.ts'
import { lacksPart, sellableUnits } from '#catalogue/kits/use-cases/kit-columns.ts'
import {
  type AdminColumn,
  type AdminQuery,
  type AdminStatus,
  MANAGED_PER_PAGE,
} from '#catalogue/products/domain/admin-list.ts'
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
  price: Centavos
  priceBefore: Centavos | null
  saleFrom: string | null
  saleUntil: string | null
  isOnSale: boolean
  cover: ImageInfo | null
  category: string | null
  active: boolean
  stockQuantity: number
  kit: KitKind | null
  lacksPart: boolean
  minStockLevel: number
  sizes: { id: string; name: string; stockQuantity: number }[]
  waiting: number
  deletedAt: Date | null
}

export interface AdminProductList {
  products: AdminProduct[]
  total: number
  counts: Record<AdminStatus, number>
  /** Requests beyond the last page return the last page. */
  page: number
}

/** A single query, plus another one if the page is empty. */
export async function listAdminProducts(
  shop: Pick<Shop, 'db' | 'clock' | 'waitingLists'>,
  query: AdminQuery,
): Promise<AdminProductList> {
  const today = isoDay(shop.clock.now())
  const filter = conditionFor(query)
  const order = chooseOrder(query, today)
  // A subquery selects the page first; otherwise PostgreSQL computes the rows of all earlier pages.
  const chosenProducts = shop.db
    .select({ id: products.id })
    .from(products)
    .where(filter)
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
      tally: sql<Tally>`(${countMatching(filter)})`,
    })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(inArray(products.id, chosenProducts))
    .orderBy(...order)
  const [first] = rows
  if (first) {
    const page = rows.map(({ tally: _tally, ...row }) => ({ ...row, ...describePromotion(row, today) }))
    return { products: page, ...first.tally, page: query.page }
  }
  const { rows: counted } = await shop.db.execute<{ tally: Tally }>(
    sql`select (${countMatching(filter)}) as tally`,
  )
  const tally = counted[0]?.tally ?? { total: 0, counts: { all: 0, active: 0, inactive: 0, bin: 0 } }
  if (query.page === 1) return { products: [], ...tally, page: 1 }
  const lastPage = Math.max(1, Math.ceil(tally.total / MANAGED_PER_PAGE))
  return listAdminProducts(shop, { ...query, page: Math.min(lastPage, query.page - 1) })
}

type Tally = Pick<AdminProductList, 'total' | 'counts'>

const countMatching = (condition: SQL) => sql`
  select json_build_object('total', count(*) filter (where ${condition}), 'counts', json_build_object(
    'all', count(*) filter (where deleted_at is null),
    'active', count(*) filter (where deleted_at is null and active),
    'inactive', count(*) filter (where deleted_at is null and not active),
    'bin', count(*) filter (where deleted_at is not null))) from products`

function conditionFor({ search, status, category }: AdminQuery): SQL {
  const filter = and(
    status === 'bin' ? isNotNull(products.deletedAt) : isNull(products.deletedAt),
    status === 'active' || status === 'inactive' ? eq(products.active, status === 'active') : undefined,
    category ? eq(products.categoryId, isUuid(category) ? category : NO_CATEGORY) : undefined,
    ...nameHolds(search),
  )
  return filter ?? sql`true`
}

const NO_CATEGORY = '00000000-0000-0000-0000-000000000000'

function describePromotion(row: Pick<AdminProduct, 'saleFrom' | 'saleUntil'>, today: string) {
  const state = promotionState({ salePrice: null, ...row }, today)
  return state === 'over'
    ? { saleFrom: null, saleUntil: null, isOnSale: false }
    : { isOnSale: state === 'running' }
}

const columnsOn = (today: string): Record<AdminColumn, SQL> => ({
  name: sql`${products.sortName}`,
  price: sellingPrice({ today }),
  stock: sql`${sellableUnits}`,
  status: sql`(not ${products.active})`,
})

/** Name and id break ties, so that every product is on exactly one page. */
function chooseOrder({ sort }: AdminQuery, today: string): SQL[] {
  const direction = sort.startsWith('-') ? desc : asc
  const column = sort.replace('-', '') as AdminColumn
  const ties = column === 'name' ? [] : [asc(products.sortName)]
  return [direction(columnsOn(today)[column]), ...ties, direction(products.id)]
}
