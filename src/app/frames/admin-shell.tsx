import { lazy, memo, type ReactNode, Suspense, useEffect, useState } from 'react'
import { pathTo } from '#addresses.ts'
import { loadPatiently } from '#ui/browser/load-patiently.ts'
import { adminFrameCopy as copy } from '#ui/copy/admin-frame.ts'
import { frameCopy } from '#ui/copy/frame.ts'
import { AdminIcon } from '#ui/elements/admin-icon.tsx'
import { Breadcrumbs, type Crumb } from '#ui/elements/breadcrumbs.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import { IconButton, IconLink } from '#ui/elements/icon-button.tsx'
import type { AdministratorMenuProps } from './administrator-menu.tsx'
import type { MenuFacts } from './menu-groups.ts'
import { type SidebarState, sidebarCookie } from './sidebar-cookie.ts'

const opensByItself = '(min-width: 75rem)'

// Menus are links and `details`: they work before their script loads, which happens after the page.
const AdministratorMenu = lazy(() =>
  loadPatiently(() =>
    import('./administrator-menu.tsx').then((module) => ({ default: module.AdministratorMenu })),
  ),
)
const AdminNavigation = lazy(() =>
  loadPatiently(() =>
    import('./admin-navigation.tsx').then((module) => ({ default: module.AdminNavigation })),
  ),
)
const AdminTabBar = lazy(() =>
  loadPatiently(() => import('./admin-tab-bar.tsx').then((module) => ({ default: module.AdminTabBar }))),
)

// Memoised: re-rendering before its script loads would discard the server's HTML.
const AccountMenu = memo(({ administrator }: AdministratorMenuProps) => (
  <Suspense>
    <AdministratorMenu administrator={administrator} />
  </Suspense>
))
const SideMenu = memo((facts: MenuFacts) => (
  <Suspense>
    <AdminNavigation {...facts} />
  </Suspense>
))
const PhoneMenu = memo((facts: MenuFacts) => (
  <Suspense>
    <AdminTabBar {...facts} />
  </Suspense>
))

interface AdminShellProps {
  administrator: AdministratorMenuProps['administrator']
  /** Follows 'Admin'. The last crumb has no `to` and is the current page. */
  breadcrumbs: readonly Crumb[]
  sidebar: SidebarState | null
  pendingOrders?: number
  awaitedPix?: number | null
  openNotices?: number
  waitingReviews?: number
  opens?: readonly string[] | null
  tools?: ReactNode
  /** Rendered inside the main element: usually `<div className="desk__head">…</div>` and panels. */
  children: ReactNode
}

export function AdminShell({
  administrator,
  breadcrumbs,
  sidebar,
  pendingOrders = 0,
  awaitedPix = null,
  openNotices = 0,
  waitingReviews = 0,
  opens = null,
  tools,
  children,
}: AdminShellProps) {
  const { state, toggle } = useSidebar(sidebar)
  const facts = { pendingOrders, awaitedPix, openNotices, waitingReviews, opens }
  return (
    <div className="admin" data-sidebar={state ?? undefined}>
      <a className="skip" href="#conteudo">
        {frameCopy.skipToContent}
      </a>
      <div className="side">
        <SideMenu {...facts} />
      </div>
      <div className="admin__page">
        <header className="top">
          <IconButton
            label={copy.collapseSidebar}
            icon={<AdminIcon name="sidebar" />}
            className="top__menu"
            onClick={toggle}
          />
          <Breadcrumbs crumbs={[{ label: copy.root, to: pathTo('adminToday') }, ...breadcrumbs]} />
          {tools}
          {(opens?.includes(pathTo('adminNotices')) ?? true) && (
            <IconLink
              to={pathTo('adminNotices')}
              label={copy.notices(openNotices)}
              icon={<AdminIcon name="bell" />}
              className="top__notices"
            >
              {openNotices > 0 && <span className="count">{openNotices}</span>}
            </IconLink>
          )}
          <LinkButton to={pathTo('home')} variant="ghost" small>
            {copy.backToSite}
          </LinkButton>
          <AccountMenu administrator={administrator} />
        </header>
        <main className="desk grid g5" id="conteudo" tabIndex={-1}>
          {children}
        </main>
      </div>
      <PhoneMenu {...facts} />
    </div>
  )
}

function useSidebar(initial: SidebarState | null) {
  const [state, setState] = useState(initial)

  function toggle() {
    const shownState = state ?? (window.matchMedia(opensByItself).matches ? 'expanded' : 'collapsed')
    const next = shownState === 'expanded' ? 'collapsed' : 'expanded'
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser we serve
    document.cookie = sidebarCookie(next)
    setState(next)
  }

  useEffect(() => {
    const toggleByKey = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'b' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return
      event.preventDefault()
      toggle()
    }
    window.addEventListener('keydown', toggleByKey)
    return () => window.removeEventListener('keydown', toggleByKey)
  })

  return { state, toggle }
}
