import { type ReactNode, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { NoteWithoutScript } from '#accounts/sign-in/storefront/note-without-script.tsx'
import { pathTo } from '#addresses.ts'
import { ownPasswordCopy as copy, profileCopy } from '#customers/profile/copy/profile.ts'
import type { Profile } from '#customers/profile/use-cases/load-profile.ts'
import { Avatar } from '#ui/elements/avatar.tsx'
import { Badge } from '#ui/elements/badge.tsx'
import { ArrowLink, Button } from '#ui/elements/button.tsx'
import { Icon } from '#ui/elements/icon.tsx'
import { PageFailure } from '#ui/failures/page-failure.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { OwnData } from './own-data.tsx'
import { firstFault, type ProfileAnswer } from './profile-answer.ts'
import { ProfileForm } from './profile-form.tsx'
import type { LoadedProfile } from './profile-page.server.ts'
import { findTab } from './profile-tabs.ts'

interface IdentityCardProps {
  profile: Profile
  /** Staff must set up a second factor; former staff may have one to remove. */
  isStaff: boolean
}

interface ProfilePageProps {
  loaded: LoadedProfile
  refused: ProfileAnswer | undefined
  children?: ReactNode
}

export function ProfilePage({ loaded, refused, children }: ProfilePageProps) {
  const { profile, today, deletionStep } = loaded
  const fault = firstFault(refused)
  const [tab, setTab] = useState(fault ? findTab(fault) : loaded.tab)
  if (!profile)
    return (
      <main id="conteudo" tabIndex={-1} className="wrap section">
        <PageFailure />
      </main>
    )
  return (
    <main id="conteudo" tabIndex={-1}>
      <div className="wrap account-page">
        <p>
          <ArrowLink back to={pathTo('home')}>
            {profileCopy.back}
          </ArrowLink>
        </p>
        <h1>{profileCopy.page}</h1>
        <NoteWithoutScript message={refused?.toast} />
        <div className="account split">
          <IdentityCard profile={profile} isStaff={loaded.isStaff} />
          <div className="account__main">
            <ProfileForm profile={profile} today={today} tab={tab} onTab={setTab} refused={refused} />
            {tab === 'personal' && children}
            {tab === 'preferences' && (
              <>
                <OwnPassword hasPassword={profile.hasPassword} />
                <OwnData
                  step={deletionStep}
                  hasPassword={profile.hasPassword}
                  hasReviews={profile.hasReviews}
                />
              </>
            )}
          </div>
        </div>
      </div>
    </main>
  )
}

function OwnPassword({ hasPassword }: { hasPassword: boolean }) {
  const fetcher = useFetcher<FormAnswer>()
  useToastAnswer(fetcher.data, undefined, copy.failed)
  const words = hasPassword ? copy.with : copy.without
  return (
    <section className="own-data">
      <h3>{copy.title}</h3>
      <p className="small muted mt2">{words.text}</p>
      <fetcher.Form method="post" action={pathTo('profile')} className="mt4">
        <input type="hidden" name="intent" value="password-link" />
        <Button type="submit" small variant="ghost" busy={fetcher.state !== 'idle'} busyLabel={copy.busy}>
          {words.submit}
        </Button>
      </fetcher.Form>
    </section>
  )
}

function IdentityCard({ profile, isStaff }: IdentityCardProps) {
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
        {(isStaff || profile.hasFactor) && (
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
