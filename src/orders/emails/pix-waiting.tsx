import { pixWaiting as words } from '#orders/copy/email-payment.ts'
import type { PixWaiting } from '#orders/domain/order-emails.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { formatDateTime } from '#platform/domain/sao-paulo-time.ts'
import { emailFrame } from '#ui/emails/copy.ts'
import { EmailLayout } from '#ui/emails/email-layout.tsx'
import { ActionButton, Facts, Paragraph, Title } from '#ui/emails/parts.tsx'
import { firstName, type MailSite, payOrderUrl } from '#ui/emails/site.ts'

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
