import { courierSettingsCopy as words } from '#copy/admin/courier-settings.ts'
import { TextField } from '#web/kit/form/text-field.tsx'
import type { DraftFields } from './draft-fields.ts'

/** Typed as '17:00': a time field of the browser would follow the machine's language, which may write '5:00 PM'. */
const clock = { span: 2, className: 'fw', numeric: true, maxLength: 5, autoComplete: 'off' } as const

/** When deliveries cost more, and by how much. */
export function PeakPanel({ fields }: { fields: DraftFields }) {
  return (
    <section className="panel" aria-labelledby="pico">
      <div className="panel__head">
        <h2 id="pico">{words.peak}</h2>
        <span className="small muted">{words.peakHint}</span>
      </div>
      <div className="fields">
        <TextField {...fields('peakStartTime')} {...clock} label={words.peakStart} />
        <TextField {...fields('peakEndTime')} {...clock} label={words.peakEnd} />
        <TextField
          {...fields('peakUpchargePct')}
          label={words.peakUpcharge}
          span={2}
          className="fw"
          numeric
          inputMode="decimal"
          autoComplete="off"
          trailing={<span className="tier__u">%</span>}
        />
      </div>
      <p className="hint mt3">{words.peakRule}</p>
    </section>
  )
}
