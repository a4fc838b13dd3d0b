import { pathTo } from '#addresses.ts'
import { auditCopy } from '#copy/admin/audit.ts'
import { historyCopy as copy } from '#copy/admin/orders/change-history.ts'
import { searchChanges } from '#shop/admin/audit/search-changes.ts'
import type { AdminHandle } from '#web/admin/admin-handle.ts'
import { loadOrFail } from '#web/admin/answers.server.ts'
import { ListFilters } from '#web/admin/list-filters.tsx'
import { brand } from '#web/kit/brand/brand.ts'
import { PageFailure } from '#web/kit/failures/page-failure.tsx'
import { shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/route.ts'
import { HistoryEntry } from './history-entry.tsx'
import { meaningsOf } from './history-meanings.server.ts'
import { HistoryPages } from './history-pages.tsx'
import { historyAddress, readHistoryQuery } from './history-query.ts'
import { viewChange } from './history-words.server.ts'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: copy.crumb }],
  loadFailed: { text: copy.loadFailed },
}

export function meta() {
  return [{ title: `${auditCopy.title} · ${brand.name}` }, { name: 'robots', content: 'noindex' }]
}

export function loader({ request, context }: Route.LoaderArgs) {
  const query = readHistoryQuery(new URL(request.url).searchParams)
  return loadOrFail(context, async () => {
    const { changes, isMore } = await searchChanges(shopOf(context), { ...query, meaningsOf })
    return { query, changes: changes.map(viewChange), isMore }
  })
}

export default function HistoryPage({ loaderData: { loaded } }: Route.ComponentProps) {
  return loaded ? <History {...loaded} /> : <PageFailure />
}

type Loaded = NonNullable<Route.ComponentProps['loaderData']['loaded']>

function History({ query, changes, isMore }: Loaded) {
  const isFiltered = query.search !== '' || query.entity !== null
  return (
    <>
      <div className="desk__head">
        <div>
          <h1>{auditCopy.title}</h1>
          <p className="muted">{copy.lead}</p>
        </div>
      </div>
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
          <ol className="audit">
            {changes.map((change) => (
              <HistoryEntry key={change.id} change={change} />
            ))}
          </ol>
        )}
      </section>
      <HistoryPages query={query} isMore={isMore} />
    </>
  )
}
