import { lazy, memo, type ReactNode, Suspense, useEffect, useState } from 'react'
import { pathTo } from '#addresses.ts'
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

// Links and disclosures: they work without their script, which comes when the page stands.
const AdministratorMenu = lazy(() =>
  import('./administrator-menu.tsx').then((module) => ({ default: module.AdministratorMenu })),
)
const AdminNavigation = lazy(() =>
  import('./admin-navigation.tsx').then((module) => ({ default: module.AdminNavigation })),
)
const AdminTabBar = lazy(() =>
  import('./admin-tab-bar.tsx').then((module) => ({ default: module.AdminTabBar })),
)

// Drawn anew for new facts only: what is drawn before its script is there loses what the server drew.
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
  /** What follows 'Admin'. The last one, without `to`, is the page. */
  breadcrumbs: readonly Crumb[]
  /** `sidebarStateFrom` of the request, so that the server draws the owner's choice. */
  sidebar: SidebarState | null
  /** Orders that wait for the owner; a number beside 'Pedidos'. */
  pendingOrders?: number
  /** Pix that wait for the owner's word; 'Pix a conferir' is not in the menu when absent. */
  awaitedPix?: number | null
  /** Notices that ask something of the owner; a number beside 'Avisos'. */
  openNotices?: number
  /** Reviews that are new or were reported. */
  waitingReviews?: number
  /** The addresses that a helper has; absent or null: all of them. */
  opens?: readonly string[] | null
  /** Stands in the top bar before 'Voltar ao Site': the search of the back office. */
  tools?: ReactNode
  /** Usually `<div className="desk__head">…</div>` and panels; the main element is already there. */
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
        <main className="desk" id="conteudo" tabIndex={-1}>
          {children}
        </main>
      </div>
      <PhoneMenu {...facts} />
    </div>
  )
}

/** Collapses and expands the sidebar by button or Ctrl/Cmd+B, and remembers it for a week. */
function useSidebar(initial: SidebarState | null) {
  const [state, setState] = useState(initial)

  function toggle() {
    const shown = state ?? (window.matchMedia(opensByItself).matches ? 'expanded' : 'collapsed')
    const next = shown === 'expanded' ? 'collapsed' : 'expanded'
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
