import { Link } from 'react-router'
import { searchChanges } from '#platform/audit/search-changes.ts'
import { listQuery, oneOf } from '#platform/domain/list-query.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { AdminList } from '#ui/admin/admin-list.tsx'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { FieldList } from '#ui/admin/audit-trail.tsx'
import { DayGroups } from '#ui/admin/day-groups.tsx'
import { auditCopy, historyCopy as copy } from '#ui/copy/admin-change-history.ts'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'
import { listMeanings, type ShownChange, viewChange } from './history-words.server.ts'

export { officeLinks as links } from '#ui/styles/admin-sheets.ts'

const historyQuery = listQuery('adminHistory', { entity: oneOf(Object.keys(copy.entities)) })

const choices = [
  {
    name: 'entity',
    label: copy.entity,
    options: [
      { value: '', label: copy.all },
      ...Object.entries(copy.entities).map(([value, label]) => ({ value, label })),
    ],
  },
]

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: copy.crumb }],
  loadFailed: copy.loadFailed,
}

export const meta = privatePage(auditCopy.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = historyQuery.read(new URL(request.url).searchParams)
  const shop = shopOf(context)
  const { changes, isMore } = await searchChanges(shop, {
    ...query,
    meaningsOf: (word) => listMeanings(word, shop.histories),
  })
  return {
    query,
    changes: changes.map((change) => viewChange(change, shop.histories)),
    isMore,
    now: shop.clock.now(),
  }
}

export default function HistoryPage({ loaderData }: Route.ComponentProps) {
  const { query, changes, isMore, now } = loaderData
  return (
    <AdminPage title={auditCopy.title} lead={copy.lead}>
      <AdminList
        of={historyQuery}
        query={query}
        label={auditCopy.title}
        className="panel"
        filters={{ search: { label: copy.search, placeholder: copy.placeholder }, choices }}
        rows={changes}
        empty={
          <p className="panel small muted" role="status">
            {auditCopy.empty}
          </p>
        }
        pages={{
          newer: query.page > 1 ? { page: query.page - 1 } : null,
          older: isMore ? { page: query.page + 1 } : null,
        }}
      >
        <DayGroups entries={changes} now={now} heading="h2">
          {(change) => <HistoryEntry key={change.id} change={change} />}
        </DayGroups>
      </AdminList>
    </AdminPage>
  )
}

function HistoryEntry({ change }: { change: ShownChange }) {
  const { action, subject, address, at, when, actorName, fields } = change
  return (
    <li>
      <span>
        <b>{action}</b>
        {subject && (
          <>
            {': '}
            <Subject name={subject} to={address} />
          </>
        )}
      </span>
      <span className="muted audit__who fs-micro">
        <time dateTime={at}>{when}</time> {auditCopy.by(actorName)}
      </span>
      <FieldList fields={fields} />
    </li>
  )
}

function Subject({ name, to }: { name: string; to: string | null }) {
  if (!to) return name
  return (
    <Link className="quiet-link" to={to}>
      {name}
    </Link>
  )
}
