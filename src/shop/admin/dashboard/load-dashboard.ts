import type { SalesPeriod } from '#domain/dashboard/sales-period.ts'
import { listNewestOrders } from '#shop/admin/orders/list-newest-orders.ts'
import { listOpenFindings } from '#shop/admin/orders/list-open-findings.ts'
import { listWaitingOrders } from '#shop/admin/orders/list-waiting-orders.ts'
import { loadPauseNear } from '#shop/admin/settings/load-pause-near.ts'
import { listUndeliveredJobs } from '#shop/operations/undelivered-jobs.ts'
import type { Shop } from '#shop/shop.ts'
import { countTotals } from './count-totals.ts'
import { listBestSellers } from './list-best-sellers.ts'
import { listLowStock } from './list-low-stock.ts'
import { sumSalesByDay } from './sum-sales-by-day.ts'

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
