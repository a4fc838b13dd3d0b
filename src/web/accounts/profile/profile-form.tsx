import { useRef } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { profileCopy, profileNotices } from '#copy/account/profile.ts'
import type { Profile } from '#shop/accounts/load-profile.ts'
import { Tabs } from '#web/kit/elements/tabs.tsx'
import { draftKey } from '#web/kit/form/drafts.ts'
import { UnsavedGuard } from '#web/kit/form/unsaved-guard.tsx'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import { AddressTab } from './address-tab.tsx'
import { PersonalTab } from './personal-tab.tsx'
import { PreferencesTab } from './preferences-tab.tsx'
import type { ProfileAnswer } from './profile-answer.ts'
import { draftOf } from './profile-draft.ts'
import { type ProfileTab, profileTabs, tabOf } from './profile-tabs.ts'
import { SaveBar } from './save-bar.tsx'
import { useFaultFocus } from './use-fault-focus.ts'
import { useProfileDraft } from './use-profile-draft.ts'

interface ProfileFormProps {
  profile: Profile
  today: string
  tab: ProfileTab
  onTab: (tab: ProfileTab) => void
  /** The answer to a form that was sent without a script. */
  refused: ProfileAnswer | undefined
}

/** One form over three tabs: switching between them loses nothing, and one button saves it all. */
export function ProfileForm({ profile, today, tab, onTab, refused }: ProfileFormProps) {
  const fetcher = useFetcher<ProfileAnswer>()
  useToastAnswer(fetcher.data, undefined, profileNotices.saveFailed)
  const isSaving = fetcher.state !== 'idle'
  const answer = fetcher.data ?? refused
  const { draft, isDirty, change, noteSubmission, errorOf, forget } = useProfileDraft(draftOf(profile), {
    isSaving,
    answer,
    typed: refused?.typed ?? null,
    storageKey: draftKey(profile.email, 'profile'),
  })
  const form = useRef<HTMLFormElement>(null)
  useFaultFocus(form, answer, (field) => onTab(tabOf(field)))
  const shared = { draft, onChange: change, errorOf }
  const contents = {
    personal: <PersonalTab {...shared} email={profile.email} today={today} />,
    address: <AddressTab {...shared} />,
    preferences: <PreferencesTab {...shared} />,
  }
  return (
    <fetcher.Form ref={form} method="post" action={pathTo('profile')} noValidate onSubmit={noteSubmission}>
      <Tabs
        label={profileCopy.page}
        selected={tab}
        onSelect={(id) => onTab(id as ProfileTab)}
        tabs={profileTabs.map(({ id, search }) => ({
          id,
          label: profileCopy.tabs[id],
          href: pathTo('profile', {}, { aba: search }),
          content: contents[id],
        }))}
      />
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="tab" value={tab} />
      <input type="hidden" name="marketingEmailsBefore" value={profile.marketingEmails ? '1' : ''} />
      <input type="hidden" name="reviewInvitationsBefore" value={profile.reviewInvitations ? '1' : ''} />
      <SaveBar tab={tab} isSaving={isSaving} />
      <UnsavedGuard dirty={isDirty && !isSaving} words={profileCopy.unsaved} onLeave={forget} />
    </fetcher.Form>
  )
}
