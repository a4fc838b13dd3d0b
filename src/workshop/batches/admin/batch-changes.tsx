import type { ReactNode } from 'react'
import { pathTo } from '#addresses.ts'
import { sizedName } from '#catalogue/stock/domain/shelf.ts'
import { addDays } from '#platform/domain/calendar.ts'
import { type AdminFields, AdminForm } from '#ui/admin/admin-form.tsx'
import type { ButtonProps } from '#ui/elements/button.tsx'
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { batchesCopy as words } from '#workshop/batches/copy/admin-batches.ts'
import type { ListedBatch, ListedSize } from '#workshop/batches/use-cases/list-batches.ts'
import { REASON_LENGTH } from '#workshop/materials/domain/material.ts'
import type { BatchAnswer } from './batches-action.server.ts'

interface BatchFormProps {
  intent: 'finish' | 'postpone' | 'fail'
  sizes: readonly ListedSize[]
  sizeLabel?: (size: ListedSize) => string | null
  label: string
  busyLabel?: string
  variant?: ButtonProps['variant']
  children?: (fields: AdminFields<BatchAnswer, object>) => ReactNode
}

/** Collapsed by default, because customers are notified of the change. */
export function BatchChanges({ batch, today }: { batch: ListedBatch; today: string }) {
  const { sizes, readyOn } = batch
  const waiting = new Set(sizes.flatMap((size) => size.waiting.map(({ orderId }) => orderId))).size
  const hint = sizes.length === 1 ? words.fail.hint : words.fail.sizesHint
  const first = readyOn < today ? today : addDays(readyOn, 1)
  return (
    <details className="batch__changes">
      <summary className="text-btn">
        {words.change}
        <VisuallyHidden> {words.changeOf(buildBatchName(batch))}</VisuallyHidden>
      </summary>
      <div className="stack">
        <BatchForm intent="postpone" sizes={sizes} label={words.late.press} variant="ghost">
          {({ input }) => (
            <TextField
              label={words.late.day}
              hint={words.late.hint}
              type="date"
              {...input('readyOn')}
              required
              min={first}
              defaultValue={first}
            />
          )}
        </BatchForm>
        <BatchForm intent="fail" sizes={sizes} label={words.fail.press} variant="danger">
          {({ input }) => (
            <>
              <p className="hint">{hint(waiting)}</p>
              <TextField
                label={words.fail.reason}
                hint={words.fail.reasonHint}
                {...input('reason')}
                required
                maxLength={REASON_LENGTH}
              />
            </>
          )}
        </BatchForm>
      </div>
    </details>
  )
}

/** Applies to the ticked sizes. */
export function BatchForm({ intent, sizes, sizeLabel, label, busyLabel, variant, children }: BatchFormProps) {
  return (
    <AdminForm<BatchAnswer>
      action={pathTo('adminBatches')}
      intent={intent}
      hidden={sizes.length === 1 ? { batchId: sizes[0]?.id ?? '' } : {}}
      failed={words.failed[intent]}
      className="batch__form grid g3"
      press={label}
      saving={busyLabel}
      look={{ variant }}
    >
      {(fields) => (
        <>
          {sizes.length > 1 && (
            <fieldset>
              <legend className="batch__label muted">{words.which}</legend>
              {sizes.map((size) => (
                <Checkbox
                  key={size.id}
                  name="batchId"
                  value={size.id}
                  defaultChecked
                  label={sizeLabel?.(size) ?? size.size}
                />
              ))}
            </fieldset>
          )}
          {children?.(fields)}
        </>
      )}
    </AdminForm>
  )
}

export const buildBatchName = ({ name, sizes }: ListedBatch) =>
  sizedName({ name, size: sizes.length === 1 ? (sizes[0]?.size ?? null) : null })
