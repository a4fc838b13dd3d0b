import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { timeLeft, pixPageCopy as words } from '#payments/copy/admin-pix.ts'
import type { AwaitedOwnPix } from '#payments/use-cases/list-awaited-pix.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { dayAndTime } from '#ui/copy/calendar.ts'
import { Unbroken } from '#ui/elements/unbroken.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import { PixTick } from './pix-tick.tsx'
import { seenPix } from './seen-pix.ts'
import type { Ticks } from './use-ticks.ts'

interface RowsProps {
  now: Date
  ticks: Ticks
}

export function AwaitedPanel({ awaited, ...rows }: RowsProps & { awaited: readonly AwaitedOwnPix[] }) {
  if (awaited.length === 0) return null
  return (
    <section className="panel" aria-labelledby="pix-awaited">
      <div className="panel__head cluster ends baseline">
        <h2 id="pix-awaited">{words.waiting.title}</h2>
        <span className="small muted">{words.waiting.text}</span>
      </div>
      <AwaitedRows awaited={awaited} {...rows} />
    </section>
  )
}

export function EndedPanel({ ended, ...rows }: RowsProps & { ended: readonly AwaitedOwnPix[] }) {
  if (ended.length === 0) return null
  return (
    <details className="panel">
      <summary className="pix-summary">
        {words.ended.title} ({ended.length})
      </summary>
      <p className="small muted">{words.ended.text}</p>
      <AwaitedRows awaited={ended} {...rows} />
    </details>
  )
}

function AwaitedRows({ awaited, now, ticks }: RowsProps & { awaited: readonly AwaitedOwnPix[] }) {
  return (
    <ul>
      {awaited.map((pix) => (
        <AwaitedRow key={pix.attemptId} pix={pix} now={now} ticks={ticks} />
      ))}
    </ul>
  )
}

function AwaitedRow({ pix, now, ticks }: RowsProps & { pix: AwaitedOwnPix }) {
  const { orderNumber, customerName } = pix
  const seen = seenPix(pix.attemptId)
  return (
    <li className="row pix-row">
      <PixTick seen={seen} orderNumber={orderNumber} ticks={ticks} />
      <PixFacts pix={pix} now={now} />
      <div className="grid g2 pix-row__act">
        <ConfirmForm
          seen={seen}
          label={words.confirm}
          fullLabel={words.confirmOf(customerName, orderNumber)}
          variant="ghost"
        />
        <details>
          <summary className="text-btn pix-summary">{words.otherAmount}</summary>
          <ConfirmForm seen={seen} label={words.confirmAmount} variant="ghost" className="grid g3 pix-other">
            <TextField
              label={words.received}
              name="received"
              affix="R$"
              numeric
              required
              inputMode="decimal"
              autoComplete="off"
              maxLength={30}
            />
          </ConfirmForm>
        </details>
      </div>
    </li>
  )
}

export function PixFacts({ pix, now }: { pix: AwaitedOwnPix; now: Date }) {
  return (
    <div className="grid pix-facts">
      <b>{pix.customerName}</b>
      <span className="pix-facts__amount num">{formatBrl(pix.amount)}</span>
      <small>
        <Link to={pathTo('adminOrder', { id: pix.orderId })}>
          <Unbroken>{pix.orderNumber}</Unbroken>
        </Link>
        , {words.requestedAt(dayAndTime(pix.openedAt, now))}
      </small>
      <small className="num pix-facts__txid">{words.txid(pix.txid)}</small>
      {pix.payUntil && (
        <small>
          {words.heldUntil(dayAndTime(pix.payUntil, now))} <b>({timeLeft(pix.payUntil, now)})</b>
        </small>
      )}
    </div>
  )
}
