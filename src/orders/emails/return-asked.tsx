import { returnAskedEmail as words } from '#orders/returns/email-copy.ts'
import type { ReturnRequested } from '#orders/returns/return-emails.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { emailFrame } from '#ui/emails/copy.ts'
import { EmailLayout } from '#ui/emails/email-layout.tsx'
import { ActionButton, Facts, Paragraph, SmallPrint, Title } from '#ui/emails/parts.tsx'
import { firstName, type MailSite, orderUrl } from '#ui/emails/site.ts'

export function ReturnAskedEmail({ site, data }: { site: MailSite; data: ReturnRequested }) {
  const isRefund = data.wish === 'refund'
  const isReported = data.kind === 'broken' || data.kind === 'wrong'
  return (
    <EmailLayout site={site} subject={words.subject(data)} preheader={words.preheader(data)}>
      <Title>{words.title(data, firstName(data.customerName))}</Title>
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
