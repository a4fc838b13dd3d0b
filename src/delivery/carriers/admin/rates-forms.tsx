import { useRef } from 'react'
import { pathTo } from '#addresses.ts'
import { STATES } from '#delivery/addresses/domain/states.ts'
import { carriersCopy } from '#delivery/carriers/copy/admin-carriers.ts'
import { TABLE_SERVICES, WEIGHT_BANDS } from '#delivery/carriers/domain/rate-table.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { DownloadLink } from '#ui/admin/download-link.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { CarriersAnswer } from './carriers-action.server.ts'

const { edit: words, table, file, failed, saving } = carriersCopy

const shared = { action: pathTo('adminCarriers'), failed: { title: failed }, clears: true }
const amountField = { numeric: true, inputMode: 'text', autoComplete: 'off', maxLength: 12 } as const

/** Empty fields keep their values. */
export function EditRatesPanel({ version }: { version: number }) {
  const states = useRef<HTMLDivElement>(null)
  const tick = (isTicked: boolean) => {
    for (const box of states.current?.querySelectorAll('input') ?? []) box.checked = isTicked
  }
  return (
    <section className="panel" aria-labelledby="edit-rates">
      <div className="panel__head cluster ends baseline">
        <h2 id="edit-rates">{words.title}</h2>
      </div>
      <p className="hint">{words.hint}</p>
      <AdminForm<CarriersAnswer>
        {...shared}
        intent="rates"
        hidden={{ version }}
        className="stack mt3"
        faultOf={({ rateFaults = [] }, name) => {
          const fault = rateFaults.find((rateFault) => rateFault === name)
          return fault && words.faults[fault]
        }}
        press={words.save}
        saving={saving}
      >
        {({ errorOf }) => (
          <>
            <fieldset className="rate-states">
              <legend className="legend">{words.states}</legend>
              <div ref={states} className="grid g0 rate-states__list">
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
          </>
        )}
      </AdminForm>
    </section>
  )
}

export function RatesFilePanel({ version }: { version: number }) {
  return (
    <section className="panel" aria-labelledby="rates-file">
      <div className="panel__head cluster ends baseline">
        <h2 id="rates-file">{file.title}</h2>
      </div>
      <p className="hint">{file.text}</p>
      <p className="mt3">
        <DownloadLink className="link" href={pathTo('adminCarriersCsv')} failed={file.downloadFailed}>
          <span>{file.download}</span>
        </DownloadLink>
      </p>
      <AdminForm
        {...shared}
        intent="file"
        hidden={{ version }}
        hasFiles
        className="stack mt3"
        faultOf={({ toast }) => toast?.text}
        press={file.upload}
        saving={file.reading}
        look={{ variant: 'ghost' }}
      >
        {({ errorOf }) => (
          <TextField
            label={file.choose}
            error={errorOf('file')}
            required
            type="file"
            name="file"
            accept=".csv,text/csv"
          />
        )}
      </AdminForm>
    </section>
  )
}
