import { useState } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { courierSettingsCopy as words } from '#copy/admin/courier-settings.ts'
import { actionFailed } from '#copy/shop/failures.ts'
import type { StoredCourierSettings } from '#shop/freight/load-courier-settings.ts'
import { Button } from '#web/kit/elements/button.tsx'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import type { CourierAnswer } from './courier-action.server.ts'
import { type CourierDraft, courierDraft, draftFaults, readCourierDraft } from './courier-draft.ts'
import { CourierSwitch } from './courier-switch.tsx'
import type { DraftFields } from './draft-fields.ts'
import { BriefExample, LiveExamples } from './live-examples.tsx'
import { OriginPanel } from './origin-panel.tsx'
import { PeakPanel } from './peak-panel.tsx'
import { PriceTable } from './price-table.tsx'

/** The owner's courier settings, with what they would mean for a customer while she types. */
export function CourierForm({ settings, now }: { settings: StoredCourierSettings; now: Date }) {
  const fetcher = useFetcher<CourierAnswer>()
  const saved = courierDraft(settings)
  const [draft, setDraft] = useState(saved)
  const isDirty = JSON.stringify(draft) !== JSON.stringify(saved)
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

  function change(changed: Partial<CourierDraft>) {
    setDraft((typed) => ({ ...typed, ...changed }))
  }

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
