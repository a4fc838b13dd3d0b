import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { failureMeta, isMissing, PageFailure } from '#ui/failures/page-failure.tsx'
import type { Route } from './+types/admin-pages'

const NotFound = lazy(() =>
  import('#ui/feedback/not-found-page.tsx').then((module) => ({ default: module.NotFound })),
)

/** Sits between frame and pages, so that the menu stays when a page fails to load. */
export default function AdminPages() {
  return <Outlet />
}

export function meta({ error, matches }: Route.MetaArgs) {
  return error ? failureMeta(matches, error) : [{ name: 'robots', content: 'noindex' }]
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isMissing(error)) return <PageFailure error={error} />
  return (
    <Suspense>
      <NotFound />
    </Suspense>
  )
}
