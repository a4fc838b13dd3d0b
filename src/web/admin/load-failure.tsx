import { useEffect } from 'react'
import { adminErrorTitle } from '#copy/admin.ts'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { RetryButton } from '#web/kit/failures/retry-button.tsx'
import { toast } from '#web/kit/toast/toast-store.ts'

interface LoadFailureProps {
  title?: string
  text: string
}

/** A page of the back office whose data did not come. */
export function LoadFailure({ title = adminErrorTitle, text }: LoadFailureProps) {
  useEffect(() => {
    toast({ title, text, tone: 'destructive' })
  }, [title, text])
  return <EmptyState heading="h1" title={title} text={text} action={<RetryButton />} />
}
