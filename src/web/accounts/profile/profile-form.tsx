import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { profileCopy } from '#copy/profile.ts'
import type { Profile } from '#shop/accounts/load-profile.ts'
import { useToastAnswer } from '../../cart/use-toast-answer.ts'
import { pathTo } from '../../route-paths.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AddressTab } from './address-tab.tsx'
import { PersonalTab } from './personal-tab.tsx'
import { PreferencesTab } from './preferences-tab.tsx'
import type { ProfileAnswer } from './profile-action.server.ts'
import { draftOf, isSameDraft, type ProfileDraft } from './profile-draft.ts'
import { type ProfileTab, profileTabs } from './profile-tabs.ts'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

interface ProfileFormProps {
  profile: Profile
  today: string
  tab: ProfileTab
  onTab: (tab: ProfileTab) => void
}

/** One form over three tabs: switching between them loses nothing, and one button saves it all. */
export function ProfileForm({ profile, today, tab, onTab }: ProfileFormProps) {
  const fetcher = useFetcher<ProfileAnswer>()
  useToastAnswer(fetcher.data)
  const kept = draftOf(profile)
  // Changes lie over what is kept: once the server has kept them, nothing is left to save.
  const [changes, setChanges] = useState<Partial<ProfileDraft>>({})
  const draft = { ...kept, ...changes }
  const isSaving = fetcher.state !== 'idle'
  const submitted = useRef(draft)
  useEffect(() => {
    if (isSaving || !fetcher.data?.ok) return
    setChanges((before) => stillUnsaved(before, submitted.current))
  }, [isSaving, fetcher.data])
  const guard = useUnsavedGuard(!isSameDraft(kept, draft) && !isSaving)
  const shared = {
    draft,
    onChange: (change: Partial<ProfileDraft>) => setChanges((before) => ({ ...before, ...change })),
  }
  const { tabs } = profileCopy
  const contents = {
    personal: <PersonalTab {...shared} email={profile.email} today={today} />,
    address: <AddressTab {...shared} />,
    preferences: <PreferencesTab {...shared} />,
  }
  return (
    <fetcher.Form
      method="post"
      action={pathTo('profile')}
      noValidate
      onSubmit={() => {
        submitted.current = draft
      }}
    >
      <Tabs
        label={profileCopy.page}
        selected={tab}
        onSelect={(id) => onTab(id as ProfileTab)}
        tabs={profileTabs.map(({ id, search }) => ({
          id,
          label: tabs[id],
          href: pathTo('profile', {}, { aba: search }),
          content: contents[id],
        }))}
      />
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="tab" value={tab} />
      <input type="hidden" name="marketingEmailsBefore" value={kept.marketingEmails ? '1' : ''} />
      <SaveBar tab={tab} isSaving={isSaving} />
      <ConfirmDialog
        open={guard.isAsking}
        onClose={guard.stay}
        title={profileCopy.unsaved.title}
        question={profileCopy.unsaved.question}
        confirmLabel={profileCopy.unsaved.leave}
        onConfirm={guard.leave}
      />
    </fetcher.Form>
  )
}

/** What was typed while the rest was on its way. */
function stillUnsaved(changes: Partial<ProfileDraft>, submitted: ProfileDraft): Partial<ProfileDraft> {
  const fields = Object.entries(changes) as [keyof ProfileDraft, unknown][]
  return Object.fromEntries(fields.filter(([field, value]) => submitted[field] !== value))
}

function SaveBar({ tab, isSaving }: { tab: ProfileTab; isSaving: boolean }) {
  const { required, save, saving } = profileCopy
  return (
    <div className="account__foot">
      {tab === 'preferences' ? (
        <span />
      ) : (
        <p className="hint">
          {required.before}
          <span className="req">{required.star}</span>
          {required.after}
        </p>
      )}
      <Button type="submit" busy={isSaving} busyLabel={saving}>
        {save}
      </Button>
    </div>
  )
}
