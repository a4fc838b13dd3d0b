import { pathTo } from '#addresses.ts'
import { pourProblem as words } from '#delivery/calendar/email-copy.ts'
import type { PourProblemNotice } from '#orders/domain/order-emails.ts'
import { emailFrame } from '#ui/emails/copy.ts'
import { EmailLayout } from '#ui/emails/email-layout.tsx'
import { ActionButton, Facts, Paragraph, Title } from '#ui/emails/parts.tsx'
import { absoluteUrl, firstName, type MailSite } from '#ui/emails/site.ts'

export function PourProblemEmail({ site, data }: { site: MailSite; data: PourProblemNotice }) {
  const { orderNumber, candle, trouble, readyOn } = data
  const sentences = words[trouble]
  const link = absoluteUrl(site, pathTo('orderPour', { number: orderNumber }))
  return (
    <EmailLayout site={site} subject={words.subject(orderNumber)} preheader={sentences.preheader}>
      <Title>{words.title(firstName(data.customerName))}</Title>
      <Paragraph>{sentences.text(candle, readyOn)}</Paragraph>
      <Paragraph>{words.choose}</Paragraph>
      <Facts facts={[[emailFrame.order, orderNumber]]} />
      <ActionButton href={link}>{words.action}</ActionButton>
    </EmailLayout>
  )
}
