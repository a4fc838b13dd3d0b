import { pathTo } from '#addresses.ts'
import { batchProblem as words } from '#delivery/calendar/email-copy.ts'
import type { BatchProblemNotice } from '#orders/domain/order-emails.ts'
import { emailFrame } from '#ui/emails/copy.ts'
import { EmailLayout } from '#ui/emails/email-layout.tsx'
import { ActionButton, Facts, Paragraph, Title } from '#ui/emails/parts.tsx'
import { absoluteUrl, firstName, type MailSite } from '#ui/emails/site.ts'

export function BatchProblemEmail({ site, data }: { site: MailSite; data: BatchProblemNotice }) {
  const { orderNumber, candle, trouble, readyOn } = data
  const sentences = words[trouble]
  const link = absoluteUrl(site, pathTo('orderBatch', { number: orderNumber }))
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
