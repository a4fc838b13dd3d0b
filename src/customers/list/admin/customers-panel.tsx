import { use } from 'react'
import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { customersCopy as copy } from '#customers/list/admin-copy.ts'
import type { CustomerFacts } from '#customers/list/use-cases/customer-facts.ts'
import type { CustomersFilter, listCustomers } from '#customers/list/use-cases/list-customers.ts'
import { customerAddress } from '#fulfilment/orders/admin/customer-address.ts'
import { formatWhole } from '#platform/domain/format-number.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { formatDate } from '#platform/domain/sao-paulo-time.ts'
import { AdminList } from '#ui/admin/admin-list.tsx'
import { DownloadLink } from '#ui/admin/download-link.tsx'
import { OfferedFiles } from '#ui/admin/offered-files.ts'
import { dayAndMonth } from '#ui/copy/calendar.ts'
import { AdminIcon } from '#ui/elements/admin-icon.tsx'
import { customersQuery } from './customers-query.ts'

interface CustomersPanelProps {
  query: CustomersFilter
  list: Awaited<ReturnType<typeof listCustomers>>
}

export function CustomersPanel({ query, list }: CustomersPanelProps) {
  return (
    <section className="panel" aria-labelledby="customers">
      <div className="panel__head cluster ends baseline">
        <h2 id="customers">{query.segment ? copy.segments[query.segment] : copy.everybody}</h2>
        <span className="small muted num" role="status">
          {copy.count(list.total)}
        </span>
      </div>
      <AdminList
        of={customersQuery}
        query={query}
        label={copy.table}
        className="mt3"
        filters={{
          search: { label: copy.search, placeholder: copy.placeholder },
          choices: query.segment ? [] : [sortChoice],
        }}
        rows={list.customers.map((customer) => ({
          ...customer,
          id: customer.userId ?? `${customer.contact}`,
        }))}
        empty={<p className="small muted mt3">{copy.empty}</p>}
        nothingFound={<p className="small muted mt3">{nothingFoundWords(query)}</p>}
        pages={{ count: list.pageCount }}
      >
        <CustomersTable customers={list.customers} segment={query.segment} />
      </AdminList>
      <div className="cluster g2 mt3">
        <DownloadLink
          className="btn btn--ghost btn--s"
          href={customersQuery.address({ ...query, page: 1 }, 'adminCustomersCsv')}
          failed={copy.failed}
        >
          <AdminIcon name="download" size="s" />
          {copy.csv}
        </DownloadLink>
        {use(OfferedFiles).map(({ page, label }) => (
          <DownloadLink key={page} className="btn btn--ghost btn--s" href={pathTo(page)} failed={copy.failed}>
            <AdminIcon name="download" size="s" />
            {label}
          </DownloadLink>
        ))}
      </div>
      <p className="small muted mt3">{copy.consentHint}</p>
    </section>
  )
}

const sortChoice = {
  name: 'sort',
  label: copy.sort,
  options: [
    { value: 'newest', label: copy.sorts.newest },
    { value: 'name', label: copy.sorts.name },
  ],
}

const nothingFoundWords = ({ search, segment }: CustomersFilter) =>
  search || !segment ? copy.nothingFound(search) : copy.emptySegment[segment]

interface CustomersTableProps extends Pick<CustomersFilter, 'segment'> {
  customers: readonly CustomerFacts[]
}

function CustomersTable({ customers, segment }: CustomersTableProps) {
  const { columns } = copy
  return (
    <table className="table sheet customers">
      <caption className="sr">{copy.table}</caption>
      <thead>
        <tr>
          {Object.values(columns).map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {customers.map((customer) => (
          <tr key={customer.userId ?? customer.contact}>
            <th scope="row">
              <Link className="quiet-link" to={customerAddress(customer)}>
                {customer.name || customer.email || copy.unnamed}
              </Link>
              <small className="sheet__below">{belowName(customer, segment)}</small>
            </th>
            <td data-label={columns.orders}>{formatWhole(customer.orders)}</td>
            <td data-label={columns.total}>{formatBrl(customer.total)}</td>
            <td data-label={columns.last}>
              {customer.lastOrderAt ? formatDate(customer.lastOrderAt) : copy.never}
            </td>
            <td data-label={columns.consent}>{copy.newsletter[`${customer.newsletter}`]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function belowName(
  { userId, name, email, phone, waitsFor, birthday }: CustomerFacts,
  segment: CustomersFilter['segment'],
): string {
  return [
    name ? email || phone : '',
    userId ? '' : copy.noAccount,
    segment === 'waiting' ? copy.waitsFor(waitsFor.join(', ')) : '',
    segment === 'birthdays' && birthday ? copy.birthday(dayAndMonth(`0000-${birthday}`)) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}
