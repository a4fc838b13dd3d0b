import { lazy, Suspense } from 'react'
import { Link, Outlet } from 'react-router'
import { keepFrameData } from '#app/navigation/keep-frame-data.ts'
import { OptionalPagesContext } from '#catalogue/products/storefront/optional-pages.ts'
import { VisitorCartContext } from '#catalogue/products/storefront/visitor-cart.ts'
import { GuestCartCount } from '#checkout/cart/storefront/use-guest-store.ts'
import { visitorCart } from '#checkout/cart/storefront/visitor-cart.ts'
import { visitorOf } from '#platform/http/request/context.server.ts'
import { loadPatiently } from '#ui/browser/load-patiently.ts'
import { useOtherTabs } from '#ui/browser/other-tabs.ts'
import { type RootData, useRootData } from '#ui/browser/use-root-data.ts'
import { Note } from '#ui/feedback/note.tsx'
import type { Route } from './+types/shop-frame'
import { guardClosedShop, guardCustomerPages } from './guards.server.ts'
import { optionalPages } from './optional-pages.ts'
import { ShopFooter } from './shop-footer.tsx'
import { ShopHeader } from './shop-header.tsx'

export { shopLinks as links } from '#ui/styles/shop-sheets.ts'

const ClosedFrame = lazy(() => loadPatiently(() => import('./closed-frame.tsx')))
const ClosedStrip = lazy(() => loadPatiently(() => import('./closed-strip.tsx')))
const TestStrip = lazy(() => loadPatiently(() => import('./test-strip.tsx')))
const VoucherStrip = lazy(() => loadPatiently(() => import('#orders/vouchers/storefront/voucher-strip.tsx')))

export const middleware: Route.MiddlewareFunction[] = [guardClosedShop, guardCustomerPages]

/** Without a loader, client navigation to a customer page would skip the guard. */
export function loader({ context }: Route.LoaderArgs) {
  const visitor = visitorOf(context)
  return { profileToComplete: visitor.kind === 'guest' ? null : visitor.profileToComplete }
}

export const shouldRevalidate = keepFrameData

/** The page must bring its own `<main id="conteudo">`. */
export default function ShopFrame() {
  const root = useRootData()
  useOtherTabs(root?.visitor.kind === 'customer')
  if (!root) return <Outlet />
  const { visitor, counts, shop, currentYear, flash, voucher } = root
  const isOwner = visitor.kind === 'customer' && visitor.isAdministrator
  const isTesting = visitor.kind === 'customer' && visitor.isTesting
  if (shop.isClosed && !isOwner)
    return (
      <Suspense>
        <ClosedFrame shop={shop}>
          <FlashWithoutScript flash={flash} />
          <Outlet />
        </ClosedFrame>
      </Suspense>
    )
  return (
    <>
      <ShopHeader visitor={visitor} counts={counts} notice={shop.notice}>
        <Suspense>
          {isTesting ? <TestStrip /> : shop.isClosed && <ClosedStrip />}
          {voucher && <VoucherStrip balance={voucher.balance} />}
        </Suspense>
      </ShopHeader>
      <FlashWithoutScript flash={flash} />
      <VisitorCartContext value={visitorCart}>
        <OptionalPagesContext value={optionalPages}>
          <Outlet />
        </OptionalPagesContext>
      </VisitorCartContext>
      {visitor.kind === 'guest' && <GuestCartCount />}
      <ShopFooter shop={shop} currentYear={currentYear} />
    </>
  )
}

function FlashWithoutScript({ flash }: Pick<RootData, 'flash'>) {
  if (!flash) return null
  return (
    <noscript>
      <Note tone={flash.tone === 'destructive' ? 'danger' : 'success'}>
        <b>{flash.title}</b> {flash.text} {flash.link && <Link to={flash.link.to}>{flash.link.label}</Link>}
      </Note>
    </noscript>
  )
}
