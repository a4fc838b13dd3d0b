import { customerMessagePreheader } from '#orders/copy/email-order.ts'
import { customerMessageTexts } from '#orders/copy/email-texts.ts'
import type { CustomerMessage } from '#orders/domain/order-emails.ts'
import { say } from '#settings/domain/shop-text.ts'
import { emailFrame } from '#ui/emails/copy.ts'
import { EmailLayout } from '#ui/emails/email-layout.tsx'
import { ActionButton, Facts, Title } from '#ui/emails/parts.tsx'
import { firstName, type MailSite, orderUrl } from '#ui/emails/site.ts'
import { block } from './delivery-address.tsx'

export function CustomerMessageEmail({ site, data }: { site: MailSite; data: CustomerMessage }) {
  return (
    <EmailLayout site={site} subject={data.subject} preheader={customerMessagePreheader(data.orderNumber)}>
      <Title>
        {say(site.texts, customerMessageTexts.texts.title, { nome: firstName(data.customerName) })}
      </Title>
      <p style={{ ...block, margin: '16px 0 0', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {data.text}
      </p>
      <Facts facts={[[emailFrame.order, data.orderNumber]]} />
      <ActionButton href={orderUrl(site, data.orderNumber)}>{emailFrame.openOrder}</ActionButton>
    </EmailLayout>
  )
}
