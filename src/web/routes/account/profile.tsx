import { useEffect, useState } from 'react'
import { profileCopy, profileNotices } from '#copy/profile.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import { loadProfile } from '#shop/accounts/load-profile.ts'
import { NoteWithoutScript } from '#web/accounts/note-without-script.tsx'
import { privatePageMeta } from '#web/accounts/private-page-meta.ts'
import { deletionStepFrom } from '#web/accounts/profile/deletion-page.tsx'
import { IdentityCard } from '#web/accounts/profile/identity-card.tsx'
import { OwnData } from '#web/accounts/profile/own-data.tsx'
import { changeProfile } from '#web/accounts/profile/profile-action.server.ts'
import { firstFault } from '#web/accounts/profile/profile-answer.ts'
import { ProfileForm } from '#web/accounts/profile/profile-form.tsx'
import { tabFrom, tabOf } from '#web/accounts/profile/profile-tabs.ts'
import { customerOf, shopOf } from '#web/context.server.ts'
import { pathTo } from '#web/route-paths.ts'
import { ArrowLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { toast } from '#web/ui/toast/toast-store.ts'
import type { Route } from './+types/profile.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const { searchParams: query } = new URL(request.url)
  const profile = await loadProfile(shop, customerOf(context)).catch((error: unknown) => {
    shop.log.error({ err: error }, 'a profile could not be loaded')
    return null
  })
  return {
    profile,
    today: isoDay(shop.clock.now()),
    tab: tabFrom(query.get('aba')),
    deletionStep: deletionStepFrom(query.get('excluir')),
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
        {profile ? (
          <div className="account">
            <IdentityCard profile={profile} />
            <div className="account__main">
              <ProfileForm profile={profile} today={today} tab={tab} onTab={setTab} refused={refused} />
              {tab === 'preferences' && <OwnData step={deletionStep} hasPassword={profile.hasPassword} />}
            </div>
          </div>
        ) : (
          <LoadFailure />
        )}
      </div>
    </main>
  )
}

function LoadFailure() {
  const { title, text } = profileNotices.loadFailed
  useEffect(() => {
    toast(profileNotices.loadFailed)
  }, [])
  return <EmptyState title={title} text={text} />
}
