import { dashboardCopy } from '#office/dashboard/admin-copy.ts'
import { AdminPage } from '#ui/admin/admin-page.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { TotalsSkeleton } from './totals-cards.tsx'

export function DashboardSkeleton() {
  return (
    <AdminPage title={dashboardCopy.title} lead={<Skeleton width="90" className="mt3" />}>
      <TotalsSkeleton />
    </AdminPage>
  )
}
