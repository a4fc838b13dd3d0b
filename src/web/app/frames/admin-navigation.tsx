import { Link, useLocation } from 'react-router'
import { pathTo } from '#addresses.ts'
import { adminFrameCopy } from '#copy/admin/frame.ts'
import { adminEntries } from '#web/admin/admin-entries.ts'
import { useShopName } from '#web/kit/browser/use-root-data.ts'
import { AdminIcon } from '#web/kit/elements/admin-icon.tsx'
import { BrandSymbol, Logo } from '#web/kit/elements/logo.tsx'
import { VisuallyHidden } from '#web/kit/elements/visually-hidden.tsx'
import { currentMark } from './main-links.ts'

/** The list of the sidebar and of the drawer. Narrow, it keeps its icons; the words stay for screen readers and as titles. */
export function AdminNavigation({
  pendingOrders,
  awaitedPix,
  openNotices,
  waitingReviews,
  opens,
}: {
  pendingOrders: number
  awaitedPix: number | null
  openNotices: number
  waitingReviews: number
  /** The addresses that a helper has; null: all of them. */
  opens: readonly string[] | null
}) {
  const { pathname } = useLocation()
  const here = pathname === pathTo('admin') ? pathTo('adminDashboard') : pathname
  const waiting: Readonly<Record<string, number | null>> = {
    [pathTo('adminOrders')]: pendingOrders,
    [pathTo('adminPix')]: awaitedPix,
    [pathTo('adminNotices')]: openNotices,
    [pathTo('adminReviews')]: waitingReviews,
  }
  return (
    <nav className="side__list" aria-label={adminFrameCopy.navigation}>
      <Link
        className="side__logo"
        to={pathTo(opens ? 'adminToday' : 'adminDashboard')}
        aria-label={useShopName()}
      >
        <Logo alt="" className="logo--full" />
        <BrandSymbol />
      </Link>
      {adminEntries
        .filter(({ to }) => waiting[to] !== null && (opens?.includes(to) ?? true))
        .map(({ to, label, icon }) => (
          <Link key={to} className="side__item" to={to} title={label} aria-current={currentMark(to, here)}>
            <AdminIcon name={icon} />
            <span className="side__label">{label}</span>
            <Waiting count={waiting[to] ?? 0} />
          </Link>
        ))}
      <div className="side__foot">
        <Link className="side__item" to={pathTo('home')} title={adminFrameCopy.backToSite}>
          <AdminIcon name="arrow-left" />
          <span className="side__label">{adminFrameCopy.backToSite}</span>
        </Link>
      </div>
    </nav>
  )
}

function Waiting({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <b className="side__pill">
      {count}
      <VisuallyHidden> {adminFrameCopy.waiting}</VisuallyHidden>
    </b>
  )
}
