import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { pixPageCopy } from '#copy/admin/orders/pix.ts'
import { todayCopy } from '#copy/admin/today.ts'
import { dayAndTime } from '#copy/delivery/calendar.ts'
import { formatBrl } from '#domain/money.ts'
import type { AwaitedOwnPix } from '#shop/admin/payments/list-awaited-pix.ts'
import { ConfirmForm } from '#web/admin/pix/confirm-form.tsx'
import { seenPix } from '#web/admin/pix/seen-pix.ts'
import { classNames } from '#web/kit/browser/class-names.ts'
import { useJustChanged } from '#web/kit/browser/use-just-changed.ts'
import { LinkButton } from '#web/kit/elements/button.tsx'
import { Unbroken } from '#web/kit/elements/unbroken.tsx'
import { Job, NothingToDo } from './job.tsx'

const copy = todayCopy.pix
const SHOWN = 4

/** The owner's word about the money that should have come, each where it stands. */
export function PixPanel({ awaited, now }: { awaited: readonly AwaitedOwnPix[]; now: Date }) {
  const hidden = awaited.slice(SHOWN)
  return (
    <Job id="pix" title={copy.title}>
      {awaited.length === 0 ? (
        <NothingToDo text={copy.empty} />
      ) : (
        <>
          <PixRows awaited={awaited.slice(0, SHOWN)} now={now} />
          {hidden.length > 0 && (
            <details className="job__more">
              <summary>{copy.more(hidden.length)}</summary>
              <PixRows awaited={hidden} now={now} />
            </details>
          )}
          <div className="job__foot">
            <LinkButton variant="ghost" to={pathTo('adminPix')}>
              {copy.all}
            </LinkButton>
          </div>
        </>
      )}
    </Job>
  )
}

function PixRows({ awaited, now }: { awaited: readonly AwaitedOwnPix[]; now: Date }) {
  // A row that leaves brings the next one under the finger.
  const isNew = useJustChanged(awaited.map(({ attemptId }) => attemptId).join())
  return (
    <ul className={classNames('todo rows-open', isNew && 'just-changed')}>
      {awaited.map((pix) => (
        <li key={pix.attemptId}>
          <div className="todo__top">
            <b>{pix.customerName}</b>
            <span className="num">{formatBrl(pix.amount)}</span>
          </div>
          <p className="muted">
            <Link className="row-link" to={pathTo('adminOrder', { id: pix.orderId })}>
              <Unbroken>{pix.orderNumber}</Unbroken>
            </Link>
            , {pixPageCopy.requestedAt(dayAndTime(pix.openedAt, now))}
          </p>
          <ConfirmForm
            seen={seenPix(pix.attemptId)}
            label={copy.confirm}
            fullLabel={pixPageCopy.confirmOf(pix.customerName, pix.orderNumber)}
          />
        </li>
      ))}
    </ul>
  )
}
