import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { profileCopy } from '#copy/account/profile.ts'
import type { Profile } from '#shop/accounts/load-profile.ts'
import { Avatar } from '#web/kit/elements/avatar.tsx'
import { Badge } from '#web/kit/elements/badge.tsx'
import { Icon } from '#web/kit/elements/icon.tsx'

interface IdentityCardProps {
  profile: Profile
  /** Who administers the shop has a second factor to set up. */
  isAdministrator: boolean
}

/** Who this is; stays while the tabs change. */
export function IdentityCard({ profile, isAdministrator }: IdentityCardProps) {
  const { fullName, email, avatarUrl, profileCompleted } = profile
  const { links } = profileCopy
  return (
    <aside className="account__id">
      <Avatar large name={fullName ?? ''} email={email} url={avatarUrl} />
      <div>
        <h2>{fullName || profileCopy.nameless}</h2>
        <p className="small muted">{email}</p>
        <p className="mt3">
          <Badge tone={profileCompleted ? 'sage' : 'amber'}>
            {profileCompleted ? profileCopy.complete : profileCopy.incomplete}
          </Badge>
        </p>
      </div>
      <nav aria-label={links.label}>
        <Link to={pathTo('orders')}>
          <Icon name="box" />
          {links.orders}
          <Icon name="chevron-right" size="s" />
        </Link>
        {isAdministrator && (
          <Link to={pathTo('profileSecurity')}>
            <Icon name="check-circle" />
            {links.security}
            <Icon name="chevron-right" size="s" />
          </Link>
        )}
        <Link to={pathTo('wishlist')}>
          <Icon name="heart" />
          {links.wishlist}
          <Icon name="chevron-right" size="s" />
        </Link>
      </nav>
    </aside>
  )
}
