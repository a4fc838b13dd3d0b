import { describeBatch } from '#catalogue/stock/copy.ts'
import { arrivalWords, dayWords } from '#delivery/calendar/copy/delivery-day.ts'
import { slotWords } from '#delivery/calendar/copy/delivery-slot.ts'
import { pickupCopy } from '#delivery/calendar/copy/pickup.ts'
import { expectedDay } from '#delivery/calendar/domain/closed-days.ts'
import { sayStatus, statusWords } from '#orders/copy/email-order-status.ts'
import { statusLabel } from '#orders/copy/orders.ts'
import { spacedKey } from '#orders/domain/access-key.ts'
import type { OrderStatusUpdate } from '#orders/domain/order-emails.ts'
import { emailFrame } from '#ui/emails/copy.ts'
import { EmailLayout } from '#ui/emails/email-layout.tsx'
import { ActionButton, BurnTip, Facts, Paragraph, StatusMailOptOut, Title } from '#ui/emails/parts.tsx'
import { firstName, type MailSite, orderUrl } from '#ui/emails/site.ts'

export function OrderStatusUpdateEmail({ site, data }: { site: MailSite; data: OrderStatusUpdate }) {
  const words = statusWords(data)
  const { title, text } = sayStatus(site.texts, firstName(data.customerName), data)
  return (
    <EmailLayout
      site={site}
      subject={words.subject(data.orderNumber)}
      preheader={words.preheader}
      scene={data.status === 'shipped' || data.status === 'delivered' ? 'candles' : undefined}
      strip={data.status === 'delivered' && <BurnTip />}
      footnote={<StatusMailOptOut site={site} />}
    >
      <Title>{title}</Title>
      <Paragraph>{text}</Paragraph>
      <Facts
        facts={[
          [emailFrame.order, data.orderNumber],
          [emailFrame.situation, statusLabel(data.status, data.pickupCode ? 'pickup' : 'courier')],
        ]}
      />
      <Facts facts={shippingFacts(data)} />
      <Facts facts={(data.batches ?? []).map(({ candle, batch }) => [candle, describeBatch(batch)])} />
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
