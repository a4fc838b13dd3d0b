import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { adminErrorTitle, adminRetry } from '#copy/admin.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { toast } from '#web/ui/toast/toast-store.ts'

interface LoadFailureProps {
  title?: string
  text: string
}

/** A page of the back office whose data did not come. */
export function LoadFailure({ title = adminErrorTitle, text }: LoadFailureProps) {
  const { pathname, search } = useLocation()
  useEffect(() => {
    toast({ title, text, tone: 'destructive' })
  }, [title, text])
  return (
    <EmptyState
      heading="h1"
      title={title}
      text={text}
      action={
        <LinkButton to={pathname + search} reloadDocument>
          {adminRetry}
        </LinkButton>
      }
    />
  )
}
