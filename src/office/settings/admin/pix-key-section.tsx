import { shopSettingsCopy } from '#office/settings/copy/admin-shop-settings.ts'
import type { PixKeyFault } from '#payments/use-cases/change-pix-key.ts'
import { formatDateTime } from '#platform/domain/sao-paulo-time.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { SectionForm } from './section-form.tsx'

const words = shopSettingsCopy.pixKey

export interface PixKeyView {
  version: number
  current: { maskedKey: string; receiver: string } | null
  /** A change during its waiting period. */
  waiting: { maskedKey: string; since: Date } | null
}

/** Requires recent re-authentication, because it decides where the money goes. */
export function PixKeySection({ pixKey: { version, current, waiting } }: { pixKey: PixKeyView }) {
  return (
    <SectionForm
      section="pixKey"
      title={words.title}
      about={words.about}
      version={version}
      values={{}}
      saveLabel={words.change}
      clearLabel={waiting !== null && words.keep}
    >
      {({ values, answer, savedCount }) => {
        const field = (name: 'key' | 'receiver' | 'city') => ({
          name,
          label: words[name].label,
          hint: words[name].hint,
          error: faultOf(name, answer?.pixKeyFaults),
          defaultValue: values[name] ?? '',
          autoComplete: 'off',
          maxLength: 100,
        })
        return (
          <>
            <p className="keyline">
              {current ? (
                <>
                  <span className="muted">{words.current}</span> <b className="num">{current.maskedKey}</b>{' '}
                  <span className="muted">{current.receiver}</span>
                </>
              ) : (
                words.none
              )}
            </p>
            {waiting && (
              <p role="status">{words.waiting(waiting.maskedKey, formatDateTime(waiting.since))}</p>
            )}
            <div className="lock">
              <p>
                <b>{words.lock}</b>
                <br />
                {words.lockText}
              </p>
              <div className="fields" key={savedCount}>
                <TextField {...field('key')} />
                <TextField {...field('receiver')} span={3} />
                <TextField {...field('city')} span={3} />
              </div>
              <p className="hint">{words.hint}</p>
            </div>
          </>
        )
      }}
    </SectionForm>
  )
}

function faultOf(name: 'key' | 'receiver' | 'city', faults: readonly PixKeyFault[] = []): string | null {
  const fault = faults.find((each) => each === name || (name === 'key' && each === 'key-unclear'))
  return fault ? words.faults[fault] : null
}
