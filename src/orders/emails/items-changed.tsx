import { itemsChangedEmail as words } from '#orders/copy/email-order.ts'
import { itemsChangedTexts } from '#orders/copy/email-texts.ts'
import type { ItemsChanged } from '#orders/domain/order-emails.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { formatDateTime } from '#platform/domain/sao-paulo-time.ts'
import { say } from '#settings/domain/shop-text.ts'
import { emailFrame } from '#ui/emails/copy.ts'
import { EmailLayout } from '#ui/emails/email-layout.tsx'
import { ActionButton, Facts, Paragraph, Title } from '#ui/emails/parts.tsx'
import { firstName, type MailSite, payOrderUrl } from '#ui/emails/site.ts'
import { OrderItems, OrderTotals } from './order-lines.tsx'

const { texts } = itemsChangedTexts

export function ItemsChangedEmail({ site, data }: { site: MailSite; data: ItemsChanged }) {
  const { orderNumber, orderTotal } = data
  const until = formatDateTime(new Date(data.payUntil))
  const values = { nome: firstName(data.customerName), pedido: orderNumber }
  return (
    <EmailLayout
      site={site}
      subject={words.subject(orderNumber)}
      preheader={words.preheader(formatBrl(orderTotal))}
    >
      <Title>{say(site.texts, texts.title, values)}</Title>
      <Paragraph>{say(site.texts, texts.text, values)}</Paragraph>
      <Facts
        facts={[
          [emailFrame.order, orderNumber],
          [words.until, until],
        ]}
      />
      <OrderItems site={site} items={data.items} />
      <OrderTotals order={data} />
      <ActionButton href={payOrderUrl(site, orderNumber)}>{words.pay}</ActionButton>
    </EmailLayout>
  )
}
