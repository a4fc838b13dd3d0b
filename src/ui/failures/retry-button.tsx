import { useLocation, useRevalidator, useRouteError } from 'react-router'
import { loadFailure } from '#platform/copy/failures.ts'
import { reloadPage } from '#ui/browser/reload-page.ts'
import { LinkButton } from '#ui/elements/button.tsx'

/** Offline, a reload would replace this page with the browser's error page. */
async function reloadIfReachable() {
  const isReachable = await fetch('/healthz').then(
    () => true,
    () => false,
  )
  if (isReachable) reloadPage()
}

/** Revalidates without leaving the page. A missing script is only fetched again by loading the document. */
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
