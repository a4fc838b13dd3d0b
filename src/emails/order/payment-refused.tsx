import { declineSentences } from '#copy/checkout/checkout.ts'
import { emailFrame } from '#copy/emails/frame.ts'
import { paymentRefused } from '#copy/emails/payment.ts'
import { formatBrl } from '#domain/money.ts'
import type { PaymentRefused } from '#domain/orders/order-emails.ts'
import { EmailLayout } from '#emails/parts/email-layout.tsx'
import { ActionButton, Facts, Paragraph, Title } from '#emails/parts/parts.tsx'
import { firstName, type MailSite, orderUrl, payOrderUrl } from '#emails/parts/site.ts'

export function PaymentRefusedEmail({ site, data }: { site: MailSite; data: PaymentRefused }) {
  const words = paymentRefused[data.cause]
  return (
    <EmailLayout site={site} subject={words.subject(data.orderNumber)} preheader={words.preheader}>
      <Title>{words.title(firstName(data.customerName))}</Title>
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
      ) : (
        <ActionButton href={orderUrl(site, data.orderNumber)}>{emailFrame.openOrder}</ActionButton>
      )}
    </EmailLayout>
  )
}
