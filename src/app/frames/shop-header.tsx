import { type SyntheticEvent, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { pathTo } from '#addresses.ts'
import { useGuestCartCount } from '#checkout/cart/storefront/visitor-counts.ts'
import { useAuthPath } from '#ui/browser/auth-path.ts'
import { useRootData, useShopName } from '#ui/browser/use-root-data.ts'
import { frameCopy } from '#ui/copy/frame.ts'
import { LinkButton } from '#ui/elements/button.tsx'
import { Icon } from '#ui/elements/icon.tsx'
import { IconButton, IconLink } from '#ui/elements/icon-button.tsx'
import { Logo } from '#ui/elements/logo.tsx'
import { useDismissableDetails } from '#ui/overlays/dismissable-details.ts'
import { Menu, MenuLink } from '#ui/overlays/menu.tsx'
import { opensSheet } from '#ui/overlays/side-sheet.tsx'
import { AccountMenu } from './account-menu.tsx'
import type { ShopHeaderProps } from './frame-props.ts'
import { currentMark, shopLinks } from './main-links.ts'
import { SearchForm } from './search-form.tsx'
import { SIDE_MENU_ID, SideMenu } from './side-menu.tsx'

export function ShopHeader({ visitor, counts, notice, children }: ShopHeaderProps) {
  const shopName = useShopName()
  const links = shopLinks(useRootData()?.shop)
  const wayIn = useAuthPath()
  const { pathname } = useLocation()
  return (
    <>
      <a className="skip" href="#conteudo">
        {frameCopy.skipToContent}
      </a>
      {children}
      {notice && (
        <aside className="notice center" aria-label={frameCopy.notice.label}>
          {notice}
        </aside>
      )}
      <header className="header">
        <div className="wrap header__bar grid g1">
          <IconButton
            label={frameCopy.sideMenu.open}
            icon="menu"
            className="header__menu"
            {...opensSheet(SIDE_MENU_ID)}
          />
          <Link className="header__logo" to={pathTo('home')} aria-label={frameCopy.homeLink(shopName)}>
            <Logo alt="" />
          </Link>
          <nav className="header__nav" aria-label={frameCopy.navigation.label}>
            {links.main.map(({ to, label }) => (
              <Link key={to} to={to} prefetch="intent" aria-current={currentMark(to, pathname)}>
                {label}
              </Link>
            ))}
            <Menu
              label={frameCopy.navigation.more}
              icon={<span>{frameCopy.navigation.more}</span>}
              align="start"
            >
              {links.more.map(({ to, label }) => (
                <MenuLink key={to} to={to} prefetch="intent" aria-current={currentMark(to, pathname)}>
                  {label}
                </MenuLink>
              ))}
            </Menu>
          </nav>
          <div className="header__tools">
            <HeaderSearch />
            <CountedLink
              to={pathTo('wishlist')}
              icon="heart"
              copy={frameCopy.wishlist}
              count={visitor.kind === 'guest' ? 0 : counts.wishlist}
            />
            {visitor.kind === 'customer' && <AccountMenu visitor={visitor} />}
            {visitor.kind === 'guest' ? <GuestCartLink /> : <CartLink count={counts.cart} />}
            {visitor.kind === 'guest' && (
              <LinkButton to={wayIn} variant="ghost" small className="only-wide">
                {frameCopy.account.signIn}
              </LinkButton>
            )}
          </div>
        </div>
      </header>
      <SideMenu visitor={visitor} />
    </>
  )
}

/** A separate component, so that a cart change re-renders nothing else. */
function GuestCartLink() {
  return <CartLink count={useGuestCartCount()} />
}

function CartLink({ count }: { count: number }) {
  return <CountedLink to={pathTo('cart')} icon="bag" copy={frameCopy.cart} count={count} />
}

interface CountedLinkProps {
  to: string
  icon: 'heart' | 'bag'
  copy: { label: string; counted: (count: number) => string }
  count: number
}

/** The count overlays the icon, so a late count does not shift the layout. */
function CountedLink({ to, icon, copy, count }: CountedLinkProps) {
  return (
    <IconLink
      to={to}
      prefetch="intent"
      label={count > 0 ? copy.counted(count) : copy.label}
      icon={<Icon name={icon} />}
    >
      {count > 0 && <span className="count">{count > 99 ? '99+' : count}</span>}
    </IconLink>
  )
}

/** A `details` element, so that it opens before any script. */
function HeaderSearch() {
  const ref = useRef<HTMLDetailsElement>(null)
  useDismissableDetails(ref)

  function focusTheBox(event: SyntheticEvent<HTMLDetailsElement>) {
    if (!event.currentTarget.open) return
    const box = event.currentTarget.querySelector('input')
    box?.focus()
    box?.select()
  }

  function close() {
    if (ref.current) ref.current.open = false
  }

  return (
    <details ref={ref} className="header__find" onToggle={focusTheBox}>
      <summary className="icon-btn" aria-label={frameCopy.search.open}>
        <Icon name="search" />
      </summary>
      <div className="header__search">
        <SearchForm className="wrap" onSubmitted={close}>
          <IconButton label={frameCopy.search.close} icon="close" onClick={close} />
        </SearchForm>
      </div>
    </details>
  )
}
