import { CUSTOMER_SEGMENTS } from '#accounts/domain/customer.ts'
import { customersCopy as copy } from '#customers/list/admin-copy.ts'
import { listCustomers } from '#customers/list/use-cases/list-customers.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { ListTabs } from '#ui/admin/admin-list.tsx'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'
import { CustomersPanel } from './customers-panel.tsx'
import { customersQuery } from './customers-query.ts'

const segments = [null, ...CUSTOMER_SEGMENTS].map((segment) => ({
  value: segment,
  label: segment ? copy.segments[segment] : copy.everybody,
}))

export { reportLinks as links } from '#ui/styles/admin-sheets.ts'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: copy.title }],
  loadFailed: copy.loadFailed,
}

export const meta = privatePage(copy.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = customersQuery.read(new URL(request.url).searchParams)
  return { query, list: await listCustomers(shopOf(context), query) }
}

export default function Customers({ loaderData }: Route.ComponentProps) {
  const { query, list } = loaderData
  return (
    <AdminPage title={copy.title} lead={copy.lead}>
      <ListTabs
        of={customersQuery}
        query={query}
        name="segment"
        label={copy.segmentsLabel}
        options={segments}
      />
      <CustomersPanel query={query} list={list} />
      <p className="small muted">{copy.specified}</p>
    </AdminPage>
  )
}
