import { slotWords } from '#copy/delivery/delivery-slot.ts'
import { deliveryChanged } from '#copy/emails/delivery.ts'
import { emailFrame } from '#copy/emails/frame.ts'
import type { DeliveryChanged } from '#domain/orders/order-emails.ts'
import { EmailLayout } from '#emails/parts/email-layout.tsx'
import { ActionButton, Facts, Paragraph, Title } from '#emails/parts/parts.tsx'
import { firstName, type MailSite, orderUrl } from '#emails/parts/site.ts'

/** A day was changed by one side, and this tells the other. */
export function DeliveryChangedEmail({ site, data }: { site: MailSite; data: DeliveryChanged }) {
  const words = deliveryChanged[data.toldTo]
  const { orderNumber, promise, before } = data
  return (
    <EmailLayout site={site} subject={words.subject(orderNumber)} preheader={slotWords(promise)}>
      <Title>{words.title(firstName(data.customerName))}</Title>
      <Paragraph>{words.text}</Paragraph>
      <Facts
        facts={[
          [emailFrame.order, orderNumber],
          ...(before ? [[deliveryChanged.before, slotWords(before)] as [string, string]] : []),
          [deliveryChanged.now, slotWords(promise)],
        ]}
      />
      {data.toldTo === 'customer' && (
        <ActionButton href={orderUrl(site, orderNumber)}>{emailFrame.seeOrder}</ActionButton>
      )}
    </EmailLayout>
  )
}
