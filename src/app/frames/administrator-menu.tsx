import { SignOutForm } from '#accounts/session/storefront/sign-out-form.tsx'
import { pathTo } from '#addresses.ts'
import { frameCopy } from '#ui/copy/frame.ts'
import { Avatar, buildInitials } from '#ui/elements/avatar.tsx'
import { Menu, MenuAction, MenuLink, MenuRule } from '#ui/overlays/menu.tsx'

export interface AdministratorMenuProps {
  administrator: { name: string; email: string; avatarUrl: string | null }
}

export function AdministratorMenu({ administrator: { name, email, avatarUrl } }: AdministratorMenuProps) {
  const { account } = frameCopy
  return (
    <Menu
      // The accessible name starts with the visible text, for voice control.
      label={`${buildInitials(name, email)}: ${account.open}`}
      icon={<Avatar name={name} email={email} url={avatarUrl} />}
    >
      <div className="menu__who">
        <b>{name}</b>
        <br />
        <span className="small muted">{email}</span>
      </div>
      <MenuLink icon="user" to={pathTo('profile')}>
        {account.profile}
      </MenuLink>
      <MenuRule />
      <SignOutForm>
        <MenuAction type="submit" icon="arrow-left">
          {account.signOut}
        </MenuAction>
      </SignOutForm>
    </Menu>
  )
}
