import type { ReactNode } from 'react'
import { pathTo } from '#addresses.ts'
import { orderHistoryCopy } from '#copy/orders/order-history.ts'
import { returnFormCopy } from '#copy/orders/returns.ts'
import { catalogueCopy } from '#copy/product/catalogue.ts'
import type { ReturnsOfOrder } from '#shop/returns/load-returns.ts'
import { Breadcrumbs } from '#web/kit/elements/breadcrumbs.tsx'
import { ArrowLink } from '#web/kit/elements/button.tsx'
import { Note } from '#web/kit/feedback/note.tsx'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'
import { ReturnStatus } from './return-status.tsx'

interface ReturnPageProps {
  title: string
  page: ReturnsOfOrder
  /** Why a form that was sent without a script was not taken. */
  refusal: FormAnswer['toast'] | null
  children: ReactNode
}

/** What the customer has asked for so far, above what she can still ask for. */
export function ReturnPage({ title, page, refusal, children }: ReturnPageProps) {
  const { orderNumber } = page.order
  const order = pathTo('order', { number: orderNumber })
  const crumbs = [
    { label: catalogueCopy.home, to: pathTo('home') },
    { label: orderHistoryCopy.title, to: pathTo('orders') },
    { label: orderNumber, to: order },
    { label: title },
  ]
  return (
    <main id="conteudo" tabIndex={-1}>
      <div className="wrap return-page">
        <div className="page-head">
          <Breadcrumbs crumbs={crumbs} />
          <h1>{title}</h1>
        </div>
        <div className="stack">
          {refusal && (
            <Note tone="danger" live>
              <b>{refusal.title}</b> {refusal.text}
            </Note>
          )}
          {page.returns.map((returned) => (
            <ReturnStatus
              key={returned.id}
              order={page.order}
              returned={returned}
              isToKey={page.asksForPixKey}
              isRefundFailed={page.isRefundFailed}
            />
          ))}
          {children}
        </div>
        <p className="mt5">
          <ArrowLink to={order} back>
            {returnFormCopy.goBack}
          </ArrowLink>
        </p>
      </div>
    </main>
  )
}
