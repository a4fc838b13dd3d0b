import { useEffect } from 'react'
import { isRouteErrorResponse, useMatches } from 'react-router'
import { pathTo } from '#addresses.ts'
import { actionFailed, loadFailure, notForAccount } from '#platform/copy/failures.ts'
import { frameCopy } from '#ui/copy/frame.ts'
import { LinkButton } from '#ui/elements/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { type Matches, privateMeta } from '#ui/seo/page-meta.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { RetryButton } from './retry-button.tsx'

/** Pages set their own failure message: `export const handle: PageHandle = { loadFailed: … }`. */
export interface PageHandle {
  loadFailed?: string | { title?: string; text: string }
}

export interface PageSentence {
  title: string
  text: string
}

export function failureSentence(handle: PageHandle | undefined, general: PageSentence): PageSentence {
  const { loadFailed } = handle ?? {}
  const words = typeof loadFailed === 'string' ? { text: loadFailed } : loadFailed
  const { title = actionFailed.title, text } = words ?? general
  return { title, text }
}

/**
 * Replaces a page that failed to load, inside its frame. Without `error` the page reports the failure
 * itself.
 */
export function PageFailure({ error }: { error?: unknown }) {
  return isForbidden(error) ? <NotForAccount /> : <LoadFailure />
}

function NotForAccount() {
  const { action, ...words } = notForAccount
  return <EmptyState heading="h1" {...words} action={<LinkButton to={pathTo('home')}>{action}</LinkButton>} />
}

function LoadFailure() {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  const { title, text } = failureSentence(handle, loadFailure)
  const hasOwnWords = handle?.loadFailed !== undefined
  useEffect(() => {
    if (hasOwnWords) toast({ title, text, tone: 'destructive' })
  }, [hasOwnWords, title, text])
  return (
    <div role={hasOwnWords ? undefined : 'alert'}>
      <EmptyState heading="h1" title={title} text={text} action={<RetryButton />} />
    </div>
  )
}

export const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404
const isForbidden = (error: unknown) => isRouteErrorResponse(error) && error.status === 403

export function failureMeta(matches: Matches, error: unknown) {
  const { title } = isMissing(error) ? frameCopy.notFound : isForbidden(error) ? notForAccount : loadFailure
  return privateMeta(matches, title)
}
