import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { failureMeta, isMissing, PageFailure } from '#ui/failures/page-failure.tsx'
import type { Route } from './+types/shop-pages'

const NotFoundPage = lazy(() =>
  import('#ui/feedback/not-found-page.tsx').then((module) => ({ default: module.NotFoundPage })),
)

/** Sits between frame and pages, so that header and footer stay when a page fails to load. */
export default function ShopPages() {
  return <Outlet />
}

export function meta({ error, matches }: Route.MetaArgs) {
  return error ? failureMeta(matches, error) : []
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isMissing(error))
    return (
      <Suspense>
        <NotFoundPage />
      </Suspense>
    )
  return (
    <main id="conteudo" tabIndex={-1} className="wrap section">
      <PageFailure error={error} />
    </main>
  )
}
