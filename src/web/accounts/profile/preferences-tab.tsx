import { profileCopy } from '#copy/account/profile.ts'
import { reviewConsent } from '#copy/reviews/review-consent.ts'
import { Switch } from '#web/kit/form/switch.tsx'
import type { TabProps } from './personal-tab.tsx'

export function PreferencesTab({ draft, onChange }: TabProps) {
  const { preferences } = profileCopy
  return (
    <>
      <div className="prefs">
        <Switch
          name="marketingEmails"
          value="1"
          label={<b>{preferences.marketing}</b>}
          hint={preferences.marketingHint}
          checked={draft.marketingEmails}
          onChange={(event) => onChange({ marketingEmails: event.target.checked })}
        />
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
