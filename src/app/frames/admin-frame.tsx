import { loadPatiently } from '#ui/browser/load-patiently.ts'
import '#ui/styles/admin.css'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { isRouteErrorResponse, Outlet, useMatches, useRevalidator } from 'react-router'
import { pathTo } from '#addresses.ts'
import { ErrorPage } from '#app/error-page.tsx'
import { keepFrameData } from '#app/navigation/keep-frame-data.ts'
import { countForHelper, countForMenu } from '#office/search/count-for-menu.ts'
import type { BackOfficeCounts } from '#platform/http/realtime/back-office-channel.ts'
import { customerOf, shopOf } from '#platform/http/request/context.server.ts'
import { listOwnTexts } from '#settings/use-cases/save-text-group.ts'
import type { AdminFrameData, AdminHandle } from '#ui/admin/admin-page.tsx'
import { AnswerWatcher, collectAnswers } from '#ui/admin/answer-watcher.tsx'
import { OfferedFiles } from '#ui/admin/offered-files.ts'
import { UndoHost } from '#ui/admin/undo-host.tsx'
import { useIsHydrated } from '#ui/browser/use-is-hydrated.ts'
import { useRootData } from '#ui/browser/use-root-data.ts'
import { adminFrameCopy } from '#ui/copy/admin-frame.ts'
import { failureMeta } from '#ui/failures/page-failure.tsx'
import { Note } from '#ui/feedback/note.tsx'
import type { Route } from './+types/admin-frame'
import { AdminShell } from './admin-shell.tsx'
import { guardBackOffice, helperPaths } from './guards.server.ts'
import { offeredFiles } from './offered-files.ts'
import { PaletteButton } from './palette-button.tsx'
import { sidebarStateFrom } from './sidebar-state.server.ts'

const NotFoundPage = lazy(() =>
  loadPatiently(() =>
    import('#ui/feedback/not-found-page.tsx').then((module) => ({ default: module.NotFoundPage })),
  ),
)

const UploadStatus = lazy(() => loadPatiently(() => import('#catalogue/images/admin/upload-status.tsx')))

export const middleware: Route.MiddlewareFunction[] = [guardBackOffice]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [collectAnswers]

export async function loader({ request, context }: Route.LoaderArgs): Promise<AdminFrameData> {
  const shop = shopOf(context)
  const { isHelper } = customerOf(context)
  const counts = await (isHelper ? countForHelper : countForMenu)(shop)
  const sidebar = await sidebarStateFrom(request, shop.config.siteUrl)
  return { sidebar, ...counts, opens: isHelper ? helperPaths : null, texts: listOwnTexts(shop, 'whatsapp') }
}

export const links = () => [{ rel: 'manifest', href: pathTo('adminManifest') }]

export const shouldRevalidate = keepFrameData

export function meta({ error, matches }: Route.MetaArgs) {
  return error ? failureMeta(matches, error) : [{ name: 'robots', content: 'noindex' }]
}

export default function AdminFrame({ loaderData }: Route.ComponentProps) {
  const visitor = useRootData()?.visitor
  const page = useMatches().at(-1)
  const isHydrated = useIsHydrated()
  const counts = useBackOfficeUpdates(loaderData)
  const breadcrumbs = (page?.handle as AdminHandle | undefined)?.breadcrumbs(page?.loaderData) ?? []
  if (visitor?.kind !== 'customer') return null
  return (
    <AdminShell
      administrator={visitor}
      breadcrumbs={breadcrumbs}
      sidebar={loaderData.sidebar}
      pendingOrders={counts.waitingOrders}
      awaitedPix={counts.awaitedPix}
      openNotices={counts.openNotices}
      waitingReviews={counts.waitingReviews}
      opens={loaderData.opens}
      tools={loaderData.opens === null && <PaletteButton />}
    >
      <noscript>
        <Note tone="danger">{adminFrameCopy.needsScript}</Note>
      </noscript>
      <OfferedFiles value={offeredFiles}>
        <Outlet />
      </OfferedFiles>
      <AnswerWatcher />
      {isHydrated && (
        <Suspense>
          <UploadStatus />
        </Suspense>
      )}
      <UndoHost />
    </AdminShell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage />
  return (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  )
}

/**
 * Live menu counts. Pages with `follows` reload when orders or notices change, unless the owner is busy
 * with the page.
 */
function useBackOfficeUpdates(data: AdminFrameData): BackOfficeCounts {
  const [received, setReceived] = useState<{ counts: BackOfficeCounts; over: AdminFrameData } | null>(null)
  const handle = useMatches().at(-1)?.handle as AdminHandle | undefined
  const { revalidate } = useRevalidator()
  const onCounts = useEffectEvent((counts: BackOfficeCounts) => {
    setReceived({ counts, over: data })
    return counts.waitingOrders !== data.waitingOrders || counts.openNotices !== data.openNotices
  })
  const refresh = useEffectEvent(() => void (handle?.follows && revalidate()))
  useEffect(() => follow(onCounts, refresh), [])
  // Loader data is newer than counts received before it.
  return received?.over === data ? received.counts : data
}

/** Lazy-loaded: live updates are not needed for first paint. */
function follow(onCounts: (counts: BackOfficeCounts) => boolean, refresh: () => void): () => void {
  let isOver = false
  let end: (() => void) | undefined
  import('#ui/realtime/follow-back-office.ts').then(
    ({ followBackOffice }) => {
      if (!isOver) end = followBackOffice(onCounts, refresh)
    },
    () => undefined,
  )
  return () => {
    isOver = true
    end?.()
  }
}
