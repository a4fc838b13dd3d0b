import { usersPlaceholder as copy } from '#copy/admin-catalogue.ts'
import { brand } from '#web/brand/brand.ts'
import type { AdminHandle } from '#web/frames/admin-frame.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

export const handle: AdminHandle = { breadcrumbs: () => [{ label: copy.breadcrumb }] }

export function meta() {
  return [{ title: `${copy.breadcrumb} · ${brand.name}` }, { name: 'robots', content: 'noindex' }]
}

export default function Users() {
  return <EmptyState heading="h1" title={copy.title} />
}
