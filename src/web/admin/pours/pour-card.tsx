import type { ReactNode } from 'react'
import { Link, useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { passportAdminCopy } from '#copy/admin/pours/passports.ts'
import { poursCopy as words } from '#copy/admin/pours/pours.ts'
import { addDays, daysFrom } from '#domain/calendar.ts'
import { sizedName } from '#domain/catalogue/shelf.ts'
import { REASON_LENGTH } from '#domain/materials/material.ts'
import { freeUnits, isCured } from '#domain/pours/pour.ts'
import type { ListedPour, ListedSize } from '#shop/admin/pours/list-pours.ts'
import { OwnersLink } from '#web/admin/owners-link.tsx'
import { Badge } from '#web/kit/elements/badge.tsx'
import { Button, type ButtonProps } from '#web/kit/elements/button.tsx'
import { Image } from '#web/kit/elements/image.tsx'
import { Unbroken } from '#web/kit/elements/unbroken.tsx'
import { VisuallyHidden } from '#web/kit/elements/visually-hidden.tsx'
import { Checkbox } from '#web/kit/form/checkbox.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
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

interface PourCardProps {
  pour: ListedPour
  today: string
  /** To postpone or to give up is hers: customers are told, and may want their money back. */
  isOwner: boolean
}

/** The sizes of one pour: what they are, when they are ready, who waits, and what she can do about it. */
export function PourCard({ pour, today, isOwner }: PourCardProps) {
  const { sizes, state, pouredOn, readyOn } = pour
  const isCuring = state === 'curing'
  const [only] = sizes
  if (!only) return null
  const isOne = sizes.length === 1
  const isUnready = isCuring && !isCured(pour, today)
  return (
    <li className="pour">
      <Image image={pour.image} sizes="4.5rem" alt="" minor />
      <div className="pour__body">
        <div className="pour__head">
          <h3>
            {nameOf(pour)}{' '}
            <OwnersLink className="muted num" to={pathTo('adminPour', { number: String(pour.number) })}>
              {words.number(pour.number)}
            </OwnersLink>
          </h3>
          <When pour={pour} today={today} />
        </div>
        <p className="small muted">
          {isOne ? words.facts(only.units, pouredOn, only.reserved) : words.factsOfSizes(sizes, pouredOn)}
          {pour.pouredBy && words.by(pour.pouredBy)}
        </p>
        {isCuring && isCured(pour, today) && (
          <PourForm
            intent="finish"
            sizes={sizes}
            sizeLabel={(size) => words.finishSize(size.size, freeUnits(size))}
            busyLabel={words.finishing}
            label={isOne ? words.finish(freeUnits(only)) : words.finishSizes}
          />
        )}
        {isUnready && (
          <>
            <CureBar pour={pour} today={today} />
            <p className="small muted">{words.notYet(readyOn)}</p>
          </>
        )}
        <WhoWaits sizes={sizes} isCuring={isCuring} />
        <div className="pour__links">
          {state !== 'failed' && <PaperLinks number={String(pour.number)} isOwner={isOwner} />}
          {isCuring && isOwner && <PourChanges pour={pour} today={today} />}
        </div>
      </div>
    </li>
  )
}

/** How much of its time has passed; the days are in the words above. */
function CureBar({ pour: { pouredOn, readyOn }, today }: { pour: ListedPour; today: string }) {
  const all = Math.max(1, daysFrom(pouredOn, readyOn))
  const passed = Math.min(all, Math.max(0, daysFrom(pouredOn, today)))
  return (
    <svg className="level" viewBox={`0 0 ${all} 16`} preserveAspectRatio="none" aria-hidden="true">
      <rect className="level__all" width={all} />
      <rect className="level__now" width={passed} />
    </svg>
  )
}

/** To what is written and printed about it; a helper prints. */
function PaperLinks({ number, isOwner }: { number: string; isOwner: boolean }) {
  return (
    <>
      {isOwner && (
        <Link className="text-btn" to={pathTo('adminPassport', { number })}>
          {passportAdminCopy.link}
        </Link>
      )}
      <Link className="text-btn" to={pathTo('adminPourLabels', { number })}>
        {passportAdminCopy.labels}
      </Link>
    </>
  )
}

/** With its size where it is the only one; several stand in the line below. */
const nameOf = ({ name, sizes }: ListedPour) =>
  sizedName({ name, size: sizes.length === 1 ? (sizes[0]?.size ?? null) : null })

function When({ pour: { state, readyOn }, today }: { pour: ListedPour; today: string }) {
  if (state === 'failed') return <Badge tone="terra">{words.states.failed}</Badge>
  if (state === 'ready') return <Badge tone="sage">{words.states.ready}</Badge>
  if (readyOn === today) return <Badge tone="sage">{words.ready}</Badge>
  if (readyOn < today) return <Badge tone="terra">{words.overdue(readyOn)}</Badge>
  return <span className="pour__when num">{words.left(daysFrom(today, readyOn), readyOn)}</span>
}

function WhoWaits({ sizes, isCuring }: Pick<ListedPour, 'sizes'> & { isCuring: boolean }) {
  const waiting = sizes.flatMap(({ id, size, waiting: orders }) =>
    orders.map((order) => ({ ...order, key: `${id}:${order.orderId}`, size })),
  )
  if (waiting.length === 0) return isCuring && <p className="small muted">{words.nobody}</p>
  return (
    <>
      <h4 className="pour__label">{words.waiting}</h4>
      <ul className="pour__waiting">
        {waiting.map(({ key, size, orderId, orderNumber, customerName, ...order }) => (
          <li key={key}>
            <OwnersLink to={pathTo('adminOrder', { id: orderId })}>
              {customerName && <b>{customerName} </b>}
              <span className="num">
                <Unbroken>{orderNumber}</Unbroken>
              </span>
            </OwnersLink>
            <small className="muted">
              {words.waits(order.units, sizes.length > 1 ? size : null, order.promisedDay)}
              {!order.isPaid && ` · ${words.unpaid}`}
              {order.mustChoose && ` · ${words.mustChoose}`}
            </small>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Opens in its place, because customers are notified of it. */
function PourChanges({ pour, today }: { pour: ListedPour; today: string }) {
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
function PourForm({ intent, sizes, sizeLabel, label, busyLabel, variant, children }: PourFormProps) {
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
