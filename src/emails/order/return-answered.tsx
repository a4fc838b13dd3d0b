import { emailFrame } from '#copy/emails/frame.ts'
import { returnAnsweredEmail as words } from '#copy/emails/return.ts'
import type { ReturnAnswered } from '#domain/returns/return-emails.ts'
import { EmailLayout } from '#emails/parts/email-layout.tsx'
import { ActionButton, Paragraph, SmallPrint, Title } from '#emails/parts/parts.tsx'
import { firstName, type MailSite, orderUrl } from '#emails/parts/site.ts'

export function ReturnAnsweredEmail({ site, data }: { site: MailSite; data: ReturnAnswered }) {
  return (
    <EmailLayout site={site} subject={words.subject(data)} preheader={words.text(data)}>
      <Title>{words.title(data, firstName(data.customerName))}</Title>
      <Paragraph>{words.text(data)}</Paragraph>
      {data.words && <Paragraph>{data.words}</Paragraph>}
      <SmallPrint>{words.reply}</SmallPrint>
      <ActionButton href={orderUrl(site, data.orderNumber)}>{emailFrame.seeOrder}</ActionButton>
    </EmailLayout>
  )
}
