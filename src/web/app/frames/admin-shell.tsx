import { lazy, type ReactNode, Suspense } from 'react'
import { pathTo } from '#addresses.ts'
import { adminFrameCopy } from '#copy/admin/frame.ts'
import { frameCopy } from '#copy/shop/frame.ts'
import { AdminIcon } from '#web/kit/elements/admin-icon.tsx'
import { Breadcrumbs, type Crumb } from '#web/kit/elements/breadcrumbs.tsx'
import { LinkButton } from '#web/kit/elements/button.tsx'
import { IconButton } from '#web/kit/elements/icon-button.tsx'
import { closesSheet, opensSheet, SideSheet } from '#web/kit/overlays/side-sheet.tsx'
import { AdminNavigation } from './admin-navigation.tsx'
import { AdminTabBar } from './admin-tab-bar.tsx'
import type { AdministratorMenuProps } from './administrator-menu.tsx'
import type { SidebarState } from './sidebar-cookie.ts'
import { useSidebar } from './use-sidebar.ts'

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
    />
  )
  return (
    <div className="admin" data-sidebar={state ?? undefined}>
      <a className="skip" href="#conteudo">
        {frameCopy.skipToContent}
      </a>
      <div className="side">{navigation}</div>
      <SideSheet id={DRAWER_ID} label={adminFrameCopy.navigation} className="side-drawer">
        <IconButton
          label={adminFrameCopy.closeSidebar}
          icon="close"
          className="side-drawer__close"
          {...closesSheet(DRAWER_ID)}
        />
        {navigation}
      </SideSheet>
      <div className="admin__page">
        <header className="top">
          <IconButton
            label={adminFrameCopy.openSidebar}
            icon={<AdminIcon name="sidebar" />}
            className="top__menu top__menu--drawer"
            {...opensSheet(DRAWER_ID)}
          />
          <IconButton
            label={adminFrameCopy.foldSidebar}
            icon={<AdminIcon name="sidebar" />}
            className="top__menu top__menu--fold"
            onClick={toggle}
          />
          <Breadcrumbs
            crumbs={[{ label: adminFrameCopy.root, to: pathTo('adminDashboard') }, ...breadcrumbs]}
          />
          {tools}
          <LinkButton to={pathTo('home')} variant="ghost" small>
            {adminFrameCopy.backToSite}
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
        drawer={DRAWER_ID}
      />
    </div>
  )
}
