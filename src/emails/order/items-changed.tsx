import { emailFrame } from '#copy/emails/frame.ts'
import { itemsChangedEmail as words } from '#copy/emails/order.ts'
import { formatBrl } from '#domain/money.ts'
import type { ItemsChanged } from '#domain/orders/order-emails.ts'
import { formatDateTime } from '#domain/sao-paulo-time.ts'
import { EmailLayout } from '#emails/parts/email-layout.tsx'
import { ActionButton, Facts, Paragraph, Title } from '#emails/parts/parts.tsx'
import { firstName, type MailSite, payOrderUrl } from '#emails/parts/site.ts'
import { OrderItems, OrderTotals } from './order-lines.tsx'

/** The owner changed an unpaid order: what it has now, and the way to pay it. */
export function ItemsChangedEmail({ site, data }: { site: MailSite; data: ItemsChanged }) {
  const { orderNumber, orderTotal } = data
  const until = formatDateTime(new Date(data.payUntil))
  return (
    <EmailLayout
      site={site}
      subject={words.subject(orderNumber)}
      preheader={words.preheader(formatBrl(orderTotal))}
    >
      <Title>{words.title(firstName(data.customerName))}</Title>
      <Paragraph>{words.text}</Paragraph>
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
