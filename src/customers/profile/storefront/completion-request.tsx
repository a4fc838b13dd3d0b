import { lazy, Suspense } from 'react'
import { Link, useRouteLoaderData } from 'react-router'
import { pathTo } from '#addresses.ts'
import { completionRequestCopy } from '#customers/profile/copy/completion-request.ts'
import { loadPatiently } from '#ui/browser/load-patiently.ts'
import { useIsHydrated } from '#ui/browser/use-is-hydrated.ts'
import { Note } from '#ui/feedback/note.tsx'
import type { CompletionDialogProps } from './completion-dialog.tsx'

interface FrameData {
  profileToComplete: CompletionDialogProps['profile'] | null
}

const CompletionDialog = lazy(() => loadPatiently(() => import('./completion-dialog.tsx')))

export function CompletionRequest() {
  const profile = useRouteLoaderData<FrameData>('shopFrame')?.profileToComplete
  const isHydrated = useIsHydrated()
  if (!profile) return null
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
