import { Link, useLocation } from 'react-router'
import { SignOutForm } from '#accounts/session/storefront/sign-out-form.tsx'
import { pathTo } from '#addresses.ts'
import { NewsletterPromo } from '#content/newsletter/storefront/newsletter-promo.tsx'
import { useAuthPath } from '#ui/browser/auth-path.ts'
import { useRootData } from '#ui/browser/use-root-data.ts'
import { frameCopy } from '#ui/copy/frame.ts'
import { Avatar } from '#ui/elements/avatar.tsx'
import { Button, LinkButton } from '#ui/elements/button.tsx'
import { Icon } from '#ui/elements/icon.tsx'
import { IconButton } from '#ui/elements/icon-button.tsx'
import { Logo } from '#ui/elements/logo.tsx'
import { closesSheet, SideSheet } from '#ui/overlays/side-sheet.tsx'
import type { FrameVisitor } from './frame-props.ts'
import { currentMark, shopLinks } from './main-links.ts'
import { SearchForm } from './search-form.tsx'

export const SIDE_MENU_ID = 'menu'

export function SideMenu({ visitor }: { visitor: FrameVisitor }) {
  const { pathname } = useLocation()
  const root = useRootData()
  const links = shopLinks(root?.shop)
  const close = closesSheet(SIDE_MENU_ID)
  return (
    <SideSheet id={SIDE_MENU_ID} label={frameCopy.sideMenu.label} className="drawer">
      <div className="drawer__head">
        <Logo />
        <IconButton label={frameCopy.sideMenu.close} icon="close" {...close} />
      </div>
      <div className="drawer__search">
        <SearchForm onSubmitted={close.onClick} />
      </div>
      <nav className="drawer__nav" aria-label={frameCopy.sideMenu.label}>
        {links.main.map(({ to, label }) => (
          <Link key={to} to={to} aria-current={currentMark(to, pathname)}>
            {label}
            <Icon name="chevron-right" size="s" />
          </Link>
        ))}
      </nav>
      <nav className="drawer__account fs-small drawer__more" aria-label={frameCopy.navigation.more}>
        {links.more.map(({ to, label }) => (
          <Link key={to} to={to} aria-current={currentMark(to, pathname)}>
            {label}
          </Link>
        ))}
      </nav>
      <UserCard visitor={visitor} />
      {root?.shop.parts.newsletter && <NewsletterPromo text={root.shop.newsletter} />}
    </SideSheet>
  )
}

function UserCard({ visitor }: { visitor: FrameVisitor }) {
  const wayIn = useAuthPath()
  const { account } = frameCopy
  if (visitor.kind === 'guest') {
    return (
      <div className="drawer__user">
        <p className="small muted">{frameCopy.sideMenu.welcome}</p>
        <LinkButton to={wayIn} variant="ghost" small block className="mt3">
          {account.signIn}
        </LinkButton>
      </div>
    )
  }
  return (
    <div className="drawer__user">
      <div className="who">
        <Avatar name={visitor.name} email={visitor.email} url={visitor.avatarUrl} />
        <p>
          <b>{visitor.name}</b>
          <br />
          <span className="small muted">{visitor.email}</span>
        </p>
      </div>
      <nav className="drawer__account fs-small" aria-label={account.open}>
        <Link to={pathTo('orders')}>{account.orders}</Link>
        <Link to={pathTo('wishlist')}>{account.wishlist}</Link>
        {visitor.isStaff && <Link to={pathTo('adminToday')}>{account.admin}</Link>}
      </nav>
      <div className="cluster">
        <LinkButton to={pathTo('profile')} variant="ghost" small>
          {account.profile}
        </LinkButton>
        <SignOutForm>
          <Button type="submit" variant="ghost" small block>
            {account.signOut}
          </Button>
        </SignOutForm>
      </div>
    </div>
  )
}
