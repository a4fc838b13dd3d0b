import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { pathTo } from '#addresses.ts'
import { completionRequestCopy } from '#copy/completion-request.ts'
import { useIsHydrated } from '#web/kit/form/use-is-hydrated.ts'
import { Note } from '#web/kit/note.tsx'
import type { CompletionDialogProps } from './completion-dialog.tsx'

const CompletionDialog = lazy(() => import('./completion-dialog.tsx'))

/** On the home page, for who has something missing; the dialog's code is fetched only then. */
export function CompletionRequest({ profile }: { profile: CompletionDialogProps['profile'] | null }) {
  const { pathname } = useLocation()
  const isHydrated = useIsHydrated()
  if (!profile || pathname !== pathTo('home')) return null
  if (isHydrated)
    return (
      <Suspense>
        <CompletionDialog profile={profile} />
      </Suspense>
    )
  return (
    <noscript>
      <Note>
        {completionRequestCopy.before}
        <Link to={pathTo('profile', {}, { aba: 'endereco' })}>{completionRequestCopy.link}</Link>
        {completionRequestCopy.after}
      </Note>
    </noscript>
  )
}
