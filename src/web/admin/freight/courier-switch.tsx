import { useState } from 'react'
import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { courierSettingsCopy as words } from '#copy/admin/courier-settings.ts'
import { Switch } from '#web/kit/form/switch.tsx'
import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'

interface CourierSwitchProps {
  isEnabled: boolean
  onSwitch(enabled: boolean): void
}

/** Asks before it moves: whether freight is charged changes what every open cart costs. */
export function CourierSwitch({ isEnabled, onSwitch }: CourierSwitchProps) {
  const [isAsking, setAsking] = useState(false)
  const { title, question, confirm } = words.switching[isEnabled ? 'off' : 'on']
  return (
    <>
      <Switch
        name="enabled"
        label={<b>{words.courier}</b>}
        hint={words.enable}
        checked={isEnabled}
        onChange={() => setAsking(true)}
      />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={title}
        question={question}
        detail={
          <>
            {words.switching.detail}{' '}
            {isEnabled && <Link to={`${pathTo('adminShop')}#courierPause`}>{words.switching.pause}</Link>}
          </>
        }
        confirmLabel={confirm}
        tone="normal"
        onConfirm={() => {
          setAsking(false)
          onSwitch(!isEnabled)
        }}
      />
    </>
  )
}
