import { pathTo } from '#addresses.ts'
import { errorPage } from '#platform/copy/errors.ts'
import { LinkButton } from '#ui/elements/button.tsx'
import { BrandSymbol } from '#ui/elements/logo.tsx'
import { RetryButton } from '#ui/failures/retry-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

/** For failed client navigations. The HTTP layer answers failed documents, with a reference number. */
export function ErrorPage() {
  return (
    <main id="conteudo" className="wrap bare-page">
      {/* Does not use the shop's name, because loading it may be what failed. */}
      <BrandSymbol />
      <EmptyState
        heading="h1"
        title={errorPage.title}
        text={errorPage.movingAbout}
        action={
          <div className="cluster">
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
