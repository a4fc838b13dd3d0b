import { pathTo } from '#addresses.ts'
import { dashboardCopy } from '#copy/admin/dashboard.ts'
import { dayOfWeek } from '#copy/delivery/calendar.ts'
import { readSalesPeriod } from '#domain/dashboard/sales-period.ts'
import { hasSecondFactor } from '#shop/accounts/find-factors.ts'
import { loadDashboard } from '#shop/admin/dashboard/load-dashboard.ts'
import type { AdminHandle } from '#web/admin/admin-page.tsx'
import { deferIfSlow, useLoadResult } from '#web/kit/browser/defer-if-slow.ts'
import { privatePage } from '#web/kit/seo/page-meta.ts'
import { customerOf, shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/route.ts'
import { answerAttention } from './attention-action.server.ts'
import { Dashboard } from './dashboard.tsx'
import { viewDashboard } from './dashboard-view.server.ts'
import { DashboardFailure, DashboardSkeleton } from './waiting-dashboard.tsx'

export const handle: AdminHandle = { breadcrumbs: () => [{ label: dashboardCopy.crumb }], follows: true }

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

/** Coming here from another page, skeletons stand in; another period waits on the page that is already there. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const isHere = addresses.includes(window.location.pathname)
  return isHere ? serverLoader() : deferIfSlow(serverLoader())
}

export const action = answerAttention

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const arrival = useLoadResult(loaderData)
  if (arrival === null) return <DashboardSkeleton />
  return arrival === 'failed' ? <DashboardFailure /> : <Dashboard {...arrival} />
}
