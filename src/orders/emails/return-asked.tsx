import { returnTexts } from '#orders/copy/email-texts.ts'
import { returnAskedEmail as words } from '#orders/returns/email-copy.ts'
import { isComplaint } from '#orders/returns/order-return.ts'
import type { ReturnRequested } from '#orders/returns/return-emails.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { say } from '#settings/domain/shop-text.ts'
import { emailFrame } from '#ui/emails/copy.ts'
import { EmailLayout } from '#ui/emails/email-layout.tsx'
import { ActionButton, Facts, Paragraph, SmallPrint, Title } from '#ui/emails/parts.tsx'
import { firstName, type MailSite, orderUrl } from '#ui/emails/site.ts'

const { texts } = returnTexts

export function ReturnAskedEmail({ site, data }: { site: MailSite; data: ReturnRequested }) {
  const isRefund = data.wish === 'refund'
  const title = isComplaint(data.kind) ? texts.complaint : texts.withdrawal
  const isReported = data.kind === 'broken' || data.kind === 'wrong'
  return (
    <EmailLayout site={site} subject={words.subject(data)} preheader={words.preheader(data)}>
      <Title>{say(site.texts, title, { nome: firstName(data.customerName) })}</Title>
      <Paragraph>{words.text(data)}</Paragraph>
      <Facts
        facts={[
          [emailFrame.order, data.orderNumber],
          [words.lines(data), data.lines.join('; ')],
          isReported ? [words.wish, words.wishes[data.wish]] : [words.amount, formatBrl(data.amount)],
        ]}
      />
      {isRefund && <SmallPrint>{words.how(data)}</SmallPrint>}
      <ActionButton href={orderUrl(site, data.orderNumber)}>{emailFrame.seeOrder}</ActionButton>
    </EmailLayout>
  )
}
