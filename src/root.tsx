import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { data, isRouteErrorResponse, Links, Meta, Outlet, ScrollRestoration } from 'react-router'
import type { GuardRefusal } from '#accounts/session/storefront/access.server.ts'
import { ErrorPage } from '#app/error-page.tsx'
import { AfterPage } from '#app/navigation/after-page.tsx'
import { keepFrameData } from '#app/navigation/keep-frame-data.ts'
import { recogniseVisitor } from '#app/recognise-visitor.server.ts'
import { storefrontFacts } from '#app/storefront-facts.server.ts'
import { findShownVoucher } from '#orders/vouchers/storefront/shown-voucher.server.ts'
import { saoPauloTime } from '#platform/domain/sao-paulo-time.ts'
import { LateScripts } from '#platform/fast-path/late-scripts/late-scripts.tsx'
import { shopOf, visitorContext, visitorCountsContext } from '#platform/http/request/context.server.ts'
import { takeFlash } from '#platform/http/request/flash.server.ts'
import { brand } from '#ui/brand/brand.ts'
import { type RootData, useRootData } from '#ui/browser/use-root-data.ts'
import { continueWhenSignedIn } from '#ui/failures/continue-when-signed-in.ts'
import { failureMeta } from '#ui/failures/page-failure.tsx'
import { usePageOnScreen } from '#ui/failures/page-on-screen.ts'
import { recoverFailedRequests } from '#ui/failures/recover-failed-requests.ts'
import { forgetDrafts } from '#ui/form/drafts.ts'
import { useNonce } from '#ui/seo/json-ld.tsx'
import { preloadedFonts } from '#ui/styles/fonts.ts'
import { shopSheet } from '#ui/styles/shop-sheets.ts'
import { toast } from '#ui/toast/toast-store.ts'
import type { Route } from './+types/root'
import { pathTo } from './addresses.ts'

// The offline page, unlike guard screens, must work without loading code.
const GuardScreen = lazy(() =>
  import('#app/frames/guard-screen.tsx').then((module) => ({ default: module.GuardScreen })),
)
const NotFoundPage = lazy(() =>
  import('#ui/feedback/not-found-page.tsx').then((module) => ({ default: module.NotFoundPage })),
)

export const middleware: Route.MiddlewareFunction[] = [recogniseVisitor]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  recoverFailedRequests,
  continueWhenSignedIn,
]

/** Does not query the database for guests. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const visitor = context.get(visitorContext)
  const things = context.get(visitorCountsContext)
  const { flash, headers } = await takeFlash(shop, request)
  const voucher = await findShownVoucher(shop, request, visitor)
  const rootData: RootData = {
    visitor:
      visitor.kind === 'guest'
        ? visitor
        : {
            kind: visitor.kind,
            name: visitor.name,
            email: visitor.email,
            avatarUrl: visitor.avatarUrl,
            isAdministrator: visitor.isAdministrator,
            isStaff: visitor.isStaff,
            isTesting: visitor.isTesting,
            hasPassword: visitor.hasPassword,
          },
    counts: { cart: things.cartCount, wishlist: things.favourites.length },
    favourites: things.favourites,
    shop: storefrontFacts(shop),
    siteUrl: shop.config.siteUrl,
    currentYear: saoPauloTime(shop.clock.now()).year,
    flash,
    ...(voucher && { voucher }),
  }
  return headers ? data(rootData, { headers }) : rootData
}

export const shouldRevalidate = keepFrameData

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const shownBrand = useRootData()?.shop.brand
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={shownBrand?.paper ?? brand.themeColor} />
        {(shownBrand?.fonts ?? preloadedFonts).map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {(shownBrand?.iconLinks ?? brand.icons).map((icon) => (
          <link key={icon.href} {...icon} />
        ))}
        <Meta />
        <Links />
        {shownBrand?.sheet && <link rel="stylesheet" href={shownBrand.sheet} />}
        {/* Browsers use the first manifest; the back office adds its own among the links above. */}
        <link rel="manifest" href={pathTo('manifest')} />
      </head>
      <body>
        {children}
        <AfterPage />
        <ScrollRestoration nonce={nonce} />
        <LateScripts nonce={nonce} />
      </body>
    </html>
  )
}

/** A guard's refusal sets its own title. */
export function meta({ error, matches }: Route.MetaArgs) {
  if (!error) return []
  const refusal = isRouteErrorResponse(error) ? (error.data as Partial<GuardRefusal> | null) : null
  if (!refusal?.title) return failureMeta(matches, error)
  return [{ title: refusal.title }, { name: 'robots', content: 'noindex' }]
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { flash, visitor } = loaderData
  usePageOnScreen(visitor.kind === 'guest' ? '' : visitor.email)
  useEffect(() => {
    if (flash) toast(flash)
    if (flash?.forgetsDrafts) forgetDrafts()
  }, [flash])
  return <Outlet />
}

/** A guard refuses before any frame is loaded, so this page brings the shop's stylesheet itself. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <link rel="stylesheet" href={shopSheet} precedence="default" />
      <Failure error={error} />
    </>
  )
}

function Failure({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error)) return <ErrorPage />
  const { guard, shopName }: Partial<GuardRefusal> = error.data ?? {}
  if (!guard && error.status !== 404) return <ErrorPage />
  return <Suspense>{guard ? <GuardScreen guard={guard} shopName={shopName} /> : <NotFoundPage />}</Suspense>
}
