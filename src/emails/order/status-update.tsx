import { arrivalWords, dayWords } from '#copy/delivery/delivery-day.ts'
import { slotWords } from '#copy/delivery/delivery-slot.ts'
import { pickupCopy } from '#copy/delivery/pickup.ts'
import { emailFrame } from '#copy/emails/frame.ts'
import { statusWords } from '#copy/emails/order-status.ts'
import { levaWords } from '#copy/orders/leva.ts'
import { statusLabel } from '#copy/orders/orders.ts'
import { expectedDay } from '#domain/delivery/closed-days.ts'
import { spacedKey } from '#domain/invoices/access-key.ts'
import type { OrderStatusUpdate } from '#domain/orders/order-emails.ts'
import { EmailLayout } from '#emails/parts/email-layout.tsx'
import { ActionButton, BurnTip, Facts, Paragraph, StatusMailOptOut, Title } from '#emails/parts/parts.tsx'
import { firstName, type MailSite, orderUrl } from '#emails/parts/site.ts'

export function OrderStatusUpdateEmail({ site, data }: { site: MailSite; data: OrderStatusUpdate }) {
  const words = statusWords(data)
  return (
    <EmailLayout
      site={site}
      subject={words.subject(data.orderNumber)}
      preheader={words.preheader}
      scene={data.status === 'shipped' || data.status === 'delivered' ? 'candles' : undefined}
      strip={data.status === 'delivered' && <BurnTip />}
      footnote={<StatusMailOptOut site={site} />}
    >
      <Title>{words.title(firstName(data.customerName))}</Title>
      <Paragraph>{words.text}</Paragraph>
      <Facts
        facts={[
          [emailFrame.order, data.orderNumber],
          [emailFrame.situation, statusLabel(data.status, data.pickupCode ? 'pickup' : 'courier')],
        ]}
      />
      <Facts facts={shippingFacts(data)} />
      <Facts facts={(data.pours ?? []).map(({ candle, pour }) => [candle, levaWords(pour)])} />
      <ActionButton href={orderUrl(site, data.orderNumber)}>{emailFrame.seeOrder}</ActionButton>
    </EmailLayout>
  )
}

function shippingFacts(order: OrderStatusUpdate): [string, string][] {
  const { status, trackingNumber, pickupCode, promise, promisedDay, estimatedDeliveryDate } = order
  const facts: [string, string][] = []
  if (status !== 'shipped') return facts
  if (pickupCode) return pickupFacts(order, pickupCode)
  if (trackingNumber) facts.push([emailFrame.tracking, trackingNumber])
  if (order.invoice)
    facts.push([emailFrame.invoice(order.invoice.number), spacedKey(order.invoice.accessKey)])
  if (order.arrives) return [...facts, [emailFrame.expectedBy, arrivalWords(order.arrives)]]
  if (promise) return [...facts, [emailFrame.expectedBy, slotWords(promise)]]
  const recorded = estimatedDeliveryDate ? new Date(estimatedDeliveryDate) : null
  const day = expectedDay({ promisedDay, estimatedDeliveryDate: recorded })
  if (day) facts.push([emailFrame.expectedBy, dayWords(day)])
  return facts
}

function pickupFacts({ pickupAt, promise }: OrderStatusUpdate, code: string): [string, string][] {
  return [
    [pickupCopy.code, code],
    ...(pickupAt ? [[pickupCopy.where, pickupAt] as [string, string]] : []),
    ...(promise ? [[pickupCopy.title, slotWords(promise)] as [string, string]] : []),
  ]
}
