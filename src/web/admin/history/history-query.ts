import { pathTo } from '#addresses.ts'
import { historyCopy } from '#copy/admin/orders/change-history.ts'

export interface HistoryQuery {
  readonly search: string
  readonly entity: string | null
  readonly page: number
}

const SEARCH_MAX_LENGTH = 100
const LAST_PAGE = 10_000

/** Reads an address that anybody may have typed: what makes no sense is as good as absent. */
export function readHistoryQuery(query: URLSearchParams): HistoryQuery {
  const [entity, page] = [query.get('entity') ?? '', Number(query.get('page'))]
  return {
    search: (query.get('search') ?? '').trim().slice(0, SEARCH_MAX_LENGTH),
    entity: Object.hasOwn(historyCopy.entities, entity) ? entity : null,
    page: Number.isInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1,
  }
}

export function historyAddress({ search, entity, page }: HistoryQuery): string {
  return pathTo(
    'adminHistory',
    {},
    { search: search || undefined, entity: entity ?? undefined, page: page === 1 ? undefined : page },
  )
}
