import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { todayCopy } from '#office/today/admin-copy.ts'
import { ConfirmForm } from '#payments/admin/confirm-form.tsx'
import { seenPix } from '#payments/admin/seen-pix.ts'
import { pixPageCopy } from '#payments/copy/admin-pix.ts'
import type { AwaitedOwnPix } from '#payments/use-cases/list-awaited-pix.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { EmptyJob, Job } from '#ui/admin/job.tsx'
import { classNames } from '#ui/browser/class-names.ts'
import { useJustChanged } from '#ui/browser/use-just-changed.ts'
import { dayAndTime } from '#ui/copy/calendar.ts'
import { LinkButton } from '#ui/elements/button.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'

const copy = todayCopy.pix
const SHOWN = 4

export function PixPanel({ awaited, now }: { awaited: readonly AwaitedOwnPix[]; now: Date }) {
  if (awaited.length === 0) return <EmptyJob id="pix" title={copy.empty} />
  const hidden = awaited.slice(SHOWN)
  return (
    <Job id="pix" title={copy.title}>
      <PixRows awaited={awaited.slice(0, SHOWN)} now={now} />
      {hidden.length > 0 && (
        <details className="job__more">
          <summary>{copy.more(hidden.length)}</summary>
          <PixRows awaited={hidden} now={now} />
        </details>
      )}
      <div className="job__foot mt4">
        <LinkButton variant="ghost" to={pathTo('adminPix')}>
          {copy.all}
        </LinkButton>
      </div>
    </Job>
  )
}

function PixRows({ awaited, now }: { awaited: readonly AwaitedOwnPix[]; now: Date }) {
  // A removed row moves the next one under the finger, so clicks are ignored briefly.
  const isNew = useJustChanged(awaited.map(({ attemptId }) => attemptId).join())
  return (
    <ul className={classNames('todo rows-open', isNew && 'just-changed')}>
      {awaited.map((pix) => (
        <li key={pix.attemptId}>
          <div className="todo__top strip g4 ends baseline">
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
