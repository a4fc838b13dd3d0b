import { Link } from 'react-router'
import { dashboardCopy } from '#copy/admin-dashboard.ts'
import { SALES_PERIODS, type SalesPeriod } from '#domain/dashboard/sales-period.ts'

/** Links, so that the chosen period has an address and works with keys, without a script, and after coming back. */
export function PeriodSwitch({ period }: { period: SalesPeriod }) {
  return (
    <nav className="segments" aria-label={dashboardCopy.period.label}>
      {SALES_PERIODS.map((days) => (
        <Link
          key={days}
          className="segments__item"
          to={{ search: `?period=${days}` }}
          preventScrollReset
          aria-current={days === period ? 'true' : undefined}
        >
          {dashboardCopy.period.days(days)}
        </Link>
      ))}
    </nav>
  )
}
