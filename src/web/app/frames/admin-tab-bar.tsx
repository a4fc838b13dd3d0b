import { Link, useLocation } from 'react-router'
import { pathTo } from '#addresses.ts'
import { adminFrameCopy as copy } from '#copy/admin/frame.ts'
import { AdminIcon, type AdminIconName } from '#web/kit/elements/admin-icon.tsx'
import { VisuallyHidden } from '#web/kit/elements/visually-hidden.tsx'
import { opensSheet } from '#web/kit/overlays/side-sheet.tsx'
import { currentMark } from './main-links.ts'

interface AdminTabBarProps {
  pendingOrders: number
  /** Null: there is nothing of the kind. */
  awaitedPix: number | null
  openNotices: number
  /** The sheet with all the rest. */
  drawer: string
}

interface Tab {
  to: string
  label: string
  icon: AdminIconName
  waiting: number | null
}

/** On a phone the places of the day lie under the thumb. */
export function AdminTabBar({ pendingOrders, awaitedPix, openNotices, drawer }: AdminTabBarProps) {
  const { pathname } = useLocation()
  const tabs: Tab[] = [
    { to: pathTo('adminToday'), label: copy.entries.today, icon: 'sun', waiting: 0 },
    { to: pathTo('adminOrders'), label: copy.entries.orders, icon: 'box', waiting: pendingOrders },
    { to: pathTo('adminPix'), label: copy.pixShort, icon: 'pix', waiting: awaitedPix },
    { to: pathTo('adminNotices'), label: copy.entries.notices, icon: 'bell', waiting: openNotices },
  ]
  return (
    <nav className="tab-bar" aria-label={copy.shortcuts}>
      {tabs
        .filter(({ waiting }) => waiting !== null)
        .map(({ to, label, icon, waiting }) => (
          <Link key={to} to={to} aria-current={currentMark(to, pathname)}>
            <AdminIcon name={icon} />
            {label}
            {waiting !== null && waiting > 0 && (
              <b>
                {waiting}
                <VisuallyHidden> {copy.waiting}</VisuallyHidden>
              </b>
            )}
          </Link>
        ))}
      <button type="button" {...opensSheet(drawer)}>
        <AdminIcon name="menu" />
        {copy.more}
      </button>
    </nav>
  )
}
