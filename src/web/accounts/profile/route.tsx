import { useState } from 'react'
import { pathTo } from '#addresses.ts'
import { profileCopy, profileNotices } from '#copy/account/profile.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import { loadProfile } from '#shop/accounts/load-profile.ts'
import { NoteWithoutScript } from '#web/accounts/access/note-without-script.tsx'
import { ArrowLink } from '#web/kit/elements/button.tsx'
import { PageFailure, type PageHandle } from '#web/kit/failures/page-failure.tsx'
import { privatePageMeta } from '#web/kit/seo/private-page-meta.ts'
import { PotsForm } from '#web/pots/pots-form.tsx'
import { customerOf, shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/route.ts'
import { deletionStepFrom } from './deletion-page.tsx'
import { IdentityCard } from './identity-card.tsx'
import { OwnData } from './own-data.tsx'
import { OwnPassword } from './own-password.tsx'
import { changeProfile } from './profile-action.server.ts'
import { firstFault } from './profile-answer.ts'
import { ProfileForm } from './profile-form.tsx'
import { tabFrom, tabOf } from './profile-tabs.ts'

export const handle: PageHandle = { loadFailed: profileNotices.loadFailed }

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const { searchParams: query } = new URL(request.url)
  const deletionStep = deletionStepFrom(query.get('excluir'))
  const profile = await loadProfile(shop, customerOf(context)).catch((error: unknown) => {
    shop.log.error({ err: error }, 'a profile could not be loaded')
    return null
  })
  return {
    profile,
    isAdministrator: customerOf(context).isAdministrator,
    today: isoDay(shop.clock.now()),
    tab: deletionStep ? 'preferences' : tabFrom(query.get('aba')),
    deletionStep,
  }
}

export function action({ request, context }: Route.ActionArgs) {
  return changeProfile(request, context)
}

export function meta() {
  return privatePageMeta(profileCopy.page)
}

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData && 'faults' in actionData ? actionData : undefined
  const { profile, today, deletionStep } = loaderData
  const fault = firstFault(refused)
  const [tab, setTab] = useState(fault ? tabOf(fault) : loaderData.tab)
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
        <div className="account">
          <IdentityCard profile={profile} isAdministrator={loaderData.isAdministrator} />
          <div className="account__main">
            <ProfileForm profile={profile} today={today} tab={tab} onTab={setTab} refused={refused} />
            {tab === 'personal' && <PotsForm pots={profile.pots} />}
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
