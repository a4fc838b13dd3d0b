import { useState } from 'react'
import { pathTo } from '#addresses.ts'
import { todayCopy } from '#copy/admin/today.ts'
import { shortDay } from '#copy/delivery/calendar.ts'
import { splitAddressLines } from '#domain/address/address-lines.ts'
import { isBeforeShipping } from '#domain/orders/order-status.ts'
import type { OrderForToday } from '#shop/admin/today/list-orders-for-today.ts'
import { OwnersLink } from '#web/admin/owners-link.tsx'
import { classNames } from '#web/kit/browser/class-names.ts'
import { AdminIcon } from '#web/kit/elements/admin-icon.tsx'
import { Badge } from '#web/kit/elements/badge.tsx'
import { Icon } from '#web/kit/elements/icon.tsx'
import { toast } from '#web/kit/toast/toast-store.ts'
import { phoneDigits, whatsappLink } from '../whatsapp-link.ts'
import { StatusButton } from './status-button.tsx'
import { placeOf, wholeAddress, writtenAddress } from './stop-address.ts'
import { mapsLink, wazeLink } from './stop-links.ts'

const elsewhere = { target: '_blank', rel: 'noreferrer' }

const copy = todayCopy.deliver

interface StopRowProps {
  stop: OrderForToday
  number: number
  today: string
}

export function StopRow({ stop, number, today }: StopRowProps) {
  const { promisedDay, status, packedAt, items, notes, isGift } = stop
  const { name } = stop.contact
  const { line1, line2 = '' } = stop.shippingAddress
  const { complement } = splitAddressLines(line1, line2)
  const isHere = isBeforeShipping(status)
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <li className={classNames(!isHere && 'is-done')}>
      <span className="stops__n" aria-hidden="true">
        {number}
      </span>
      <div>
        <h4>{name}</h4>
        <p>
          <b>{placeOf(stop)}</b>
        </p>
        <p>{[line1, complement].filter(Boolean).join(', ')}</p>
        <p className="muted">
          <OwnersLink to={pathTo('adminOrder', { id: stop.id })}>{stop.orderNumber}</OwnersLink>,{' '}
          {copy.contents(units)}
          {notes && `. ${notes}`}
        </p>
        <p className="stops__tags">
          {isGift && <Badge tone="linen">{copy.gift}</Badge>}
          {!isHere && <Badge tone="amber">{copy.onTheWay}</Badge>}
          {isHere && <Badge tone={packedAt ? 'sage' : 'linen'}>{packedAt ? copy.packed : copy.toPack}</Badge>}
          {isHere && promisedDay && promisedDay < today && (
            <Badge tone="terra">{copy.late(shortDay(promisedDay))}</Badge>
          )}
        </p>
      </div>
      <div className="stops__do">
        <StopTools stop={stop} />
        <StatusButton
          order={stop}
          to={isHere ? 'shipped' : 'delivered'}
          label={isHere ? copy.handedOver : copy.delivered}
          fullLabel={isHere ? copy.handedOverOf(name) : copy.deliveredOf(name)}
        />
      </div>
    </li>
  )
}

/** The five things one does at a stop, each under the thumb. */
function StopTools({ stop }: { stop: OrderForToday }) {
  const { orderNumber, isSurprise } = stop
  const { name, phone } = stop.contact
  const address = writtenAddress(stop)
  const digits = phoneDigits(phone)
  const [first = name] = name.split(' ')
  return (
    <div className="five">
      <CopyAddress name={name} text={wholeAddress(stop)} />
      <a href={mapsLink(address)} aria-label={copy.mapsOf(name)} {...elsewhere}>
        <Icon name="pin" />
        {copy.maps}
      </a>
      <a href={wazeLink(address)} aria-label={copy.wazeOf(name)} {...elsewhere}>
        <AdminIcon name="send" />
        {copy.waze}
      </a>
      {digits && (
        <>
          <a
            href={whatsappLink(
              digits,
              isSurprise ? copy.helloToReceiver(first) : copy.hello(first, orderNumber),
            )}
            aria-label={copy.whatsappOf(name)}
            {...elsewhere}
          >
            <Icon name="whatsapp" />
            {copy.whatsapp}
          </a>
          <a href={`tel:+${digits}`} aria-label={copy.callOf(name)}>
            <AdminIcon name="phone" />
            {copy.call}
          </a>
        </>
      )}
    </div>
  )
}

function CopyAddress({ name, text }: { name: string; text: string }) {
  const [isCopied, setCopied] = useState(false)
  async function copyText() {
    try {
      // Not there at all on an address without https.
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      toast({ title: copy.copyFailed, tone: 'destructive' })
    }
  }
  return (
    <button type="button" aria-label={copy.copyOf(name)} onClick={copyText} onBlur={() => setCopied(false)}>
      <AdminIcon name={isCopied ? 'check' : 'copy'} />
      <span aria-live="polite">{isCopied ? copy.copied : copy.copy}</span>
    </button>
  )
}
