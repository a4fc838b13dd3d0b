import { successPageCopy } from '#copy/after-payment.ts'
import { pathTo } from '../route-table.ts'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** No order to show: why, and the way home. */
export function OrderProblem({ sentence }: { sentence: string }) {
  const { error, home } = successPageCopy
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
          action={<LinkButton to={pathTo('home')}>{home}</LinkButton>}
        />
      </div>
    </main>
  )
}
