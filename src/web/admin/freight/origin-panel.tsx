import { courierSettingsCopy as words } from '#copy/admin/courier-settings.ts'
import { Badge } from '#web/kit/elements/badge.tsx'
import { Button } from '#web/kit/elements/button.tsx'
import { Field } from '#web/kit/form/field.tsx'
import type { DraftFields } from './draft-fields.ts'

interface OriginPanelProps {
  fields: DraftFields
  isValidated: boolean
  isBusy: boolean
}

/** Where deliveries start. Only 'Validar' moves the point from which distances are counted. */
export function OriginPanel({ fields, isValidated, isBusy }: OriginPanelProps) {
  const { error, ...input } = fields('originAddress')
  return (
    <section className="panel" aria-labelledby="origem">
      <div className="panel__head">
        <h2 id="origem">{words.origin}</h2>
        {isValidated && <Badge tone="sage">{words.originValidated}</Badge>}
      </div>
      <Field
        label={words.originLabel}
        error={error}
        hint={isValidated ? words.originHint : words.originUnvalidated}
      >
        {(wiring) => (
          <div className="join">
            <input {...wiring} {...input} className="input" maxLength={300} autoComplete="off" />
            <Button
              type="submit"
              variant="ghost"
              name="intent"
              value="validate"
              busy={isBusy}
              busyLabel={words.validating}
            >
              {words.validate}
            </Button>
          </div>
        )}
      </Field>
    </section>
  )
}
