import { useCallback, useRef } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { poursCopy } from '#copy/admin/pours.ts'
import { shelfKey, sizedName } from '#domain/catalogue/shelf.ts'
import { USUAL_CURE_DAYS } from '#domain/pours/pour.ts'
import type { Pourable } from '#shop/admin/pours/list-pours.ts'
import { Button } from '#web/kit/elements/button.tsx'
import { SelectField } from '#web/kit/form/select-field.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import type { PourAnswer } from './pours-action.server.ts'

const words = poursCopy.form

interface NewPourProps {
  products: readonly Pourable[]
  today: string
}

/** Written down at the stove: four fields, large enough for a phone. */
export function NewPour({ products, today }: NewPourProps) {
  const fetcher = useFetcher<PourAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const clear = useCallback(({ ok }: PourAnswer) => {
    if (ok) form.current?.reset()
  }, [])
  useToastAnswer(fetcher.data, clear, poursCopy.failed.start)
  const { data } = fetcher
  const error = (field: PourAnswer['field']) =>
    data && !data.ok && data.field === field ? data.toast?.text : undefined
  return (
    <section className="panel" aria-labelledby="new-pour">
      <div className="panel__head">
        <h2 id="new-pour">{words.title}</h2>
      </div>
      {products.length === 0 ? (
        <p className="small muted">{words.noProducts}</p>
      ) : (
        <fetcher.Form
          ref={form}
          method="post"
          action={pathTo('adminPours')}
          className="pour__form"
          noValidate
        >
          <input type="hidden" name="intent" value="start" />
          <SelectField
            label={words.product}
            name="shelf"
            options={products.map((pourable) => ({
              value: shelfKey(pourable),
              label: words.option(sizedName(pourable), pourable.waiting),
            }))}
          />
          <TextField
            label={words.units}
            name="units"
            numeric
            required
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            error={error('units')}
          />
          <TextField
            label={words.pouredOn}
            type="date"
            name="pouredOn"
            required
            max={today}
            defaultValue={today}
            error={error('pouredOn')}
          />
          <TextField
            label={words.cureDays}
            hint={words.cureHint}
            name="cureDays"
            numeric
            required
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            defaultValue={USUAL_CURE_DAYS}
            error={error('cureDays')}
          />
          <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel={words.saving}>
            {words.press}
          </Button>
        </fetcher.Form>
      )}
    </section>
  )
}
