import { hasSecondFactor } from '#accounts/second-factor/use-cases/find-factors.ts'
import { pathTo } from '#addresses.ts'
import { dashboardCopy } from '#office/dashboard/admin-copy.ts'
import { readSalesPeriod } from '#office/dashboard/domain/sales-period.ts'
import { loadDashboard } from '#office/dashboard/use-cases/load-dashboard.ts'
import { customerOf, shopOf } from '#platform/http/request/context.server.ts'
import type { AdminHandle } from '#ui/admin/admin-page.tsx'
import { deferIfSlow, useLoadResult } from '#ui/browser/defer-if-slow.ts'
import { dayOfWeek } from '#ui/copy/calendar.ts'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'
import { answerAttention } from './attention-action.server.ts'
import { Dashboard } from './dashboard.tsx'
import { viewDashboard } from './dashboard-view.server.ts'
import { DashboardSkeleton } from './waiting-dashboard.tsx'

export { reportLinks as links } from '#ui/styles/admin-sheets.ts'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: dashboardCopy.crumb }],
  follows: true,
  loadFailed: dashboardCopy.failure,
}

export const meta = privatePage(dashboardCopy.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const period = readSalesPeriod(new URL(request.url).searchParams.get('period'))
  const now = shop.clock.now()
  const [loaded, isProtected] = await Promise.all([
    loadDashboard(shop, { period }),
    hasSecondFactor(shop.db, customerOf(context).userId),
  ])
  return { ...viewDashboard(loaded, now), period, today: dayOfWeek(now), hasSecondFactor: isProtected }
}

const addresses = [pathTo('admin'), pathTo('adminDashboard')]

/**
 * Shows skeletons after navigation from another page. A change of period keeps the current page until the
 * data arrives.
 */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const isHere = addresses.includes(window.location.pathname)
  return isHere ? serverLoader() : deferIfSlow(serverLoader())
}

export const action = answerAttention

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const loaded = useLoadResult(loaderData)
  return loaded ? <Dashboard {...loaded} /> : <DashboardSkeleton />
}
