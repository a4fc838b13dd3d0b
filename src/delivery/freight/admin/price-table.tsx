import type { ChangeEvent } from 'react'
import { useId } from 'react'
import { courierSettingsCopy as words } from '#delivery/freight/admin-copy.ts'
import type { CourierSettingsFault } from '#delivery/freight/domain/courier-settings.ts'
import { RingDot } from '#delivery/freight/storefront/ring-dot.tsx'
import { FieldError } from '#ui/form/field.tsx'

interface DraftField {
  name: CourierSettingsFault
  value: string
  error: string | null
  onChange(event: ChangeEvent<HTMLInputElement>): void
}

export type DraftFields = (field: CourierSettingsFault) => DraftField

const rows = [
  { field: 'basePrice', ring: 0, unit: words.fixed },
  { field: 'tier1Rate', ring: 1, unit: words.perKm },
  { field: 'tier2Rate', ring: 2, unit: words.perKm },
  { field: 'tier3Rate', ring: 3, unit: words.perKm },
  { field: 'tier4Rate', ring: 4, unit: words.perKm },
  { field: 'handlingFee', ring: null, unit: words.fixed },
] as const

export function PriceTable({ fields }: { fields: DraftFields }) {
  return (
    <section className="panel" aria-labelledby="tabela">
      <div className="panel__head cluster ends baseline">
        <h2 id="tabela">{words.table}</h2>
        <span className="small muted">{words.tableHint}</span>
      </div>
      <div className="grid g0">
        {rows.map((row) => (
          <Tier key={row.field} {...row} fields={fields} />
        ))}
      </div>
    </section>
  )
}

interface TierProps {
  field: keyof typeof words.bands & CourierSettingsFault
  ring: number | null
  unit: string
  fields: DraftFields
}

function Tier({ field, ring, unit, fields }: TierProps) {
  const id = useId()
  const { error, ...input } = fields(field)
  return (
    <div className="tier grid">
      <label htmlFor={id}>
        {ring !== null && <RingDot ring={ring} />}
        {words.bands[field]}
      </label>
      <div className="input-group">
        <span className="affix">R$</span>
        <input
          {...input}
          id={id}
          className="input num"
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span className="muted tier__u fs-micro">{unit}</span>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
