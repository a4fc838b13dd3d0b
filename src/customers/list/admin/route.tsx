import { Link } from 'react-router'
import { CUSTOMER_SEGMENTS } from '#accounts/domain/customer.ts'
import { customersCopy as copy } from '#customers/list/admin-copy.ts'
import { type CustomersFilter, listCustomers } from '#customers/list/use-cases/list-customers.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'
import { CustomersPanel } from './customers-panel.tsx'
import { customersAddress, readCustomersQuery } from './customers-query.ts'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: copy.title }],
  loadFailed: copy.loadFailed,
}

export const meta = privatePage(copy.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readCustomersQuery(new URL(request.url).searchParams)
  return { query, list: await listCustomers(shopOf(context), query) }
}

export default function Customers({ loaderData }: Route.ComponentProps) {
  const { query, list } = loaderData
  return (
    <AdminPage title={copy.title} lead={copy.lead}>
      <Segments query={query} />
      <CustomersPanel query={query} list={list} />
      <p className="small muted">{copy.specified}</p>
    </AdminPage>
  )
}

/** The groups that the owner thinks in; what was searched for stays. */
function Segments({ query }: { query: CustomersFilter }) {
  return (
    <nav className="tabs tabs--links customer-groups" aria-label={copy.segmentsLabel}>
      {[null, ...CUSTOMER_SEGMENTS].map((segment) => (
        <Link
          key={segment}
          className="tab"
          to={customersAddress({ ...query, segment, sort: 'newest', page: 1 })}
          aria-current={segment === query.segment ? 'page' : undefined}
        >
          {segment ? copy.segments[segment] : copy.everybody}
        </Link>
      ))}
    </nav>
  )
}
