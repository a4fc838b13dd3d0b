import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { dashboardCopy } from '#copy/admin/dashboard.ts'
import { DownloadLink } from '#web/admin/download-link.tsx'
import { AdminIcon } from '#web/kit/elements/admin-icon.tsx'

const { quick } = dashboardCopy

const actions = [
  { to: pathTo('adminProducts'), label: quick.products, icon: 'candle' },
  { to: pathTo('adminCategories'), label: quick.categories, icon: 'tag' },
  { to: pathTo('adminOrders'), label: quick.orders, icon: 'box' },
] as const

export function QuickActions() {
  return (
    <section className="panel" aria-labelledby="quick-actions">
      <div className="panel__head">
        <h2 id="quick-actions">{quick.title}</h2>
      </div>
      <div className="quick">
        {actions.map(({ to, label, icon }) => (
          <Link key={to} to={to}>
            <AdminIcon name={icon} />
            {label}
            <AdminIcon name="chevron-right" size="s" />
          </Link>
        ))}
        <DownloadLink href={pathTo('adminNewsletterCsv')} failed={quick.newsletterFailed}>
          <AdminIcon name="users" />
          {quick.newsletter}
          <AdminIcon name="chevron-right" size="s" />
        </DownloadLink>
      </div>
    </section>
  )
}
