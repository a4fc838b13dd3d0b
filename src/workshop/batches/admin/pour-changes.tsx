import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { sizedName } from '#catalogue/stock/domain/shelf.ts'
import { addDays } from '#platform/domain/calendar.ts'
import { Button, type ButtonProps } from '#ui/elements/button.tsx'
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { poursCopy as words } from '#workshop/batches/copy/admin-pours.ts'
import type { ListedPour, ListedSize } from '#workshop/batches/use-cases/list-pours.ts'
import { REASON_LENGTH } from '#workshop/materials/domain/material.ts'
import type { PourAnswer } from './pours-action.server.ts'

interface PourFormProps {
  intent: 'finish' | 'postpone' | 'fail'
  sizes: readonly ListedSize[]
  /** What is said of a size that can be ticked. */
  sizeLabel?: (size: ListedSize) => string | null
  label: string
  busyLabel?: string
  variant?: ButtonProps['variant']
  children?: ReactNode
}

/** Opens in its place, because customers are notified of it. */
export function PourChanges({ pour, today }: { pour: ListedPour; today: string }) {
  const { sizes, readyOn } = pour
  const waiting = new Set(sizes.flatMap((size) => size.waiting.map(({ orderId }) => orderId))).size
  const hint = sizes.length === 1 ? words.fail.hint : words.fail.sizesHint
  const first = readyOn < today ? today : addDays(readyOn, 1)
  return (
    <details className="pour__changes">
      <summary className="text-btn">
        {words.change}
        <VisuallyHidden> {words.changeOf(nameOf(pour))}</VisuallyHidden>
      </summary>
      <div className="stack">
        <PourForm intent="postpone" sizes={sizes} label={words.late.press} variant="ghost">
          <TextField
            label={words.late.day}
            hint={words.late.hint}
            type="date"
            name="readyOn"
            required
            min={first}
            defaultValue={first}
          />
        </PourForm>
        <PourForm intent="fail" sizes={sizes} label={words.fail.press} variant="danger">
          <p className="hint">{hint(waiting)}</p>
          <TextField
            label={words.fail.reason}
            hint={words.fail.reasonHint}
            name="reason"
            required
            autoComplete="off"
            maxLength={REASON_LENGTH}
          />
        </PourForm>
      </div>
    </details>
  )
}

/** The owner's word about a pour, or about the sizes of it that stay ticked; a plain form, so that it works before and without a script. */
export function PourForm({ intent, sizes, sizeLabel, label, busyLabel, variant, children }: PourFormProps) {
  const fetcher = useFetcher<PourAnswer>()
  useToastAnswer(fetcher.data, undefined, words.failed[intent])
  return (
    <fetcher.Form method="post" action={pathTo('adminPours')} className="pour__form">
      <input type="hidden" name="intent" value={intent} />
      {sizes.length === 1 ? (
        <input type="hidden" name="pourId" value={sizes[0]?.id} />
      ) : (
        <fieldset>
          <legend className="pour__label">{words.which}</legend>
          {sizes.map((size) => (
            <Checkbox
              key={size.id}
              name="pourId"
              value={size.id}
              defaultChecked
              label={sizeLabel?.(size) ?? size.size}
            />
          ))}
        </fieldset>
      )}
      {children}
      <Button type="submit" variant={variant} busy={fetcher.state !== 'idle'} busyLabel={busyLabel}>
        {label}
      </Button>
    </fetcher.Form>
  )
}

/** With its size where it is the only one; several stand in the line below. */
export const nameOf = ({ name, sizes }: ListedPour) =>
  sizedName({ name, size: sizes.length === 1 ? (sizes[0]?.size ?? null) : null })
