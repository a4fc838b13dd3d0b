import { useRef } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { STATES } from '#delivery/addresses/domain/states.ts'
import { carriersCopy } from '#delivery/carriers/copy/admin-carriers.ts'
import type { RateEditFault } from '#delivery/carriers/domain/edit-rates.ts'
import { TABLE_SERVICES, WEIGHT_BANDS } from '#delivery/carriers/domain/rate-table.ts'
import { DownloadLink } from '#ui/admin/download-link.tsx'
import { Button } from '#ui/elements/button.tsx'
import { Field, FieldError } from '#ui/form/field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import type { CarriersAnswer } from './carriers-action.server.ts'

const { edit: words, table, file, failed, saving } = carriersCopy

const amountField = { numeric: true, inputMode: 'text', autoComplete: 'off', maxLength: 12 } as const

/** Empty fields keep their values. */
export function EditRatesPanel({ version }: { version: number }) {
  const fetcher = useFetcher<CarriersAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const clear = ({ ok }: CarriersAnswer) => void (ok && form.current?.reset())
  useToastAnswer(fetcher.data, clear, { title: failed })
  const faults = fetcher.data?.ok === false ? (fetcher.data.rateFaults ?? []) : []
  const errorOf = (fault: RateEditFault) => (faults.includes(fault) ? words.faults[fault] : null)
  const tick = (isTicked: boolean) => {
    for (const box of form.current?.querySelectorAll<HTMLInputElement>('[name="states"]') ?? [])
      box.checked = isTicked
  }
  return (
    <section className="panel" aria-labelledby="edit-rates">
      <div className="panel__head">
        <h2 id="edit-rates">{words.title}</h2>
      </div>
      <p className="hint">{words.hint}</p>
      <fetcher.Form ref={form} method="post" className="stack mt3" noValidate>
        <input type="hidden" name="intent" value="rates" />
        <input type="hidden" name="version" value={version} />
        <fieldset className="rate-states">
          <legend className="legend">{words.states}</legend>
          <div className="grid g0 rate-states__list">
            {STATES.map(({ uf, name }) => (
              <label key={uf} className="check">
                <input type="checkbox" name="states" value={uf} />
                <span>
                  <abbr title={name}>{uf}</abbr>
                </span>
              </label>
            ))}
          </div>
          <div className="rate-states__all">
            <button type="button" className="text-btn" onClick={() => tick(true)}>
              {words.all}
            </button>
            <button type="button" className="text-btn" onClick={() => tick(false)}>
              {words.nobody}
            </button>
          </div>
          {errorOf('states') && <FieldError id="rate-states-error">{errorOf('states')}</FieldError>}
        </fieldset>
        <SelectField
          label={words.service}
          name="service"
          options={[
            { value: '', label: words.both },
            ...TABLE_SERVICES.map((service) => ({ value: service, label: service })),
          ]}
        />
        <div className="fields">
          {WEIGHT_BANDS.map((grams, band) => (
            <TextField
              {...amountField}
              key={grams}
              name="prices"
              label={table.upTo(grams)}
              affix="R$"
              span={2}
              error={band === 0 ? errorOf('prices') : null}
            />
          ))}
          <TextField
            {...amountField}
            name="daysFrom"
            label={words.daysFrom}
            span={3}
            error={errorOf('days')}
          />
          <TextField {...amountField} name="daysUntil" label={words.daysUntil} span={3} />
          <TextField
            {...amountField}
            name="percent"
            label={words.percent}
            hint={words.percentHint}
            span={3}
            className="fr"
            error={errorOf('percent')}
          />
          <TextField
            {...amountField}
            name="freeAbove"
            label={words.freeAbove}
            affix="R$"
            span={3}
            className="fr"
            error={errorOf('freeAbove')}
          />
        </div>
        {errorOf('nothing') && <FieldError id="rate-nothing-error">{errorOf('nothing')}</FieldError>}
        <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel={saving}>
          {words.save}
        </Button>
      </fetcher.Form>
    </section>
  )
}

export function RatesFilePanel({ version }: { version: number }) {
  const fetcher = useFetcher<CarriersAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const clear = ({ ok }: CarriersAnswer) => void (ok && form.current?.reset())
  useToastAnswer(fetcher.data, clear, { title: failed })
  const error = fetcher.data?.ok === false ? fetcher.data.toast?.text : undefined
  return (
    <section className="panel" aria-labelledby="rates-file">
      <div className="panel__head">
        <h2 id="rates-file">{file.title}</h2>
      </div>
      <p className="hint">{file.text}</p>
      <p className="mt3">
        <DownloadLink className="link" href={pathTo('adminCarriersCsv')} failed={file.downloadFailed}>
          <span>{file.download}</span>
        </DownloadLink>
      </p>
      <fetcher.Form ref={form} method="post" encType="multipart/form-data" className="stack mt3">
        <input type="hidden" name="intent" value="file" />
        <input type="hidden" name="version" value={version} />
        <Field label={file.choose} error={error} required>
          {(wiring) => (
            <input {...wiring} className="input" type="file" name="file" accept=".csv,text/csv" required />
          )}
        </Field>
        <Button type="submit" variant="ghost" busy={fetcher.state !== 'idle'} busyLabel={file.reading}>
          {file.upload}
        </Button>
      </fetcher.Form>
    </section>
  )
}
