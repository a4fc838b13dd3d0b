import { Outlet } from 'react-router'
import { failureMeta, isMissing, PageFailure } from '#web/kit/failures/page-failure.tsx'
import { NotFound } from '#web/kit/not-found-page.tsx'
import type { Route } from './+types/admin-pages.ts'

/** Between the frame and its pages, so that the menu stays when a page does not come. */
export default function AdminPages() {
  return <Outlet />
}

export function meta({ error }: Route.MetaArgs) {
  return error ? failureMeta(error) : [{ name: 'robots', content: 'noindex' }]
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isMissing(error) ? <NotFound /> : <PageFailure />
}
