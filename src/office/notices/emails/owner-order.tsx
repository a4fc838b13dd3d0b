import type { ReactNode } from 'react'
import { pathTo } from '#addresses.ts'
import { arrivalWords, dayWords } from '#delivery/calendar/copy/delivery-day.ts'
import { slotWords } from '#delivery/calendar/copy/delivery-slot.ts'
import { pickupCopy } from '#delivery/calendar/copy/pickup.ts'
import { ownerOrderEmailCopy as words } from '#office/notices/email-copy.ts'
import { paymentMethodLabels } from '#orders/copy/orders.ts'
import type { OwnerOrder } from '#orders/domain/owner-emails.ts'
import { block, blockTitle, DeliveryAddress } from '#orders/emails/delivery-address.tsx'
import { GiftBlock, OrderItems, OrderTotals } from '#orders/emails/order-lines.tsx'
import { formatBrl } from '#platform/domain/money.ts'
import { emailFrame } from '#ui/emails/copy.ts'
import { EmailLayout } from '#ui/emails/email-layout.tsx'
import { ActionButton, Facts, Paragraph, SmallPrint, Title } from '#ui/emails/parts.tsx'
import { absoluteUrl, firstName, type MailSite } from '#ui/emails/site.ts'

export function ownerOrderEmail(site: MailSite, data: OwnerOrder): { subject: string; content: ReactNode } {
  // Includes the part paid by voucher.
  const worth = data.orderTotal + (data.voucherAmount ?? 0)
  const subject = words.subject(data.orderNumber, formatBrl(worth))
  return { subject, content: <OwnerOrderEmail site={site} subject={subject} data={data} /> }
}

/** Messages of an older version have a day without hours. */
function describePromise({ promise, promisedDay, pickupCode, arrives }: OwnerOrder): [string, string][] {
  if (arrives && promisedDay)
    return [
      [emailFrame.postBy, dayWords(promisedDay)],
      [emailFrame.expectedBy, arrivalWords(arrives)],
    ]
  const promiseText = promise ? slotWords(promise) : promisedDay && dayWords(promisedDay)
  const label = pickupCode ? pickupCopy.title : emailFrame.expectedBy
  return [
    ...(promiseText ? [[label, promiseText] as [string, string]] : []),
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
          ...describePromise(data),
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
