import { useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { courierSettingsCopy as words } from '#delivery/freight/admin-copy.ts'
import type { StoredCourierSettings } from '#delivery/freight/use-cases/load-courier-settings.ts'
import { actionFailed } from '#platform/copy/failures.ts'
import { Button } from '#ui/elements/button.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { useDraft } from '#ui/form/use-draft.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
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
    <fetcher.Form method="post" action={pathTo('adminFreight')} className="grid g5 courier-form" noValidate>
      <input type="hidden" name="version" value={settings.version} />
      {/* Not the form's default button, so Enter saves instead of validating the address. */}
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
        <div className="grid g5 courier-form__panels">
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
        <span className="small muted form-foot__state">
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
