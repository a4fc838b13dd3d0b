import { profileCopy } from '#copy/account/profile.ts'
import { Button } from '#web/kit/elements/button.tsx'
import type { ProfileTab } from './profile-tabs.ts'

export function SaveBar({ tab, isSaving }: { tab: ProfileTab; isSaving: boolean }) {
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
