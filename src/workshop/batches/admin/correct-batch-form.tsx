import { pathTo } from '#addresses.ts'
import { typedAmount } from '#catalogue/stock/domain/amount.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { batchPageCopy } from '#workshop/batches/copy/admin-batch-page.ts'
import { batchesCopy } from '#workshop/batches/copy/admin-batches.ts'
import type { FoundBatch } from '#workshop/batches/use-cases/find-batch.ts'
import { REASON_LENGTH } from '#workshop/materials/domain/material.ts'
import type { BatchPageAnswer } from './batch-action.server.ts'

const words = batchPageCopy.correct

/** Untouched fields follow revalidated data. */
export function CorrectBatchForm({ batch }: { batch: FoundBatch }) {
  const { number, seen, pouredOn, sizes, materials } = batch
  return (
    <details className="panel fold">
      <summary>
        <b>{words.title}</b>
      </summary>
      <AdminForm<BatchPageAnswer>
        action={pathTo('adminBatch', { number: String(number) })}
        intent="correct"
        hidden={{ seen }}
        failed={batchPageCopy.failed}
        clears
        className="batch__form grid g3"
        press={words.press}
        saving={words.saving}
        look={{ variant: 'ghost' }}
      >
        {({ input, errorOf }) => (
          <>
            <p className="hint">{words.hint}</p>
            <TextField
              label={batchesCopy.form.pouredOn}
              type="date"
              {...input('pouredOn')}
              required
              defaultValue={pouredOn}
            />
            {sizes
              .filter(({ state }) => state !== 'failed')
              .map(({ id, size, units, cost }) => (
                <div key={id} className="grid grid--fit g3 batch__sizes mt2">
                  <input type="hidden" name="batchId" value={id} />
                  <TextField
                    label={words.units(size)}
                    {...input('units', 'whole')}
                    required
                    maxLength={3}
                    defaultValue={units}
                  />
                  <TextField
                    label={words.cost}
                    hint={cost === null ? batchPageCopy.noCost : words.costNow(formatBrl(cost))}
                    {...input('cost', 'decimal')}
                  />
                </div>
              ))}
            {materials.map(({ id, name, unit, amount }) => (
              <div key={id}>
                <input type="hidden" name="material" value={id} />
                <TextField
                  label={batchesCopy.form.usedOf(name, unit)}
                  {...input('used', 'decimal')}
                  defaultValue={typedAmount(amount, unit)}
                />
              </div>
            ))}
            <TextField
              label={words.reason}
              {...input('reason')}
              required
              maxLength={REASON_LENGTH}
              error={errorOf('correctReason')}
            />
          </>
        )}
      </AdminForm>
    </details>
  )
}
