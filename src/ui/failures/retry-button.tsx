import { useLocation, useRevalidator, useRouteError } from 'react-router'
import { loadFailure } from '#platform/copy/failures.ts'
import { reloadPage } from '#ui/browser/reload-page.ts'
import { LinkButton } from '#ui/elements/button.tsx'

/** Without a connection a reload would show the browser's own page instead of this one. */
async function reloadIfReachable() {
  const isReachable = await fetch('/healthz').then(
    () => true,
    () => false,
  )
  if (isReachable) reloadPage()
}

/**
 * Asks for the page's data once more, without leaving the page; where no script runs, a link to the same address. A script
 * that did not arrive is only fetched again with the document.
 */
export function RetryButton() {
  const { pathname, search } = useLocation()
  const { revalidate, state } = useRevalidator()
  const isScriptMissing = useRouteError() instanceof TypeError
  return (
    <LinkButton
      to={pathname + search}
      reloadDocument
      aria-busy={state === 'loading' || undefined}
      onClick={(event) => {
        event.preventDefault()
        if (isScriptMissing) void reloadIfReachable()
        else if (state === 'idle') revalidate()
      }}
    >
      {loadFailure.retry}
    </LinkButton>
  )
}
