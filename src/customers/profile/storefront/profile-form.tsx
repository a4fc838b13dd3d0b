import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { reviewConsent } from '#checkout/purchase/copy/review-consent.ts'
import { profileCopy, profileNotices } from '#customers/profile/copy/profile.ts'
import type { TypedProfile } from '#customers/profile/domain/profile-form.ts'
import type { Profile } from '#customers/profile/use-cases/load-profile.ts'
import { useNewsletterName, useStorefrontParts } from '#ui/browser/use-root-data.ts'
import { draftRestored } from '#ui/copy/ui.ts'
import { Button } from '#ui/elements/button.tsx'
import { Tabs } from '#ui/elements/tabs.tsx'
import { draftKey, forgetDraft, readDraft, writeDraft } from '#ui/form/drafts.ts'
import { Switch } from '#ui/form/switch.tsx'
import { UnsavedGuard } from '#ui/form/unsaved-guard.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { AddressTab } from './address-tab.tsx'
import { PersonalTab, type TabProps } from './personal-tab.tsx'
import type { ProfileAnswer } from './profile-answer.ts'
import { buildDraft, isSameDraft, type ProfileDraft } from './profile-draft.ts'
import { findTab, type ProfileTab, profileTabs } from './profile-tabs.ts'
import { useFaultFocus } from './use-fault-focus.ts'

interface Saving {
  isSaving: boolean
  answer: ProfileAnswer | undefined
  typed: ProfileDraft | null
  storageKey: string
}

interface ProfileFormProps {
  profile: Profile
  today: string
  tab: ProfileTab
  onTab: (tab: ProfileTab) => void
  refused: ProfileAnswer | undefined
}

/** One form over three tabs, so that switching keeps changes and one button saves everything. */
export function ProfileForm({ profile, today, tab, onTab, refused }: ProfileFormProps) {
  const fetcher = useFetcher<ProfileAnswer>()
  useToastAnswer(fetcher.data, undefined, profileNotices.saveFailed)
  const isSaving = fetcher.state !== 'idle'
  const answer = fetcher.data ?? refused
  const { draft, isDirty, change, noteSubmission, errorOf, forget } = useProfileDraft(buildDraft(profile), {
    isSaving,
    answer,
    typed: refused?.typed ?? null,
    storageKey: draftKey(profile.email, 'profile'),
  })
  const form = useRef<HTMLFormElement>(null)
  useFaultFocus(form, answer, (field) => onTab(findTab(field)))
  const shared = { draft, onChange: change, errorOf }
  const contents = {
    personal: <PersonalTab {...shared} email={profile.email} today={today} />,
    address: <AddressTab {...shared} />,
    preferences: <PreferencesTab {...shared} isSubscribed={profile.marketingEmails} />,
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

function SaveBar({ tab, isSaving }: { tab: ProfileTab; isSaving: boolean }) {
  const { required, save, saving } = profileCopy
  return (
    <div className="account__foot cluster ends g4 mt6">
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

function PreferencesTab({ draft, onChange, isSubscribed }: TabProps & { isSubscribed: boolean }) {
  // Subscribers can always unsubscribe.
  const canSubscribe = useStorefrontParts().newsletter || isSubscribed
  const { preferences } = profileCopy
  const newsletter = useNewsletterName()
  return (
    <>
      <div className="prefs">
        {canSubscribe && (
          <Switch
            name="marketingEmails"
            value="1"
            label={<b>{preferences.marketing(newsletter)}</b>}
            hint={preferences.marketingHint}
            checked={draft.marketingEmails}
            onChange={(event) => onChange({ marketingEmails: event.target.checked })}
          />
        )}
        <Switch
          name="notificationsEnabled"
          value="1"
          label={<b>{preferences.notifications}</b>}
          hint={preferences.notificationsHint}
          checked={draft.notificationsEnabled}
          onChange={(event) => onChange({ notificationsEnabled: event.target.checked })}
        />
        <Switch
          name="reviewInvitations"
          value="1"
          label={<b>{reviewConsent.label}</b>}
          hint={preferences.reviewsHint}
          checked={draft.reviewInvitations}
          onChange={(event) => onChange({ reviewInvitations: event.target.checked })}
        />
      </div>
      <p className="hint mt4">{preferences.always}</p>
    </>
  )
}

/** Unsaved changes are kept apart from saved values; a successful save clears them. */
function useProfileDraft(savedDraft: ProfileDraft, { isSaving, answer, typed, storageKey }: Saving) {
  const [changes, setChanges] = useState<Partial<ProfileDraft>>(typed ?? {})
  const draft = { ...savedDraft, ...changes }
  const isDirty = !isSameDraft(savedDraft, draft)
  const [submitted, setSubmitted] = useState(draft)
  const handled = useRef<ProfileAnswer>(undefined)
  useEffect(() => {
    // Once per answer: an earlier success must not mark the next submission as saved.
    if (isSaving || !answer?.ok || handled.current === answer) return
    handled.current = answer
    setChanges((before) => stillUnsaved(before, submitted))
  }, [isSaving, answer, submitted])
  const restore = useEffectEvent(() => {
    const stored = knownFields(readDraft(storageKey), savedDraft)
    if (isSameDraft(savedDraft, { ...savedDraft, ...stored })) return
    setChanges((before) => ({ ...stored, ...before }))
    toast(draftRestored)
  })
  useEffect(() => restore(), [])
  useStoredWhileDirty(storageKey, changes, isDirty)
  return {
    draft,
    isDirty,
    change: (fields: Partial<ProfileDraft>) => setChanges((before) => ({ ...before, ...fields })),
    forget: () => forgetDraft(storageKey),
    noteSubmission: () => setSubmitted(draft),
    /** An error applies to the submitted value and disappears when the field changes. */
    errorOf: (field: keyof TypedProfile) =>
      draft[field] === submitted[field] ? (answer?.faults?.[field] ?? null) : null,
  }
}

function stillUnsaved(changes: Partial<ProfileDraft>, submitted: ProfileDraft): Partial<ProfileDraft> {
  const fields = Object.entries(changes) as [keyof ProfileDraft, unknown][]
  return Object.fromEntries(fields.filter(([field, value]) => submitted[field] !== value))
}

function useStoredWhileDirty(key: string, changes: Partial<ProfileDraft>, isDirty: boolean): void {
  const wasDirty = useRef(false)
  useEffect(() => {
    if (isDirty) writeDraft(key, changes)
    else if (wasDirty.current) forgetDraft(key)
    wasDirty.current = isDirty
  }, [key, changes, isDirty])
}

/** A stored draft may come from an earlier release: accept only current fields. */
function knownFields(stored: ReturnType<typeof readDraft>, savedDraft: ProfileDraft): Partial<ProfileDraft> {
  const fields = Object.entries(stored ?? {})
  return Object.fromEntries(
    fields.filter(([field, value]) => typeof value === typeof savedDraft[field as keyof ProfileDraft]),
  )
}
