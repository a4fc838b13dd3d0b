import type { ReactNode } from 'react'
import { courierSettingsCopy as words } from '#delivery/freight/admin-copy.ts'
import { Badge } from '#ui/elements/badge.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { DraftFields } from './price-table.tsx'

interface OriginPanelProps {
  fields: DraftFields
  isValidated: boolean
  validate: ReactNode
}

/** Not a native time input, which follows the machine's locale and may show '5:00 PM'. */
const clock = { span: 2, className: 'fw', numeric: true, maxLength: 5, autoComplete: 'off' } as const

export function PeakPanel({ fields }: { fields: DraftFields }) {
  return (
    <section className="panel" aria-labelledby="pico">
      <div className="panel__head cluster ends baseline">
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
          trailing={<span className="muted tier__u fs-micro">%</span>}
        />
      </div>
      <p className="hint mt3">{words.peakRule}</p>
    </section>
  )
}

export function FreeFreightPanel({ fields }: { fields: DraftFields }) {
  return (
    <section className="panel" aria-labelledby="frete-gratis">
      <div className="panel__head cluster ends baseline">
        <h2 id="frete-gratis">{words.freeFreight}</h2>
      </div>
      <TextField
        {...fields('freeAbove')}
        label={words.freeAbove}
        hint={words.freeAboveHint}
        affix="R$"
        numeric
        optional
        inputMode="decimal"
        autoComplete="off"
      />
    </section>
  )
}

/** Only 'Validar' moves the point from which distances are measured. */
export function OriginPanel({ fields, isValidated, validate }: OriginPanelProps) {
  const { error, ...input } = fields('originAddress')
  return (
    <section className="panel" aria-labelledby="origem">
      <div className="panel__head cluster ends baseline">
        <h2 id="origem">{words.origin}</h2>
        {isValidated && <Badge tone="sage">{words.originValidated}</Badge>}
      </div>
      <Field
        label={words.originLabel}
        error={error}
        hint={isValidated ? words.originHint : words.originUnvalidated}
      >
        {(wiring) => (
          <div className="join grid g3">
            <input {...wiring} {...input} className="input" maxLength={300} autoComplete="off" />
            {validate}
          </div>
        )}
      </Field>
    </section>
  )
}
