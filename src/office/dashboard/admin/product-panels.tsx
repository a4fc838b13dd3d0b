import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { shelfKey, sizedName } from '#catalogue/stock/domain/shelf.ts'
import { dashboardCopy } from '#office/dashboard/admin-copy.ts'
import type { SalesPeriod } from '#office/dashboard/domain/sales-period.ts'
import type { DashboardData } from '#office/dashboard/use-cases/load-dashboard.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { Badge } from '#ui/elements/badge.tsx'
import { Image } from '#ui/elements/image.tsx'

const { bestSellers, lowStock, period: periodCopy } = dashboardCopy

interface BestSellersPanelProps {
  products: DashboardData['bestSellers']
  period: SalesPeriod
}

export function BestSellersPanel({ products, period }: BestSellersPanelProps) {
  const most = products[0]?.units ?? 1
  return (
    <section className="panel" aria-labelledby="best-sellers">
      <div className="panel__head cluster ends baseline">
        <h2 id="best-sellers">{bestSellers.title}</h2>
        <span className="small muted">{bestSellers.note(periodCopy.last(period))}</span>
      </div>
      {products.length === 0 ? (
        <p className="small muted">{bestSellers.empty}</p>
      ) : (
        <ol className="bars g4">
          {products.map(({ productId, name, size, units, revenue }) => (
            <li key={`${productId ?? name} ${size}`}>
              {productId ? (
                <Link className="quiet-link" to={pathTo('adminProduct', { id: productId })}>
                  {sizedName({ name, size: size || null })}
                </Link>
              ) : (
                <span>
                  {sizedName({ name, size: size || null })}{' '}
                  <small className="muted">{bestSellers.deleted}</small>
                </span>
              )}
              <span className="num">
                {bestSellers.units(units)}, {formatBrl(revenue)}
              </span>
              <i style={{ '--v': `${Math.round((units / most) * 100)}%` } as CSSProperties} />
            </li>
          ))}
        </ol>
      )}
      <Link className="link small mt3" to={pathTo('adminReports')}>
        {bestSellers.all}
      </Link>
    </section>
  )
}

interface LowStockPanelProps extends Pick<DashboardData, 'lowStock'> {
  hasCandles: boolean
}

export function LowStockPanel({ lowStock: { shelves, total }, hasCandles }: LowStockPanelProps) {
  return (
    <section className="panel" aria-labelledby="low-stock">
      <div className="panel__head cluster ends baseline">
        <h2 id="low-stock">{lowStock.title}</h2>
        {total > 0 && <span className="small muted">{lowStock.total(total)}</span>}
      </div>
      {shelves.length === 0 ? (
        <p className="small muted">{hasCandles ? lowStock.empty : lowStock.noCandle}</p>
      ) : (
        <ul className="lowstock list">
          {shelves.map(({ productId, variantId, name, image, stockQuantity }) => (
            <li key={shelfKey({ productId, variantId })}>
              <Image image={image} sizes="2.5rem" alt="" />
              <Link className="quiet-link" to={pathTo('adminProduct', { id: productId })}>
                {name}
              </Link>
              <Badge tone={stockQuantity <= 0 ? 'terra' : 'amber'}>
                {stockQuantity <= 0 ? lowStock.out : lowStock.left(stockQuantity)}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
