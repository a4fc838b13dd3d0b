import { describe, expect, it } from 'vitest'
import type { DayOfSales } from '#office/dashboard/use-cases/sum-sales-by-day.ts'
import { renderMarkup } from '../../../../tests/support/render-markup.tsx'
import { MarginPanel, SalesPanel } from './chart-panels.tsx'
import { TotalsCards } from './totals-cards.tsx'
import { DashboardSkeleton } from './waiting-dashboard.tsx'

const day = (index: number): DayOfSales => ({
  day: `2026-11-0${index + 1}`,
  orders: index,
  revenue: index * 10_000,
  revenueByMethod: { pix: index * 4_000, card: index * 6_000, cash: 0, voucher: 0 },
  courierMargin: index % 2 ? -300 : 500,
  ridesCounted: 1,
  ridesOpen: index === 3 ? 2 : 0,
})
const days = Array.from({ length: 7 }, (_, index) => day(index))

const normaliseSpaces = (html: string) => html.replaceAll('\u00a0', ' ')

describe('the charts', () => {
  it('say in words what they draw, and have every number in a table', () => {
    const html = normaliseSpaces(renderMarkup(<SalesPanel days={days} />))
    expect(html).toContain('aria-label="Receita por dia, últimos 7 dias: R$ 2.100,00 em 21 pedidos pagos."')
    expect(html).toContain('07/11/2026: R$ 600,00, 6 pedidos')
    expect(html.match(/<tr>/g)).toHaveLength(8)
    expect(html).toContain('>07/11/2026<')
    for (const cell of ['>Pix<', '>R$ 240,00<', '>Cartão<', '>R$ 360,00<']) expect(html).toContain(cell)
  })

  it('draw gains up and losses down, and say how many rides are still open', () => {
    const html = normaliseSpaces(renderMarkup(<MarginPanel days={days} />))
    expect(html).toContain('chart__bar--up')
    expect(html).toContain('chart__bar--down')
    expect(html).toContain('+ R$ 11,00 em 7 entregas')
    expect(html).toContain('2 entregas sem custo real informado')
  })
})

describe('the tiles', () => {
  const totals = {
    products: 3,
    activeProducts: 2,
    orders: 21,
    newOrders: 2,
    users: 4,
    newUsers: 0,
    revenue: 210_000,
    waitingOrders: 0,
  }

  it('draw the days of orders and revenue, without a sound', () => {
    const html = renderMarkup(<TotalsCards totals={totals} days={days} />)
    expect(html.match(/<svg class="sparkline mt2"[^>]*aria-hidden="true"/g)).toHaveLength(2)
    expect(html).toContain('points="0,1.00 1,0.83 2,0.67 3,0.50 4,0.33 5,0.17 6,0.00"')
  })

  it('draw no line before the first sale', () => {
    const quiet = days.map((day) => ({ ...day, orders: 0, revenue: 0 }))
    expect(renderMarkup(<TotalsCards totals={totals} days={quiet} />)).not.toContain('sparkline')
  })
})

describe('while the dashboard is on its way', () => {
  it('four skeleton cards stand in', () => {
    const html = renderMarkup(<DashboardSkeleton />)
    expect(html.match(/class="kpi grid g1"/g)).toHaveLength(4)
    expect(html).toContain('Dashboard Administrativo')
  })
})
