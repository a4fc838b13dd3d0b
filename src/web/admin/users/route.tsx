import { usersCopy as copy } from '#copy/admin/users.ts'
import { listAdministrators } from '#shop/admin/users/list-administrators.ts'
import { listCustomers } from '#shop/admin/users/list-customers.ts'
import type { AdminHandle } from '#web/admin/admin-handle.ts'
import { loadOrFail } from '#web/admin/answers.server.ts'
import { brand } from '#web/kit/brand/brand.ts'
import { PageFailure } from '#web/kit/failures/page-failure.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { customerOf, shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/route.ts'
import { AdministratorsPanel } from './administrators-panel.tsx'
import { CustomersPanel } from './customers-panel.tsx'
import { readCustomersQuery } from './customers-query.ts'
import { changeAdministrators } from './users-action.server.ts'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: copy.breadcrumb }],
  loadFailed: { text: copy.loadFailed },
}

export function meta() {
  return [{ title: `${copy.breadcrumb} · ${brand.name}` }, { name: 'robots', content: 'noindex' }]
}

export function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const query = readCustomersQuery(new URL(request.url).searchParams)
  return loadOrFail(context, async () => {
    const [list, administrators] = await Promise.all([listCustomers(shop, query), listAdministrators(shop)])
    return { query, list, administrators, ownId: customerOf(context).userId }
  })
}

export function action({ request, context }: Route.ActionArgs) {
  return changeAdministrators(request, context)
}

export default function Users({ loaderData: { loaded } }: Route.ComponentProps) {
  return (
    <>
      <EmptyState heading="h1" title={copy.title} className="empty--short" />
      {loaded ? (
        <>
          <CustomersPanel query={loaded.query} list={loaded.list} />
          <AdministratorsPanel administrators={loaded.administrators} ownId={loaded.ownId} />
        </>
      ) : (
        <PageFailure />
      )}
    </>
  )
}
