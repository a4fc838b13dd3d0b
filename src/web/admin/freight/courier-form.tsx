import { useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { courierSettingsCopy as words } from '#copy/admin/courier-settings.ts'
import { actionFailed } from '#copy/shop/failures.ts'
import type { StoredCourierSettings } from '#shop/freight/load-courier-settings.ts'
import { Badge } from '#web/kit/elements/badge.tsx'
import { Button } from '#web/kit/elements/button.tsx'
import { Field } from '#web/kit/form/field.tsx'
import { Switch } from '#web/kit/form/switch.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { useDraft } from '#web/kit/form/use-draft.ts'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'
import type { CourierAnswer } from './courier-action.server.ts'
import { courierDraft, draftFaults, readCourierDraft } from './courier-draft.ts'
import { BriefExample, LiveExamples } from './live-examples.tsx'
import type { DraftFields } from './price-table.tsx'
import { PriceTable } from './price-table.tsx'

interface CourierSwitchProps {
  isEnabled: boolean
  onSwitch(enabled: boolean): void
}

interface OriginPanelProps {
  fields: DraftFields
  isValidated: boolean
  isBusy: boolean
}

/** Typed as '17:00': a time field of the browser would follow the machine's language, which may write '5:00 PM'. */
const clock = { span: 2, className: 'fw', numeric: true, maxLength: 5, autoComplete: 'off' } as const

/** The owner's courier settings, with what they would mean for a customer while they type. */
export function CourierForm({ settings, now }: { settings: StoredCourierSettings; now: Date }) {
  const fetcher = useFetcher<CourierAnswer>()
  const { draft, change, isDirty } = useDraft(courierDraft(settings))
  const faults = new Set([...draftFaults(draft), ...(isDirty ? [] : (fetcher.data?.faults ?? []))])
  const table = readCourierDraft(draft)
  const intent = fetcher.state === 'submitting' ? fetcher.formData?.get('intent') : null
  const showFoundAddress = ({ originAddress }: CourierAnswer) => {
    if (originAddress) change({ originAddress })
  }
  useToastAnswer(fetcher.data, showFoundAddress, (tried) => ({
    title: tried === 'validate' ? words.originNotFound.title : words.saveFailed,
    text: actionFailed.text,
  }))

  const fields: DraftFields = (field) => ({
    name: field,
    value: draft[field],
    error: faults.has(field) ? words.faults[field] : null,
    onChange: ({ target }) => change({ [field]: target.value }),
  })
  return (
    <fetcher.Form method="post" action={pathTo('adminFreight')} className="courier-form" noValidate>
      <input type="hidden" name="version" value={settings.version} />
      {/* Enter in a field saves, and does not validate the address. */}
      <button
        type="submit"
        name="intent"
        value="save"
        hidden
        tabIndex={-1}
        aria-hidden="true"
        onClick={(event) => fetcher.state !== 'idle' && event.preventDefault()}
      />
      <div className="cols cols--frete">
        <div className="courier-form__panels">
          <section className="panel">
            <CourierSwitch isEnabled={draft.enabled} onSwitch={(enabled) => change({ enabled })} />
          </section>
          <OriginPanel
            fields={fields}
            isValidated={settings.originValidated && draft.originAddress === settings.originAddress}
            isBusy={intent === 'validate'}
          />
          <PriceTable fields={fields} />
          <PeakPanel fields={fields} />
          <FreeFreightPanel fields={fields} />
        </div>
        <LiveExamples table={table} now={now} />
      </div>
      <div className="form-foot">
        <span className="small muted courier-form__state">
          <span className="wide-only" role="status">
            {isDirty && words.unsaved}
          </span>
          <span className="narrow-only num">
            <BriefExample table={table} />
          </span>
        </span>
        <Button type="submit" name="intent" value="save" busy={intent === 'save'} busyLabel={words.saving}>
          {words.save}
        </Button>
      </div>
    </fetcher.Form>
  )
}

/** When deliveries cost more, and by how much. */
function PeakPanel({ fields }: { fields: DraftFields }) {
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

/** Empty, every ride is charged. */
function FreeFreightPanel({ fields }: { fields: DraftFields }) {
  return (
    <section className="panel" aria-labelledby="frete-gratis">
      <div className="panel__head">
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

/** Where deliveries start. Only 'Validar' moves the point from which distances are counted. */
function OriginPanel({ fields, isValidated, isBusy }: OriginPanelProps) {
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

/** Asks before it moves: whether freight is charged changes what every open cart costs. */
function CourierSwitch({ isEnabled, onSwitch }: CourierSwitchProps) {
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
