import { pathTo } from '#addresses.ts'
import { orderHistoryCopy } from '#orders/copy/order-history.ts'
import { LinkButton } from '#ui/elements/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { type Matches, privateMeta } from '#ui/seo/page-meta.ts'

export function OrderNotFound() {
  const { title, text, action } = orderHistoryCopy.notFound
  return (
    <main id="conteudo" tabIndex={-1}>
      <div className="wrap">
        <EmptyState
          heading="h1"
          title={title}
          text={text}
          action={<LinkButton to={pathTo('orders')}>{action}</LinkButton>}
        />
      </div>
    </main>
  )
}

export function orderPageMeta(matches: Matches, title: string, order: unknown) {
  return privateMeta(matches, order === null ? orderHistoryCopy.notFound.title : title)
}
