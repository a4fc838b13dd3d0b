import { emailFrame } from '#copy/emails/frame.ts'
import { customerMessage as words } from '#copy/emails/order.ts'
import type { CustomerMessage } from '#domain/orders/order-emails.ts'
import { EmailLayout } from '#emails/parts/email-layout.tsx'
import { ActionButton, Facts, Title } from '#emails/parts/parts.tsx'
import { firstName, type MailSite, orderUrl } from '#emails/parts/site.ts'
import { block } from './delivery-address.tsx'

/** The owner's own words, as they wrote them. */
export function CustomerMessageEmail({ site, data }: { site: MailSite; data: CustomerMessage }) {
  return (
    <EmailLayout site={site} subject={data.subject} preheader={words.preheader(data.orderNumber)}>
      <Title>{words.title(firstName(data.customerName))}</Title>
      <p style={{ ...block, margin: '16px 0 0', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {data.text}
      </p>
      <Facts facts={[[emailFrame.order, data.orderNumber]]} />
      <ActionButton href={orderUrl(site, data.orderNumber)}>{emailFrame.openOrder}</ActionButton>
    </EmailLayout>
  )
}
