import { pathTo } from '#addresses.ts'
import { errorPage } from '#platform/copy/errors.ts'
import { LinkButton } from '#ui/elements/button.tsx'
import { BrandSymbol } from '#ui/elements/logo.tsx'
import { RetryButton } from '#ui/failures/retry-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

/**
 * When a page fails while somebody moves about in the shop. A document that fails is answered by the HTTP layer
 * instead, with its reference number.
 */
export function ErrorPage() {
  return (
    <main id="conteudo" className="wrap bare-page">
      {/* What failed may be what knows the shop's name. */}
      <BrandSymbol />
      <EmptyState
        heading="h1"
        title={errorPage.title}
        text={errorPage.movingAbout}
        action={
          <div className="row">
            <RetryButton />
            <LinkButton to={pathTo('home')} variant="ghost" reloadDocument>
              {errorPage.home}
            </LinkButton>
          </div>
        }
      />
    </main>
  )
}
