import { dashboardCopy } from '#copy/admin/dashboard.ts'
import { AdminPage } from '#web/admin/admin-page.tsx'
import { RetryButton } from '#web/kit/failures/retry-button.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { Skeleton } from '#web/kit/feedback/skeleton.tsx'
import { TotalsSkeleton } from './totals-cards.tsx'

export function DashboardSkeleton() {
  return (
    <AdminPage title={dashboardCopy.title} lead={<Skeleton width="90" className="mt3" />}>
      <TotalsSkeleton />
    </AdminPage>
  )
}

export function DashboardFailure() {
  const { title, text } = dashboardCopy.failure
  return <EmptyState heading="h1" title={title} text={text} action={<RetryButton />} />
}
