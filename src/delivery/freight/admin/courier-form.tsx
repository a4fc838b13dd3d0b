import { useState } from 'react'
import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { courierSettingsCopy as words } from '#delivery/freight/admin-copy.ts'
import type { CourierSettingsFault } from '#delivery/freight/domain/courier-settings.ts'
import type { StoredCourierSettings } from '#delivery/freight/use-cases/load-courier-settings.ts'
import { actionFailed } from '#platform/copy/failures.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { useDraft } from '#ui/form/use-draft.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import type { CourierAnswer } from './courier-action.server.ts'
import { courierDraft, draftFaults, readCourierDraft } from './courier-draft.ts'
import { FreeFreightPanel, OriginPanel, PeakPanel } from './courier-panels.tsx'
import { BriefExample, LiveExamples } from './live-examples.tsx'
import { type DraftFields, PriceTable } from './price-table.tsx'

interface CourierSwitchProps {
  isEnabled: boolean
  onSwitch(enabled: boolean): void
}

const validate = {
  name: 'intent',
  value: 'validate',
  variant: 'ghost',
  busyLabel: words.validating,
} as const
const save = { name: 'intent', value: 'save' }

export function CourierForm({ settings, now }: { settings: StoredCourierSettings; now: Date }) {
  const { draft, change, isDirty } = useDraft(courierDraft(settings))
  const table = readCourierDraft(draft)
  const typedFaults = draftFaults(draft)

  const bindFields =
    (faults: readonly CourierSettingsFault[]): DraftFields =>
    (field) => ({
      name: field,
      value: draft[field],
      error: faults.includes(field) ? words.faults[field] : null,
      onChange: ({ target }) => change({ [field]: target.value }),
    })
  return (
    <AdminForm<CourierAnswer>
      action={pathTo('adminFreight')}
      hidden={{ version: settings.version }}
      failed={(intent) => ({
        title: intent === 'validate' ? words.originNotFound.title : words.saveFailed,
        text: actionFailed.text,
      })}
      className="grid g5 courier-form"
      onSaved={({ originAddress }) => originAddress && change({ originAddress })}
      saving={words.saving}
    >
      {({ answer, submit }) => {
        const fields = bindFields([...typedFaults, ...(isDirty ? [] : (answer?.faults ?? []))])
        return (
          <>
            {/* Not the form's default button, so Enter saves instead of validating the address. */}
            {submit(words.save, { ...save, hidden: true })}
            <div className="split split--frete">
              <div className="grid g5 courier-form__panels">
                <section className="panel">
                  <CourierSwitch isEnabled={draft.enabled} onSwitch={(enabled) => change({ enabled })} />
                </section>
                <OriginPanel
                  fields={fields}
                  isValidated={settings.originValidated && draft.originAddress === settings.originAddress}
                  validate={submit(words.validate, validate)}
                />
                <PriceTable fields={fields} />
                <PeakPanel fields={fields} />
                <FreeFreightPanel fields={fields} />
              </div>
              <LiveExamples table={table} now={now} />
            </div>
            <div className="form-foot">
              <span className="small muted form-foot__state">
                <span className="wide-only" role="status">
                  {isDirty && words.unsaved}
                </span>
                <span className="narrow-only num">
                  <BriefExample table={table} />
                </span>
              </span>
              {submit(words.save, save)}
            </div>
          </>
        )
      }}
    </AdminForm>
  )
}

/** Asks for confirmation, because the switch changes the total of every open cart. */
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
