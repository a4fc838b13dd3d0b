import { Link } from 'react-router'
import { historyCopy as copy } from '#copy/admin/orders/change-history.ts'
import { Icon } from '#web/kit/elements/icon.tsx'
import { type HistoryQuery, historyAddress } from './history-query.ts'

export function HistoryPages({ query, isMore }: { query: HistoryQuery; isMore: boolean }) {
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
