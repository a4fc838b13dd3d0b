import { useLocation, useRevalidator } from 'react-router'
import { loadFailure } from '#platform/copy/failures.ts'
import { LinkButton } from '#ui/elements/button.tsx'

/** Asks for the page's data once more, without leaving the page; where no script runs, a link to the same address. */
export function RetryButton() {
  const { pathname, search } = useLocation()
  const { revalidate, state } = useRevalidator()
  return (
    <LinkButton
      to={pathname + search}
      reloadDocument
      aria-busy={state === 'loading' || undefined}
      onClick={(event) => {
        event.preventDefault()
        if (state === 'idle') revalidate()
      }}
    >
      {loadFailure.retry}
    </LinkButton>
  )
}
