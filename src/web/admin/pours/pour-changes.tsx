import { poursCopy as words } from '#copy/admin/pours.ts'
import { dayAfter } from '#domain/delivery/wall-clock.ts'
import type { ListedPour } from '#shop/admin/pours/list-pours.ts'
import { VisuallyHidden } from '#web/kit/elements/visually-hidden.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { PourForm } from './pour-form.tsx'

/** Opens in its place, because customers are notified of it. */
export function PourChanges({ pour, today }: { pour: ListedPour; today: string }) {
  const { id, name, readyOn, waiting } = pour
  const first = readyOn < today ? today : dayAfter(readyOn, 1)
  return (
    <details className="pour__changes">
      <summary className="text-btn">
        {words.change}
        <VisuallyHidden> {words.changeOf(name)}</VisuallyHidden>
      </summary>
      <div className="stack">
        <PourForm intent="postpone" pourId={id} label={words.late.press} variant="ghost">
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
        <PourForm intent="fail" pourId={id} label={words.fail.press} variant="danger">
          <p className="hint">{words.fail.hint(waiting.length)}</p>
        </PourForm>
      </div>
    </details>
  )
}
