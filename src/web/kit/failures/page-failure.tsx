import { isRouteErrorResponse } from 'react-router'
import { loadFailure } from '#copy/failures.ts'
import { frameCopy } from '#copy/frame.ts'
import { brand } from '#web/kit/brand/brand.ts'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { RetryButton } from './retry-button.tsx'

/** In the place of a page that did not come, inside of its frame. */
export function PageFailure() {
  return (
    <div role="alert">
      <EmptyState heading="h1" title={loadFailure.title} text={loadFailure.text} action={<RetryButton />} />
    </div>
  )
}

export const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404

/** The title of a page that is not there or did not come; its own pages bring their own. */
export function failureMeta(error: unknown) {
  const title = isMissing(error) ? frameCopy.notFound.title : loadFailure.title
  return [{ title: `${title} · ${brand.name}` }, { name: 'robots', content: 'noindex' }]
}
