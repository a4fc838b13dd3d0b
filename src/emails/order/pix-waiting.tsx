import { emailFrame } from '#copy/emails/frame.ts'
import { pixWaiting as words } from '#copy/emails/payment.ts'
import { formatBrl } from '#domain/money.ts'
import type { PixWaiting } from '#domain/orders/order-emails.ts'
import { formatDateTime } from '#domain/sao-paulo-time.ts'
import { EmailLayout } from '#emails/parts/email-layout.tsx'
import { ActionButton, Facts, Paragraph, Title } from '#emails/parts/parts.tsx'
import { firstName, type MailSite, payOrderUrl } from '#emails/parts/site.ts'

export function PixWaitingEmail({ site, data }: { site: MailSite; data: PixWaiting }) {
  const until = formatDateTime(new Date(data.payUntil))
  return (
    <EmailLayout site={site} subject={words.subject(data.orderNumber)} preheader={words.preheader(until)}>
      <Title>{words.title(firstName(data.customerName))}</Title>
      <Paragraph>{words.text}</Paragraph>
      <Facts
        facts={[
          [emailFrame.order, data.orderNumber],
          [emailFrame.total, formatBrl(data.orderTotal)],
          [words.until, until],
        ]}
      />
      <ActionButton href={payOrderUrl(site, data.orderNumber)}>{emailFrame.payWithPix}</ActionButton>
    </EmailLayout>
  )
}
