import { asc, sql } from 'drizzle-orm'
import { products } from '#database/schema/catalogue.ts'
import type { SalesPeriod } from '#domain/dashboard/sales-period.ts'
import { listNewestOrders } from '#shop/admin/orders/list-newest-orders.ts'
import { listOpenFindings } from '#shop/admin/orders/list-open-findings.ts'
import { listWaitingOrders } from '#shop/admin/orders/list-waiting-orders.ts'
import { loadPauseNear } from '#shop/admin/settings/load-pause-near.ts'
import { imageAt } from '#shop/catalogue/product-card.ts'
import { listUndeliveredJobs } from '#shop/operations/undelivered-jobs.ts'
import type { Shop } from '#shop/shop.ts'
import { countTotals } from './count-totals.ts'
import { listBestSellers } from './list-best-sellers.ts'
import { sumSalesByDay } from './sum-sales-by-day.ts'

const SHOWN = 6

/** In the words of `products_low_stock_idx`, which holds nothing but these. */
const isLow = sql`active and stock_quantity <= min_stock_level`

/** Everything on the owner's first page: one statement for each panel, however many orders there are. */
export async function loadDashboard(shop: Shop, { period }: { period: SalesPeriod }) {
  const [totals, days, bestSellers, newestOrders, waitingOrders, lowStock, findings, undelivered, pause] =
    await Promise.all([
      countTotals(shop),
      sumSalesByDay(shop, { period }),
      listBestSellers(shop, { period }),
      listNewestOrders(shop),
      listWaitingOrders(shop),
      listLowStock(shop),
      listOpenFindings(shop),
      listUndeliveredJobs(shop),
      loadPauseNear(shop),
    ])
  return { totals, days, bestSellers, newestOrders, waitingOrders, lowStock, findings, undelivered, pause }
}

export type DashboardData = Awaited<ReturnType<typeof loadDashboard>>

/** Active products at or below their minimum, the emptiest shelves first, with how many there are in all. */
async function listLowStock(shop: Shop) {
  const rows = await shop.db
    .select({
      id: products.id,
      name: products.name,
      stockQuantity: products.stockQuantity,
      minStockLevel: products.minStockLevel,
      image: imageAt(products.imageUrl),
      total: sql<number>`(select count(*)::int from products where ${isLow})`,
    })
    .from(products)
    .where(isLow)
    .orderBy(asc(products.stockQuantity), asc(products.sortName))
    .limit(SHOWN)
  return { products: rows.map(({ total: _, ...product }) => product), total: rows[0]?.total ?? 0 }
}
