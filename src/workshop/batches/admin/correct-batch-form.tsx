import { typedAmount } from '#catalogue/stock/domain/amount.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { Button } from '#ui/elements/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { batchPageCopy } from '#workshop/batches/copy/admin-batch-page.ts'
import { batchesCopy } from '#workshop/batches/copy/admin-batches.ts'
import type { FoundBatch } from '#workshop/batches/use-cases/find-batch.ts'
import { REASON_LENGTH } from '#workshop/materials/domain/material.ts'
import { useBatchForm } from './use-batch-form.ts'

const words = batchPageCopy.correct

/** What was written down wrongly. Fields that the owner left alone follow what is loaded behind them. */
export function CorrectBatchForm({ batch }: { batch: FoundBatch }) {
  const { number, seen, pouredOn, sizes, materials } = batch
  const { Form, attributes, errorOf, isBusy } = useBatchForm(number)
  return (
    <details className="panel fold">
      <summary>
        <b>{words.title}</b>
      </summary>
      <Form {...attributes}>
        <p className="hint">{words.hint}</p>
        <input type="hidden" name="intent" value="correct" />
        <input type="hidden" name="seen" value={seen} />
        <TextField
          label={batchesCopy.form.pouredOn}
          type="date"
          name="pouredOn"
          required
          defaultValue={pouredOn}
          error={errorOf('pouredOn')}
        />
        {sizes
          .filter(({ state }) => state !== 'failed')
          .map(({ id, size, units, cost }) => (
            <div key={id} className="batch__sizes">
              <input type="hidden" name="batchId" value={id} />
              <TextField
                label={words.units(size)}
                name="units"
                numeric
                required
                inputMode="numeric"
                autoComplete="off"
                maxLength={3}
                defaultValue={units}
                error={errorOf('units')}
              />
              <TextField
                label={words.cost}
                hint={cost === null ? batchPageCopy.noCost : words.costNow(formatBrl(cost))}
                name="cost"
                numeric
                inputMode="decimal"
                autoComplete="off"
                maxLength={15}
                error={errorOf('cost')}
              />
            </div>
          ))}
        {materials.map(({ id, name, unit, amount }) => (
          <div key={id}>
            <input type="hidden" name="material" value={id} />
            <TextField
              label={batchesCopy.form.usedOf(name, unit)}
              name="used"
              numeric
              inputMode="decimal"
              autoComplete="off"
              maxLength={15}
              defaultValue={typedAmount(amount, unit)}
              error={errorOf('used')}
            />
          </div>
        ))}
        <TextField
          label={words.reason}
          name="reason"
          required
          autoComplete="off"
          maxLength={REASON_LENGTH}
          error={errorOf('correctReason')}
        />
        <Button type="submit" variant="ghost" busy={isBusy} busyLabel={words.saving}>
          {words.press}
        </Button>
      </Form>
    </details>
  )
}
