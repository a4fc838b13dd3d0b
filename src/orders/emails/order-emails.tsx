import { pathTo } from '#addresses.ts'
import { arrivalWords } from '#delivery/calendar/copy/delivery-day.ts'
import { slotWords } from '#delivery/calendar/copy/delivery-slot.ts'
import { batchProblem, deliveryChanged, parcelMoved } from '#delivery/calendar/email-copy.ts'
import { declineSentences } from '#orders/copy/decline-reasons.ts'
import { itemsChangedEmail, orderConfirmation, orderCorrectedEmail } from '#orders/copy/email-order.ts'
import { statusWords } from '#orders/copy/email-order-status.ts'
import {
  buyVoucherAgain,
  paymentRefunded,
  paymentRefused,
  pixWaiting,
  voucherPaymentRefused,
} from '#orders/copy/email-payment.ts'
import { deliveryChangedTexts, paymentRefusedTexts, returnTexts } from '#orders/copy/email-texts.ts'
import type {
  DeliveryChanged,
  DeliveryEvent,
  OrderConfirmation,
  OrderCorrected,
  ParcelMoved,
  PaymentRefused,
} from '#orders/domain/order-emails.ts'
import { returnAskedEmail, returnAnsweredEmail as words } from '#orders/returns/email-copy.ts'
import type { ReturnAnswered } from '#orders/returns/return-emails.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { say } from '#settings/domain/shop-text.ts'
import { dayAndMonth } from '#ui/copy/calendar.ts'
import { emailFrame } from '#ui/emails/copy.ts'
import { EmailLayout } from '#ui/emails/email-layout.tsx'
import type { EmailWriters } from '#ui/emails/email-writers.ts'
import { ActionButton, Facts, Paragraph, SmallPrint, Title } from '#ui/emails/parts.tsx'
import { absoluteUrl, firstName, type MailSite, orderUrl, payOrderUrl } from '#ui/emails/site.ts'
import { BatchProblemEmail } from './batch-problem.tsx'
import { CustomerMessageEmail } from './customer-message.tsx'
import { calendarFiles } from './delivery-event.ts'
import { ItemsChangedEmail } from './items-changed.tsx'
import { OrderConfirmationEmail } from './order-confirmation.tsx'
import { OrderCorrectedEmail } from './order-corrected.tsx'
import { PaymentRefundedEmail } from './payment-refunded.tsx'
import { PixWaitingEmail } from './pix-waiting.tsx'
import { ReturnAskedEmail } from './return-asked.tsx'
import { OrderStatusUpdateEmail } from './status-update.tsx'

const { texts: changedTexts } = deliveryChangedTexts

export const orderEmails: EmailWriters<
  | 'order-confirmation'
  | 'order-status-update'
  | 'delivery-changed'
  | 'parcel-moved'
  | 'order-corrected'
  | 'items-changed'
  | 'pix-waiting'
  | 'batch-trouble'
  | 'payment-refused'
  | 'payment-refunded'
  | 'customer-message'
  | 'return-asked'
  | 'return-answered'
> = {
  'order-confirmation': (data, site) => ({
    subject: orderConfirmation.subject(data.orderNumber),
    content: <OrderConfirmationEmail site={site} data={data} />,
    attachments: calendarFiles(site, confirmedDelivery(data)),
  }),
  'order-status-update': (data, site) => ({
    subject: statusWords(data).subject(data.orderNumber),
    content: <OrderStatusUpdateEmail site={site} data={data} />,
  }),
  'delivery-changed': (data, site) => ({
    subject: deliveryChanged[data.toldTo].subject(data.orderNumber),
    content: <DeliveryChangedEmail site={site} data={data} />,
    attachments: calendarFiles(site, data.toldTo === 'customer' ? data : null),
  }),
  'parcel-moved': (data, site) => ({
    subject: parcelMoved.subject(data.orderNumber),
    content: <ParcelMovedEmail site={site} data={data} />,
  }),
  'order-corrected': (data, site) => ({
    subject: orderCorrectedEmail.subject(data.orderNumber),
    content: <OrderCorrectedEmail site={site} data={data} />,
    attachments: calendarFiles(site, correctedDelivery(data)),
  }),
  'items-changed': (data, site) => ({
    subject: itemsChangedEmail.subject(data.orderNumber),
    content: <ItemsChangedEmail site={site} data={data} />,
  }),
  'pix-waiting': (data, site) => ({
    subject: pixWaiting.subject(data.orderNumber),
    content: <PixWaitingEmail site={site} data={data} />,
  }),
  'batch-trouble': (data, site) => ({
    subject: batchProblem.subject(data.orderNumber),
    content: <BatchProblemEmail site={site} data={data} />,
  }),
  'payment-refused': (data, site) => ({
    subject: refusedWords(data).subject(data.orderNumber),
    content: <PaymentRefusedEmail site={site} data={data} />,
  }),
  'payment-refunded': (data, site) => ({
    subject: paymentRefunded.subject(data.orderNumber),
    content: <PaymentRefundedEmail site={site} data={data} />,
  }),
  'customer-message': (data, site) => ({
    subject: data.subject,
    content: <CustomerMessageEmail site={site} data={data} />,
  }),
  'return-asked': (data, site) => ({
    subject: returnAskedEmail.subject(data),
    content: <ReturnAskedEmail site={site} data={data} />,
  }),
  'return-answered': (data, site) => ({
    subject: words.subject(data),
    content: <ReturnAnsweredEmail site={site} data={data} />,
  }),
}

