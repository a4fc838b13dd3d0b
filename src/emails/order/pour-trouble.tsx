import { pathTo } from '#addresses.ts'
import { pourTrouble as words } from '#copy/emails/delivery.ts'
import { emailFrame } from '#copy/emails/frame.ts'
import type { PourTroubleNotice } from '#domain/orders/order-emails.ts'
import { EmailLayout } from '#emails/parts/email-layout.tsx'
import { ActionButton, Facts, Paragraph, Title } from '#emails/parts/parts.tsx'
import { absoluteUrl, firstName, type MailSite } from '#emails/parts/site.ts'

export function PourTroubleEmail({ site, data }: { site: MailSite; data: PourTroubleNotice }) {
  const { orderNumber, candle, trouble, readyOn } = data
  const said = words[trouble]
  const link = absoluteUrl(site, pathTo('orderPour', { number: orderNumber }))
  return (
    <EmailLayout site={site} subject={words.subject(orderNumber)} preheader={said.preheader}>
      <Title>{words.title(firstName(data.customerName))}</Title>
      <Paragraph>{said.text(candle, readyOn)}</Paragraph>
      <Paragraph>{words.choose}</Paragraph>
      <Facts facts={[[emailFrame.order, orderNumber]]} />
      <ActionButton href={link}>{words.action}</ActionButton>
    </EmailLayout>
  )
}
