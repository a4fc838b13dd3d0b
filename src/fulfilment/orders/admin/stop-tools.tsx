import { useState } from 'react'
import { stopCopy as copy } from '#fulfilment/orders/copy/admin-stops.ts'
import type { OrderForToday } from '#fulfilment/orders/use-cases/list-orders-for-today.ts'
import { useOwnTexts } from '#ui/admin/use-own-texts.ts'
import { phoneDigits, whatsappLink } from '#ui/browser/whatsapp-link.ts'
import { AdminIcon } from '#ui/elements/admin-icon.tsx'
import { Icon } from '#ui/elements/icon.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { mapsLink, wazeLink, wholeAddress, writtenAddress } from './stop-address.ts'
import { writeHello, writeHelloToReceiver } from './write-hello.ts'

const newTab = { target: '_blank', rel: 'noreferrer' }

type Stop = Pick<OrderForToday, 'orderNumber' | 'pickupCode' | 'isSurprise' | 'contact' | 'shippingAddress'>

export function StopTools({ stop }: { stop: Stop }) {
  const { name } = stop.contact
  const address = writtenAddress(stop)
  return (
    <div className="five grid g1">
      <CopyAddress name={name} text={wholeAddress(stop)} />
      <a href={mapsLink(address)} aria-label={copy.mapsOf(name)} {...newTab}>
        <Icon name="pin" />
        {copy.maps}
      </a>
      <a href={wazeLink(address)} aria-label={copy.wazeOf(name)} {...newTab}>
        <AdminIcon name="send" />
        {copy.waze}
      </a>
      <ContactLinks stop={stop} />
    </div>
  )
}

export function ContactTools({ stop }: { stop: Stop }) {
  return (
    <div className="five grid g1 five--two">
      <ContactLinks stop={stop} />
    </div>
  )
}

function ContactLinks({ stop: { orderNumber, pickupCode, isSurprise, contact } }: { stop: Stop }) {
  const own = useOwnTexts()
  const { name, phone } = contact
  const digits = phoneDigits(phone)
  if (!digits) return null
  const [first = name] = name.split(' ')
  const hello = isSurprise
    ? writeHelloToReceiver(own, first)
    : writeHello(own, { name: first, orderNumber, pickupCode })
  return (
    <>
      <a href={whatsappLink(digits, hello)} aria-label={copy.whatsappOf(name)} {...newTab}>
        <Icon name="whatsapp" />
        {copy.whatsapp}
      </a>
      <a href={`tel:+${digits}`} aria-label={copy.callOf(name)}>
        <AdminIcon name="phone" />
        {copy.call}
      </a>
    </>
  )
}

function CopyAddress({ name, text }: { name: string; text: string }) {
  const [isCopied, setCopied] = useState(false)
  async function copyText() {
    try {
      // `navigator.clipboard` is undefined without HTTPS.
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
