import { sql } from 'drizzle-orm'
import { type ShelfName, sizedName } from '#domain/catalogue/shelf.ts'
import type { SalesPeriod } from '#domain/dashboard/sales-period.ts'
import type { ImageInfo } from '#domain/images/image-variants.ts'
import { loadPauseNear } from '#shop/admin/calendar/load-pause-near.ts'
import { listNewestOrders } from '#shop/admin/orders/list-newest-orders.ts'
import { listOpenFindings } from '#shop/admin/orders/list-open-findings.ts'
import { listWaitingOrders } from '#shop/admin/orders/list-waiting-orders.ts'
import { isLowShelf } from '#shop/catalogue/low-shelf.ts'
import { imageAt } from '#shop/catalogue/product-card.ts'
import { listUndeliveredJobs } from '#shop/operations/undelivered-jobs.ts'
import type { Shop } from '#shop/shop.ts'
import { countTotals } from './count-totals.ts'
import { listBestSellers } from './list-best-sellers.ts'
import { sumSalesByDay } from './sum-sales-by-day.ts'

const SHOWN = 5

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

interface LowShelf extends ShelfName, Record<string, unknown> {
  name: string
  size: string | null
  stockQuantity: number
  image: ImageInfo | null
  total: number
}

/** Sizes of active products, and those without, at or below their minimum, the emptiest first, with how many there are in all. */
async function listLowStock(shop: Shop) {
  const { rows } = await shop.db.execute<LowShelf>(sql`
    select p.id as "productId", s.variant_id as "variantId", p.name, s.size, s.stock_quantity as "stockQuantity",
      ${imageAt(sql`p.image_url`)} as image, count(*) over ()::int as total
    from shelves s join products p on p.id = s.product_id where ${isLowShelf}
    order by s.stock_quantity, p.sort_name, s.position limit ${SHOWN}`)
  const shelves = rows.map(({ total: _, name, size, ...shelf }) => ({
    ...shelf,
    name: sizedName({ name, size }),
  }))
  return { shelves, total: rows[0]?.total ?? 0 }
}
