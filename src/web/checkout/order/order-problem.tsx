import { useLocation } from 'react-router'
import { pathTo } from '#addresses.ts'
import { successPageCopy } from '#copy/checkout/after-payment.ts'
import { LinkButton } from '#web/kit/elements/button.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'

/** No order to show: why, and the way home; where it only did not load, the way to try again first. */
export function OrderProblem({ sentence, mayRetry = false }: { sentence: string; mayRetry?: boolean }) {
  const { error, home } = successPageCopy
  const { pathname, search } = useLocation()
  return (
    <main id="conteudo" tabIndex={-1}>
      <div className="wrap">
        <EmptyState
          heading="h1"
          className="order-problem"
          title={error.title}
          text={
            <>
              {sentence}
              <br />
              <span className="small">{error.comfort}</span>
            </>
          }
          action={
            <div className="row receipt__act">
              {mayRetry && (
                <LinkButton to={pathname + search} reloadDocument>
                  {error.retry}
                </LinkButton>
              )}
              <LinkButton to={pathTo('home')} variant={mayRetry ? 'ghost' : 'cocoa'}>
                {home}
              </LinkButton>
            </div>
          }
        />
      </div>
    </main>
  )
}
