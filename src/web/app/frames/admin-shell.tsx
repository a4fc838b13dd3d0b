import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { pathTo } from '#addresses.ts'
import { adminFrameCopy as copy } from '#copy/admin/frame.ts'
import { frameCopy } from '#copy/shop/frame.ts'
import { AdminIcon, type AdminIconName } from '#web/kit/elements/admin-icon.tsx'
import { Breadcrumbs, type Crumb } from '#web/kit/elements/breadcrumbs.tsx'
import { LinkButton } from '#web/kit/elements/button.tsx'
import { IconButton } from '#web/kit/elements/icon-button.tsx'
import { VisuallyHidden } from '#web/kit/elements/visually-hidden.tsx'
import { closesSheet, opensSheet, SideSheet } from '#web/kit/overlays/side-sheet.tsx'
import { AdminNavigation } from './admin-navigation.tsx'
import type { AdministratorMenuProps } from './administrator-menu.tsx'
import { currentMark } from './main-links.ts'
import { type SidebarState, sidebarCookie } from './sidebar-cookie.ts'

interface AdminTabBarProps {
  pendingOrders: number
  /** Null: there is nothing of the kind. */
  awaitedPix: number | null
  openNotices: number
  opens: readonly string[] | null
  /** The sheet with all the rest. */
  drawer: string
}

interface Tab {
  to: string
  label: string
  icon: AdminIconName
  waiting: number | null
}

const opensByItself = '(min-width: 75rem)'

// It opens without its script, which comes when the page stands.
const AdministratorMenu = lazy(() =>
  import('./administrator-menu.tsx').then((module) => ({ default: module.AdministratorMenu })),
)

interface AdminShellProps {
  administrator: AdministratorMenuProps['administrator']
  /** What follows 'Admin'. The last one, without `to`, is the page. */
  breadcrumbs: readonly Crumb[]
  /** `sidebarStateFrom` of the request, so that the server draws her choice. */
  sidebar: SidebarState | null
  /** Orders that wait for her; a number beside 'Pedidos'. */
  pendingOrders?: number
  /** Pix that wait for her word; 'Pix a conferir' is not in the menu when absent. */
  awaitedPix?: number | null
  /** Notices that ask something of her; a number beside 'Avisos'. */
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

const DRAWER_ID = 'admin-menu'

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
  const navigation = (
    <AdminNavigation
      pendingOrders={pendingOrders}
      awaitedPix={awaitedPix}
      openNotices={openNotices}
      waitingReviews={waitingReviews}
      opens={opens}
    />
  )
  return (
    <div className="admin" data-sidebar={state ?? undefined}>
      <a className="skip" href="#conteudo">
        {frameCopy.skipToContent}
      </a>
      <div className="side">{navigation}</div>
      <SideSheet id={DRAWER_ID} label={copy.navigation} className="side-drawer">
        <IconButton
          label={copy.closeSidebar}
          icon="close"
          className="side-drawer__close"
          {...closesSheet(DRAWER_ID)}
        />
        {navigation}
      </SideSheet>
      <div className="admin__page">
        <header className="top">
          <IconButton
            label={copy.openSidebar}
            icon={<AdminIcon name="sidebar" />}
            className="top__menu top__menu--drawer"
            {...opensSheet(DRAWER_ID)}
          />
          <IconButton
            label={copy.foldSidebar}
            icon={<AdminIcon name="sidebar" />}
            className="top__menu top__menu--fold"
            onClick={toggle}
          />
          <Breadcrumbs
            crumbs={[
              { label: copy.root, to: pathTo(opens ? 'adminToday' : 'adminDashboard') },
              ...breadcrumbs,
            ]}
          />
          {tools}
          <LinkButton to={pathTo('home')} variant="ghost" small>
            {copy.backToSite}
          </LinkButton>
          <Suspense>
            <AdministratorMenu administrator={administrator} />
          </Suspense>
        </header>
        <main className="desk" id="conteudo" tabIndex={-1}>
          {children}
        </main>
      </div>
      <AdminTabBar
        pendingOrders={pendingOrders}
        awaitedPix={awaitedPix}
        openNotices={openNotices}
        opens={opens}
        drawer={DRAWER_ID}
      />
    </div>
  )
}

/** Folds and unfolds the sidebar by button or Ctrl/Cmd+B, and remembers it for a week. */
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

/** On a phone the places of the day lie under the thumb. */
function AdminTabBar({ pendingOrders, awaitedPix, openNotices, opens, drawer }: AdminTabBarProps) {
  const { pathname } = useLocation()
  const tabs: Tab[] = [
    { to: pathTo('adminToday'), label: copy.entries.today, icon: 'sun', waiting: 0 },
    { to: pathTo('adminOrders'), label: copy.entries.orders, icon: 'box', waiting: pendingOrders },
    { to: pathTo('adminPix'), label: copy.pixShort, icon: 'pix', waiting: awaitedPix },
    { to: pathTo('adminNotices'), label: copy.entries.notices, icon: 'bell', waiting: openNotices },
  ]
  return (
    <nav className="tab-bar" aria-label={copy.shortcuts}>
      {tabs
        .filter(({ to, waiting }) => waiting !== null && (opens?.includes(to) ?? true))
        .map(({ to, label, icon, waiting }) => (
          <Link key={to} to={to} aria-current={currentMark(to, pathname)}>
            <AdminIcon name={icon} />
            {label}
            {waiting !== null && waiting > 0 && (
              <b>
                {waiting}
                <VisuallyHidden> {copy.waiting}</VisuallyHidden>
              </b>
            )}
          </Link>
        ))}
      <button type="button" {...opensSheet(drawer)}>
        <AdminIcon name="menu" />
        {copy.more}
      </button>
    </nav>
  )
}
