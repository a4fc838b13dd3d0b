import { pathTo } from '#addresses.ts'
import type { StatusQuestion } from '#fulfilment/orders/admin/order-answers.ts'
import { CurrentStatus } from '#fulfilment/orders/admin/status/status-question.tsx'
import { writeAgreed, writePair } from '#fulfilment/orders/admin/status-change-fields.ts'
import type { OrderToDispatch } from '#fulfilment/orders/use-cases/list-orders-to-dispatch.ts'
import { dispatchCopy as copy } from '#fulfilment/shipping/copy/admin-dispatch.ts'
import { statusLabel } from '#orders/copy/orders.ts'
import type { OrderStatus } from '#orders/domain/order-status.ts'
import { OwnersLink } from '#ui/admin/owners-link.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { TextField } from '#ui/form/text-field.tsx'

interface DispatchRowProps {
  order: OrderToDispatch
  /** Status displayed when the page was opened. */
  seen: OrderStatus
  question: StatusQuestion | undefined
  isWaiting: boolean
}

export function DispatchRow({ isWaiting, ...fields }: DispatchRowProps) {
  const { order } = fields
  const { id, orderNumber, customerName, way, place } = order
  return (
    <li className="row dispatch__row">
      <div className="dispatch__who">
        <b>{customerName}</b>
        <OwnersLink className="quiet-link num" to={pathTo('adminOrder', { id })}>
          <Unbroken>{orderNumber}</Unbroken>
        </OwnersLink>
      </div>
      <div className="dispatch__way">
        {copy.ways[way]}
        {place && <small>{place}</small>}
      </div>
      {isWaiting ? (
        <Fields {...fields} />
      ) : (
        <p className="dispatch__wide muted">{copy.already(statusLabel(order.status, way))}</p>
      )}
    </li>
  )
}

function Fields({ order, seen, question }: Omit<DispatchRowProps, 'isWaiting'>) {
  const { id, orderNumber, customerName, way, hasEmail } = order
  const { status, paymentStatus } = question ?? order
  const asks = question !== undefined || paymentStatus !== 'paid'
  const code = order.trackingNumber ?? ''
  return (
    <>
      <input type="hidden" name="seen" value={writePair(id, seen)} />
      {way !== 'arranged' && way !== 'carrier' ? (
        <p className="dispatch__code muted">
          <input type="hidden" name="code" value={way === 'pickup' ? '' : code} />
          {copy.noCode[way]}
        </p>
      ) : (
        <div className="dispatch__code">
          <TextField
            label={copy.code}
            aria-label={copy.codeOf(orderNumber)}
            name="code"
            data-draft={`code:${id}`}
            defaultValue={code}
            placeholder={copy.codeExample}
            hint={copy.codeHint}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="characters"
            enterKeyHint="next"
          />
        </div>
      )}
      {hasEmail && (
        <div className="dispatch__tell">
          <Switch
            label={copy.tell}
            aria-label={copy.tellOf(customerName)}
            name="tell"
            value={id}
            data-draft={`tell:${id}`}
            defaultChecked
          />
        </div>
      )}
      {asks && (
        <Note tone="danger" live={question !== undefined} className="dispatch__wide">
          <p>
            <CurrentStatus seen={seen} question={question ?? { reason: 'unpaid', status, paymentStatus }} />
          </p>
          <Checkbox
            name="anyway"
            data-draft={`anyway:${id}`}
            value={writeAgreed(id, { status, payment: paymentStatus })}
            label={way === 'pickup' ? copy.readyAnyway : copy.anyway}
            aria-label={(way === 'pickup' ? copy.readyAnywayOf : copy.anywayOf)(orderNumber)}
          />
        </Note>
      )}
    </>
  )
}
