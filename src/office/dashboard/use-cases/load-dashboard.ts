import { sql } from 'drizzle-orm'
import { isLowShelf } from '#catalogue/products/use-cases/low-shelf.ts'
import { imageAt } from '#catalogue/products/use-cases/product-card.ts'
import { type ShelfName, sizedName } from '#catalogue/stock/domain/shelf.ts'
import { loadPauseNear } from '#fulfilment/calendar/use-cases/load-pause-near.ts'
import { listNewestOrders } from '#fulfilment/orders/use-cases/list-newest-orders.ts'
import { listOpenFindings } from '#fulfilment/orders/use-cases/list-open-findings.ts'
import { listWaitingOrders } from '#fulfilment/orders/use-cases/list-waiting-orders.ts'
import { buildSpan, listDays, type SalesPeriod } from '#office/dashboard/domain/sales-period.ts'
import { bestFirst, soldBy } from '#orders/use-cases/sales.ts'
import { type Centavos, centavosFromDecimal } from '#platform/domain/money.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import { listUndeliveredJobs } from '#platform/operations/undelivered-jobs.ts'
import type { Shop } from '#platform/shop.ts'
import { countTotals } from './count-totals.ts'
import { sumSalesByDay } from './sum-sales-by-day.ts'

const SHOWN = 5

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

interface BestSeller {
  readonly productId: string | null
  readonly name: string
  readonly size: string
  readonly units: number
  readonly revenue: Centavos
}

interface SoldSize extends Record<string, unknown> {
  productId: string | null
  name: string
  size: string
  units: number
  revenue: string
}

export async function listBestSellers(
  shop: Shop,
  { period }: { period: SalesPeriod },
): Promise<BestSeller[]> {
  const span = buildSpan(listDays(period, shop.clock.now()))
  const { rows } = await shop.db.execute<SoldSize>(sql`
    with ${soldBy(span, sql`product_id, deleted_name, size`)}, best as (
      select p.id as "productId", coalesce(p.name, deleted_name) as name, size, units, revenue, row_number() over (order by ${bestFirst}) as place
      from sold left join products p on p.id = sold.product_id where units > 0)
    select "productId", name, size, units, revenue::numeric(12,2)::text as revenue from best order by place limit ${SHOWN}`)
  return rows.map(({ revenue, ...row }) => ({ ...row, revenue: centavosFromDecimal(revenue) }))
}
