import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { freeUnits, isCured } from '#catalogue/stock/domain/batch.ts'
import { daysFrom } from '#platform/domain/calendar.ts'
import { OwnersLink } from '#ui/admin/owners-link.tsx'
import { Badge } from '#ui/elements/badge.tsx'
import { Image } from '#ui/elements/image.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'
import { batchesCopy as words } from '#workshop/batches/copy/admin-batches.ts'
import type { ListedBatch } from '#workshop/batches/use-cases/list-batches.ts'
import { BatchChanges, BatchForm, buildBatchName } from './batch-changes.tsx'
import type { PaperLink } from './paper-links.server.ts'

export interface BatchWithPapers extends ListedBatch {
  readonly papers: readonly PaperLink[]
}

interface BatchCardProps {
  batch: BatchWithPapers
  today: string
  /** Only the owner may postpone or abandon a batch: customers are notified and may ask for refunds. */
  isOwner: boolean
}

export function BatchCard({ batch, today, isOwner }: BatchCardProps) {
  const { sizes, state, pouredOn, readyOn } = batch
  const isCuring = state === 'curing'
  const [only] = sizes
  if (!only) return null
  const isOne = sizes.length === 1
  const isUnready = isCuring && !isCured(batch, today)
  return (
    <li className="batch">
      <Image image={batch.image} sizes="4.5rem" alt="" minor />
      <div className="grid g2 batch__body">
        <div className="cluster ends batch__head">
          <h3>
            {buildBatchName(batch)}{' '}
            <OwnersLink className="muted num" to={pathTo('adminBatch', { number: String(batch.number) })}>
              {words.number(batch.number)}
            </OwnersLink>
          </h3>
          <When batch={batch} today={today} />
        </div>
        <p className="small muted">
          {isOne ? words.facts(only.units, pouredOn, only.reserved) : words.factsOfSizes(sizes, pouredOn)}
          {batch.pouredBy && words.by(batch.pouredBy)}
        </p>
        {isCuring && isCured(batch, today) && (
          <BatchForm
            intent="finish"
            sizes={sizes}
            sizeLabel={(size) => words.finishSize(size.size, freeUnits(size))}
            busyLabel={words.finishing}
            label={isOne ? words.finish(freeUnits(only)) : words.finishSizes}
          />
        )}
        {isUnready && (
          <>
            <CureBar batch={batch} today={today} />
            <p className="small muted">{words.notYet(readyOn)}</p>
          </>
        )}
        <WhoWaits sizes={sizes} isCuring={isCuring} />
        <div className="cluster batch__links">
          {state !== 'failed' &&
            batch.papers.map(({ to, label }) => (
              <Link key={to} className="text-btn" to={to}>
                {label}
              </Link>
            ))}
          {isCuring && isOwner && <BatchChanges batch={batch} today={today} />}
        </div>
      </div>
    </li>
  )
}

function CureBar({ batch: { pouredOn, readyOn }, today }: { batch: ListedBatch; today: string }) {
  const all = Math.max(1, daysFrom(pouredOn, readyOn))
  const passed = Math.min(all, Math.max(0, daysFrom(pouredOn, today)))
  return (
    <svg className="level" viewBox={`0 0 ${all} 16`} preserveAspectRatio="none" aria-hidden="true">
      <rect className="level__all" width={all} />
      <rect className="level__now" width={passed} />
    </svg>
  )
}

function When({ batch: { state, readyOn }, today }: { batch: ListedBatch; today: string }) {
  if (state === 'failed') return <Badge tone="terra">{words.states.failed}</Badge>
  if (state === 'ready') return <Badge tone="sage">{words.states.ready}</Badge>
  if (readyOn === today) return <Badge tone="sage">{words.ready}</Badge>
  if (readyOn < today) return <Badge tone="terra">{words.overdue(readyOn)}</Badge>
  return <span className="small num">{words.left(daysFrom(today, readyOn), readyOn)}</span>
}

function WhoWaits({ sizes, isCuring }: Pick<ListedBatch, 'sizes'> & { isCuring: boolean }) {
  const waitingSizes = sizes.flatMap(({ id, size, waiting: orders }) =>
    orders.map((order) => ({ ...order, key: `${id}:${order.orderId}`, size })),
  )
  if (waitingSizes.length === 0) return isCuring && <p className="small muted">{words.nobody}</p>
  return (
    <>
      <h4 className="batch__label muted">{words.waiting}</h4>
      <ul className="batch__waiting">
        {waitingSizes.map(({ key, size, orderId, orderNumber, customerName, ...order }) => (
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
