import { usersPlaceholder as copy } from '#copy/admin-catalogue.ts'
import type { AdminHandle } from '#web/admin/admin-handle.ts'
import { brand } from '#web/kit/brand/brand.ts'
import { EmptyState } from '#web/kit/empty-state.tsx'

export const handle: AdminHandle = { breadcrumbs: () => [{ label: copy.breadcrumb }] }

export function meta() {
  return [{ title: `${copy.breadcrumb} · ${brand.name}` }, { name: 'robots', content: 'noindex' }]
}

export default function Users() {
  return <EmptyState heading="h1" title={copy.title} />
}
