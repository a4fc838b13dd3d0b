import type { ReactNode } from 'react'
import { Link, useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { poursCopy as words } from '#copy/admin/pours.ts'
import { addDays, daysFrom } from '#domain/calendar.ts'
import { freeUnits, isCured } from '#domain/pours/pour.ts'
import type { ListedPour, WaitingOrder } from '#shop/admin/pours/list-pours.ts'
import { Badge } from '#web/kit/elements/badge.tsx'
import { Button, type ButtonProps } from '#web/kit/elements/button.tsx'
import { VisuallyHidden } from '#web/kit/elements/visually-hidden.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import type { PourAnswer } from './pours-action.server.ts'

interface PourFormProps {
  intent: 'finish' | 'postpone' | 'fail'
  pourId: string
  label: string
  busyLabel?: string
  variant?: ButtonProps['variant']
  children?: ReactNode
}

/** One pour: what it is, when it is ready, who waits, and what she can do about it. */
export function PourCard({ pour, today }: { pour: ListedPour; today: string }) {
  const { id, name, units, reserved, state, pouredOn, readyOn } = pour
  const isCuring = state === 'curing'
  return (
    <li className="pour">
      <div className="pour__head">
        <h3>{name}</h3>
        <When pour={pour} today={today} />
      </div>
      <p className="small muted">{words.facts(units, pouredOn, reserved)}</p>
      {isCuring && isCured(pour, today) && (
        <PourForm
          intent="finish"
          pourId={id}
          busyLabel={words.finishing}
          label={words.finish(freeUnits(pour))}
        />
      )}
      {isCuring && !isCured(pour, today) && <p className="small">{words.notYet(readyOn)}</p>}
      <WhoWaits waiting={pour.waiting} />
      {isCuring && <PourChanges pour={pour} today={today} />}
    </li>
  )
}

function When({ pour: { state, readyOn }, today }: { pour: ListedPour; today: string }) {
  if (state === 'failed') return <Badge tone="terra">{words.states.failed}</Badge>
  if (state === 'ready') return <Badge tone="sage">{words.states.ready}</Badge>
  if (readyOn === today) return <Badge tone="sage">{words.ready}</Badge>
  if (readyOn < today) return <Badge tone="terra">{words.overdue(readyOn)}</Badge>
  return <span className="pour__when num">{words.left(daysFrom(today, readyOn), readyOn)}</span>
}

function WhoWaits({ waiting }: { waiting: readonly WaitingOrder[] }) {
  if (waiting.length === 0) return <p className="small muted">{words.nobody}</p>
  return (
    <>
      <h4 className="pour__label">{words.waiting}</h4>
      <ul className="pour__waiting">
        {waiting.map(({ orderId, orderNumber, customerName, units, promisedDay, isPaid, mustChoose }) => (
          <li key={orderId}>
            <Link to={pathTo('adminOrder', { id: orderId })}>
              <b>{customerName}</b> <span className="num">{orderNumber}</span>
            </Link>
            <small className="muted">
              {words.waits(units, promisedDay)}
              {!isPaid && ` · ${words.unpaid}`}
              {mustChoose && ` · ${words.mustChoose}`}
            </small>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Opens in its place, because customers are notified of it. */
function PourChanges({ pour, today }: { pour: ListedPour; today: string }) {
  const { id, name, readyOn, waiting } = pour
  const first = readyOn < today ? today : addDays(readyOn, 1)
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

/** Her word about one pour; a plain form, so that it works before and without a script. */
function PourForm({ intent, pourId, label, busyLabel, variant, children }: PourFormProps) {
  const fetcher = useFetcher<PourAnswer>()
  useToastAnswer(fetcher.data, undefined, words.failed[intent])
  return (
    <fetcher.Form method="post" action={pathTo('adminPours')} className="pour__form">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="pourId" value={pourId} />
      {children}
      <Button type="submit" variant={variant} busy={fetcher.state !== 'idle'} busyLabel={busyLabel}>
        {label}
      </Button>
    </fetcher.Form>
  )
}
