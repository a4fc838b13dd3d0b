import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { freeUnits, isCured } from '#catalogue/stock/domain/pour.ts'
import { daysFrom } from '#platform/domain/calendar.ts'
import { OwnersLink } from '#ui/admin/owners-link.tsx'
import { Badge } from '#ui/elements/badge.tsx'
import { Image } from '#ui/elements/image.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'
import { poursCopy as words } from '#workshop/batches/copy/admin-pours.ts'
import type { ListedPour } from '#workshop/batches/use-cases/list-pours.ts'
import type { PaperLink } from './paper-links.server.ts'
import { nameOf, PourChanges, PourForm } from './pour-changes.tsx'

export interface PourWithPapers extends ListedPour {
  readonly papers: readonly PaperLink[]
}

interface PourCardProps {
  pour: PourWithPapers
  today: string
  /** To postpone or to give up is the owner's: customers are told, and may want their money back. */
  isOwner: boolean
}

/** The sizes of one pour: what they are, when they are ready, who waits, and what the owner can do about it. */
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
          {state !== 'failed' &&
            pour.papers.map(({ to, label }) => (
              <Link key={to} className="text-btn" to={to}>
                {label}
              </Link>
            ))}
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
