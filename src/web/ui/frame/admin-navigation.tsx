import { Link, useLocation } from 'react-router'
import { adminFrameCopy } from '#copy/frame.ts'
import { brand } from '#web/brand/brand.ts'
import { pathTo } from '#web/route-table.ts'
import { AdminIcon } from '../admin-icon.tsx'
import { BrandSymbol, Logo } from '../logo.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { adminEntries } from './admin-entries.ts'
import { currentMark } from './main-links.ts'

/** The list of the sidebar and of the drawer. Narrow, it keeps its icons; the words stay for screen readers and as titles. */
export function AdminNavigation({ pendingOrders }: { pendingOrders: number }) {
  const { pathname } = useLocation()
  const here = pathname === pathTo('admin') ? pathTo('adminDashboard') : pathname
  return (
    <nav className="side__list" aria-label={adminFrameCopy.navigation}>
      <Link className="side__logo" to={pathTo('adminDashboard')} aria-label={brand.name}>
        <Logo alt="" className="logo--full" />
        <BrandSymbol alt="" />
      </Link>
      {adminEntries.map(({ to, label, icon }) => (
        <Link key={to} className="side__item" to={to} title={label} aria-current={currentMark(to, here)}>
          <AdminIcon name={icon} />
          <span className="side__label">{label}</span>
          {to === pathTo('adminOrders') && pendingOrders > 0 && (
            <b className="side__pill">
              {pendingOrders}
              <VisuallyHidden> {adminFrameCopy.waiting}</VisuallyHidden>
            </b>
          )}
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
