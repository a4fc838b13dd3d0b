import type { ReactNode } from 'react'
import { pathTo } from '#addresses.ts'
import { arrivalWords, dayWords } from '#copy/delivery/delivery-day.ts'
import { slotWords } from '#copy/delivery/delivery-slot.ts'
import { pickupCopy } from '#copy/delivery/pickup.ts'
import { emailFrame } from '#copy/emails/frame.ts'
import { ownerOrderEmailCopy as words } from '#copy/emails/owner.ts'
import { paymentMethodLabels } from '#copy/orders/orders.ts'
import { formatBrl } from '#domain/money.ts'
import type { OwnerOrder } from '#domain/orders/owner-emails.ts'
import { block, blockTitle, DeliveryAddress } from '#emails/order/delivery-address.tsx'
import { GiftBlock, OrderItems, OrderTotals } from '#emails/order/order-lines.tsx'
import { EmailLayout } from '#emails/parts/email-layout.tsx'
import { ActionButton, Facts, Paragraph, SmallPrint, Title } from '#emails/parts/parts.tsx'
import { absoluteUrl, firstName, type MailSite } from '#emails/parts/site.ts'

export function ownerOrderEmail(site: MailSite, data: OwnerOrder): { subject: string; content: ReactNode } {
  // A sale is worth what a voucher paid of it as well.
  const worth = data.orderTotal + (data.voucherAmount ?? 0)
  const subject = words.subject(data.orderNumber, formatBrl(worth))
  return { subject, content: <OwnerOrderEmail site={site} subject={subject} data={data} /> }
}

/** The hours are part of what was promised; only messages of an older version know a day alone. */
function promised({ promise, promisedDay, pickupCode, arrives }: OwnerOrder): [string, string][] {
  if (arrives && promisedDay)
    return [
      [emailFrame.postBy, dayWords(promisedDay)],
      [emailFrame.expectedBy, arrivalWords(arrives)],
    ]
  const when = promise ? slotWords(promise) : promisedDay && dayWords(promisedDay)
  const label = pickupCode ? pickupCopy.title : emailFrame.expectedBy
  return [
    ...(when ? [[label, when] as [string, string]] : []),
    ...(pickupCode ? [[pickupCopy.code, pickupCode] as [string, string]] : []),
  ]
}

function OwnerOrderEmail({ site, subject, data }: { site: MailSite; subject: string; data: OwnerOrder }) {
  return (
    <EmailLayout site={site} subject={subject} preheader={words.preheader(data.customerName)}>
      <Title>{words.title(firstName(data.customerName))}</Title>
      <Paragraph>{words.text}</Paragraph>
      <Facts
        facts={[
          [emailFrame.order, data.orderNumber],
          [emailFrame.payment, paymentMethodLabels[data.paymentMethod ?? 'card']],
          ...promised(data),
        ]}
      />
      <OrderItems site={site} items={data.items} />
      <OrderTotals order={data} />
      <DeliveryAddress
        title={data.pickupCode ? pickupCopy.title : words.address}
        name={data.gift?.receiver?.name ?? data.customerName}
        address={data.shippingAddress}
        phone={data.gift?.receiver?.phone ?? data.customerPhone}
      />
      {data.gift && <GiftBlock gift={data.gift} />}
      {data.note && (
        <p style={{ ...block, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          <b style={blockTitle}>{words.note}</b>
          <br />
          {data.note}
        </p>
      )}
      <ActionButton href={absoluteUrl(site, pathTo('adminOrder', { id: data.orderId }))}>
        {words.open}
      </ActionButton>
      <SmallPrint>{words.preference}</SmallPrint>
    </EmailLayout>
  )
}
