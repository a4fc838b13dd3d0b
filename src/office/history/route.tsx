import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { searchChanges } from '#platform/audit/search-changes.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { FieldList } from '#ui/admin/audit-trail.tsx'
import { DayGroups } from '#ui/admin/day-groups.tsx'
import { ListFilters } from '#ui/admin/list-filters.tsx'
import { auditCopy, historyCopy as copy } from '#ui/copy/admin-change-history.ts'
import { Icon } from '#ui/elements/icon.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'
import { meaningsOf, type ShownChange, viewChange } from './history-words.server.ts'

interface HistoryQuery {
  readonly search: string
  readonly entity: string | null
  readonly page: number
}

const SEARCH_MAX_LENGTH = 100

const LAST_PAGE = 10_000

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: copy.crumb }],
  loadFailed: copy.loadFailed,
}

export const meta = privatePage(auditCopy.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readHistoryQuery(new URL(request.url).searchParams)
  const shop = shopOf(context)
  const { changes, isMore } = await searchChanges(shop, {
    ...query,
    meaningsOf: (word) => meaningsOf(word, shop.histories),
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
  const isFiltered = query.search !== '' || query.entity !== null
  return (
    <AdminPage title={auditCopy.title} lead={copy.lead}>
      <ListFilters
        label={copy.search}
        className="customer-filters"
        action={pathTo('adminHistory')}
        current={historyAddress({ ...query, page: 1 })}
        addressOf={(typed) => historyAddress({ ...readHistoryQuery(typed), page: 1 })}
        search={{ label: copy.search, placeholder: copy.placeholder, defaultValue: query.search }}
        choices={[
          {
            name: 'entity',
            label: copy.entity,
            defaultValue: query.entity ?? '',
            options: [
              { value: '', label: copy.all },
              ...Object.entries(copy.entities).map(([value, label]) => ({ value, label })),
            ],
          },
        ]}
        submitLabel={copy.submit}
      />
      <section className="panel" aria-label={auditCopy.title}>
        {changes.length === 0 ? (
          <p className="small muted" role="status">
            {isFiltered ? copy.nothingFound : auditCopy.empty}
          </p>
        ) : (
          <DayGroups entries={changes} now={now} heading="h2">
            {(change) => <HistoryEntry key={change.id} change={change} />}
          </DayGroups>
        )}
      </section>
      <HistoryPages query={query} isMore={isMore} />
    </AdminPage>
  )
}

function HistoryPages({ query, isMore }: { query: HistoryQuery; isMore: boolean }) {
  if (query.page === 1 && !isMore) return null
  return (
    <nav className="pages pages--words" aria-label={copy.pages}>
      {query.page > 1 && (
        <Link to={historyAddress({ ...query, page: query.page - 1 })} rel="prev">
          <Icon name="chevron-left" size="s" />
          {copy.newer}
        </Link>
      )}
      {isMore && (
        <Link to={historyAddress({ ...query, page: query.page + 1 })} rel="next">
          {copy.older}
          <Icon name="chevron-right" size="s" />
        </Link>
      )}
    </nav>
  )
}

/** Reads an address that anybody may have typed: what makes no sense is as good as absent. */
function readHistoryQuery(query: URLSearchParams): HistoryQuery {
  const [entity, page] = [query.get('entity') ?? '', Number(query.get('page'))]
  return {
    search: (query.get('search') ?? '').trim().slice(0, SEARCH_MAX_LENGTH),
    entity: Object.hasOwn(copy.entities, entity) ? entity : null,
    page: Number.isInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1,
  }
}

function historyAddress({ search, entity, page }: HistoryQuery): string {
  return pathTo(
    'adminHistory',
    {},
    { search: search || undefined, entity: entity ?? undefined, page: page === 1 ? undefined : page },
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
      <span className="audit__who">
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
