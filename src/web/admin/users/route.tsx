import { usersCopy as copy } from '#copy/admin/users.ts'
import { listCustomers } from '#shop/admin/users/list-customers.ts'
import type { AdminHandle } from '#web/admin/admin-page.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { privatePage } from '#web/kit/seo/private-meta.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/route.ts'
import { CustomersPanel } from './customers-panel.tsx'
import { readCustomersQuery } from './customers-query.ts'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: copy.breadcrumb }],
  loadFailed: copy.loadFailed,
}

export const meta = privatePage(copy.breadcrumb)

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const query = readCustomersQuery(new URL(request.url).searchParams)
  return { query, list: await listCustomers(shop, query) }
}

export default function Users({ loaderData }: Route.ComponentProps) {
  const { query, list } = loaderData
  return (
    <>
      <EmptyState heading="h1" title={copy.title} className="empty--short" />
      <CustomersPanel query={query} list={list} />
    </>
  )
}
