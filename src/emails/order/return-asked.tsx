import { emailFrame } from '#copy/emails/frame.ts'
import { returnAskedEmail as words } from '#copy/emails/return.ts'
import { formatBrl } from '#domain/money.ts'
import type { ReturnRequested } from '#domain/returns/return-emails.ts'
import { EmailLayout } from '#emails/parts/email-layout.tsx'
import { ActionButton, Facts, Paragraph, SmallPrint, Title } from '#emails/parts/parts.tsx'
import { firstName, type MailSite, orderUrl } from '#emails/parts/site.ts'

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
