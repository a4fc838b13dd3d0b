import { pathTo } from '#addresses.ts'
import { shopSettingsCopy } from '#office/settings/copy/admin-shop-settings.ts'
import { formatDateTime } from '#platform/domain/sao-paulo-time.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { Fold } from '#ui/admin/fold.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { SettingsAnswer } from './settings-action.server.ts'

const { pixKey: words, saving, saveFailed } = shopSettingsCopy
const shared = { action: pathTo('adminShop'), failed: { title: saveFailed }, saving }

export interface PixKeyView {
  version: number
  current: { maskedKey: string; receiver: string } | null
  waiting: { maskedKey: string; since: Date } | null
}

/** Requires recent re-authentication, because it decides where the money goes. */
export function PixKeySection({ pixKey: { version, current, waiting } }: { pixKey: PixKeyView }) {
  const hidden = { version }
  return (
    <Fold
      id="pixKey"
      title={words.title}
      hint={words.about}
      holds={
        current ? (
          <>
            {words.current} <b className="num">{current.maskedKey}</b> {current.receiver}
          </>
        ) : (
          words.none
        )
      }
      open={waiting !== null || undefined}
    >
      {waiting && (
        <>
          <p role="status">{words.waiting(waiting.maskedKey, formatDateTime(waiting.since))}</p>
          <AdminForm
            {...shared}
            intent="keepPixKey"
            hidden={hidden}
            press={words.keep}
            look={{ variant: 'ghost' }}
            className="mt3"
          />
        </>
      )}
      <AdminForm<SettingsAnswer>
        {...shared}
        intent="pixKey"
        hidden={hidden}
        clears
        className="lock"
        faultOf={({ pixKeyFaults = [] }, name) => {
          const fault = pixKeyFaults.find(
            (pixKeyFault) => pixKeyFault === name || (name === 'key' && pixKeyFault === 'key-unclear'),
          )
          return fault && words.faults[fault]
        }}
        press={words.change}
      >
        {({ input }) => (
          <>
            <p>
              <b>{words.lock}</b>
              <br />
              {words.lockText}
            </p>
            <div className="fields">
              <TextField {...input('key')} {...words.key} maxLength={100} />
              <TextField {...input('receiver')} {...words.receiver} maxLength={100} span={3} />
              <TextField {...input('city')} {...words.city} maxLength={100} span={3} />
            </div>
            <p className="hint">{words.hint}</p>
          </>
        )}
      </AdminForm>
    </Fold>
  )
}
