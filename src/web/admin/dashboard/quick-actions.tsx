import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { dashboardCopy } from '#copy/admin-dashboard.ts'
import { downloadFile } from '#web/admin/download-file.ts'
import { AdminIcon } from '#web/kit/admin-icon.tsx'
import { toast } from '#web/kit/toast/toast-store.ts'

const { quick } = dashboardCopy

const actions = [
  { to: pathTo('adminProducts'), label: quick.products, icon: 'candle' },
  { to: pathTo('adminCategories'), label: quick.categories, icon: 'tag' },
  { to: pathTo('adminOrders'), label: quick.orders, icon: 'box' },
] as const

/** Asked for by the script, which can ask for the second factor over the page. */
async function saveSubscribers(event: MouseEvent) {
  event.preventDefault()
  if (!(await downloadFile(pathTo('adminNewsletterCsv')))) toast(quick.newsletterFailed)
}

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
        <a href={pathTo('adminNewsletterCsv')} onClick={saveSubscribers}>
          <AdminIcon name="users" />
          {quick.newsletter}
          <AdminIcon name="chevron-right" size="s" />
        </a>
      </div>
    </section>
  )
}
