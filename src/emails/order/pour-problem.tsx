import { pathTo } from '#addresses.ts'
import { pourProblem as words } from '#copy/emails/delivery.ts'
import { emailFrame } from '#copy/emails/frame.ts'
import type { PourProblemNotice } from '#domain/orders/order-emails.ts'
import { EmailLayout } from '#emails/parts/email-layout.tsx'
import { ActionButton, Facts, Paragraph, Title } from '#emails/parts/parts.tsx'
import { absoluteUrl, firstName, type MailSite } from '#emails/parts/site.ts'

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
