import { SignOutForm } from '#accounts/session/storefront/sign-out-form.tsx'
import { pathTo } from '#addresses.ts'
import { frameCopy } from '#ui/copy/frame.ts'
import { Menu, MenuAction, MenuLink, MenuRule } from '#ui/overlays/menu.tsx'
import type { FrameVisitor } from './frame-props.ts'

type Customer = Extract<FrameVisitor, { kind: 'customer' }>

export function AccountMenu({ visitor }: { visitor: Customer }) {
  const { account } = frameCopy
  return (
    <Menu label={account.open} icon="user" className="only-wide">
      <div className="menu__who">
        <b>{visitor.name}</b>
        <br />
        <span className="small muted">{visitor.email}</span>
      </div>
      <MenuLink icon="user" to={pathTo('profile')}>
        {account.profile}
      </MenuLink>
      <MenuLink icon="box" to={pathTo('orders')}>
        {account.orders}
      </MenuLink>
      <MenuLink icon="heart" to={pathTo('wishlist')}>
        {account.wishlist}
      </MenuLink>
      {visitor.isStaff && (
        <MenuLink icon="dashboard" to={pathTo('adminToday')}>
          {account.admin}
        </MenuLink>
      )}
      <MenuRule />
      <SignOutForm>
        <MenuAction type="submit" icon="arrow-left">
          {account.signOut}
        </MenuAction>
      </SignOutForm>
    </Menu>
  )
}