function confirmedDelivery(data: OrderConfirmation): DeliveryEvent | null {
  const { orderNumber, promise, orderDate, shippingAddress: address, pickupCode } = data
  return promise ? { orderNumber, promise, orderDate, address, pickupCode } : null
}

function correctedDelivery({ address, promise, ...event }: OrderCorrected): DeliveryEvent | null {
  return address && promise ? { ...event, address, promise } : null
}

function ReturnAnsweredEmail({ site, data }: { site: MailSite; data: ReturnAnswered }) {
  const code = words.code(data)
  return (
    <EmailLayout site={site} subject={words.subject(data)} preheader={words.text(data)}>
      <Title>{say(site.texts, returnTexts.texts[data.cause], { nome: firstName(data.customerName) })}</Title>
      <Paragraph>{words.text(data)}</Paragraph>
      {data.words && <Paragraph>{data.words}</Paragraph>}
      {code && <Paragraph>{code}</Paragraph>}
      <SmallPrint>{words.reply}</SmallPrint>
      <ActionButton href={orderUrl(site, data.orderNumber)}>{emailFrame.seeOrder}</ActionButton>
    </EmailLayout>
  )
}

function DeliveryChangedEmail({ site, data }: { site: MailSite; data: DeliveryChanged }) {
  const { orderNumber, promise, before } = data
  const values = { nome: firstName(data.customerName), pedido: orderNumber }
  const { subject } = deliveryChanged[data.toldTo]
  const { owner } = deliveryChanged
  const isOwner = data.toldTo === 'owner'
  return (
    <EmailLayout site={site} subject={subject(orderNumber)} preheader={slotWords(promise)}>
      <Title>{isOwner ? owner.title(values.nome) : say(site.texts, changedTexts.title, values)}</Title>
      <Paragraph>{isOwner ? owner.text : say(site.texts, changedTexts.text, values)}</Paragraph>
      <Facts
        facts={[
          [emailFrame.order, orderNumber],
          ...(before ? [[deliveryChanged.before, slotWords(before)] as [string, string]] : []),
          [deliveryChanged.now, slotWords(promise)],
        ]}
      />
      {!isOwner && <ActionButton href={orderUrl(site, orderNumber)}>{emailFrame.seeOrder}</ActionButton>}
    </EmailLayout>
  )
}

function ParcelMovedEmail({ site, data }: { site: MailSite; data: ParcelMoved }) {
  const { orderNumber, arrives, before } = data
  const values = { nome: firstName(data.customerName), pedido: orderNumber, dia: dayAndMonth(data.leavesOn) }
  return (
    <EmailLayout site={site} subject={parcelMoved.subject(orderNumber)} preheader={arrivalWords(arrives)}>
      <Title>{say(site.texts, changedTexts.parcelTitle, values)}</Title>
      <Paragraph>{say(site.texts, changedTexts.parcelText, values)}</Paragraph>
      <Facts
        facts={[
          [emailFrame.order, orderNumber],
          [deliveryChanged.before, arrivalWords(before)],
          [deliveryChanged.now, arrivalWords(arrives)],
        ]}
      />
      <ActionButton href={orderUrl(site, orderNumber)}>{emailFrame.seeOrder}</ActionButton>
    </EmailLayout>
  )
}

const refusedWords = ({ cause, isVoucher }: PaymentRefused) =>
  (isVoucher ? voucherPaymentRefused : paymentRefused)[cause]

function PaymentRefusedEmail({ site, data }: { site: MailSite; data: PaymentRefused }) {
  const words = refusedWords(data)
  return (
    <EmailLayout site={site} subject={words.subject(data.orderNumber)} preheader={words.preheader}>
      <Title>
        {say(site.texts, paymentRefusedTexts.texts[data.cause], { nome: firstName(data.customerName) })}
      </Title>
      {data.declineReason && <Paragraph>{declineSentences[data.declineReason]}</Paragraph>}
      <Paragraph>{words.text}</Paragraph>
      <Facts
        facts={[
          [emailFrame.order, data.orderNumber],
          [emailFrame.total, formatBrl(data.orderTotal)],
        ]}
      />
      {data.cause === 'declined' ? (
        <ActionButton href={payOrderUrl(site, data.orderNumber)}>{emailFrame.tryAnotherCard}</ActionButton>
      ) : data.cause === 'taken-back' ? (
        <ActionButton href={payOrderUrl(site, data.orderNumber)}>{emailFrame.payWithPix}</ActionButton>
      ) : data.isVoucher ? (
        <ActionButton href={absoluteUrl(site, pathTo('voucherSale'))}>{buyVoucherAgain}</ActionButton>
      ) : (
        <ActionButton href={orderUrl(site, data.orderNumber)}>{emailFrame.openOrder}</ActionButton>
      )}
    </EmailLayout>
  )
}
