import { pixWaiting as words } from '#orders/copy/email-payment.ts'
import { pixWaitingTexts } from '#orders/copy/email-texts.ts'
import type { PixWaiting } from '#orders/domain/order-emails.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { formatDateTime } from '#platform/domain/sao-paulo-time.ts'
import { say } from '#settings/domain/shop-text.ts'
import { emailFrame } from '#ui/emails/copy.ts'
import { EmailLayout } from '#ui/emails/email-layout.tsx'
import { ActionButton, Facts, Paragraph, Title } from '#ui/emails/parts.tsx'
import { firstName, type MailSite, payOrderUrl } from '#ui/emails/site.ts'

const { texts } = pixWaitingTexts

export function PixWaitingEmail({ site, data }: { site: MailSite; data: PixWaiting }) {
  const until = formatDateTime(new Date(data.payUntil))
  const values = { nome: firstName(data.customerName), pedido: data.orderNumber }
  return (
    <EmailLayout site={site} subject={words.subject(data.orderNumber)} preheader={words.preheader(until)}>
      <Title>{say(site.texts, texts.title, values)}</Title>
      <Paragraph>{say(site.texts, texts.text, values)}</Paragraph>
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
