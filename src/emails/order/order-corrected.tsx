import { slotWords } from '#copy/delivery/delivery-slot.ts'
import { pickupCopy } from '#copy/delivery/pickup.ts'
import { emailFrame } from '#copy/emails/frame.ts'
import { orderCorrectedEmail as words } from '#copy/emails/order.ts'
import type { OrderCorrected } from '#domain/orders/order-emails.ts'
import { EmailLayout } from '#emails/parts/email-layout.tsx'
import { ActionButton, Facts, Paragraph, Title } from '#emails/parts/parts.tsx'
import { firstName, type MailSite, orderUrl } from '#emails/parts/site.ts'
import { DeliveryAddress } from './delivery-address.tsx'

/** Name, telephone or address of an order were put right: how they stand now. */
export function OrderCorrectedEmail({ site, data }: { site: MailSite; data: OrderCorrected }) {
  const { customerName, orderNumber, address, promise } = data
  const { name, phone } = data.receiver ?? { name: customerName, phone: data.customerPhone }
  const contact: [string, string][] = [
    [words.name, name],
    ...(phone ? [[words.phone, phone] as [string, string]] : []),
  ]
  return (
    <EmailLayout site={site} subject={words.subject(orderNumber)} preheader={words.preheader}>
      <Title>{words.title(firstName(customerName))}</Title>
      <Paragraph>{words.text}</Paragraph>
      <Facts
        facts={[
          [emailFrame.order, orderNumber],
          ...(promise
            ? [[address ? emailFrame.expectedBy : pickupCopy.title, slotWords(promise)] as [string, string]]
            : []),
        ]}
      />
      {address ? (
        <DeliveryAddress title={words.delivery} name={name} address={address} phone={phone} />
      ) : (
        <Facts facts={contact} />
      )}
      <ActionButton href={orderUrl(site, orderNumber)}>{emailFrame.seeOrder}</ActionButton>
    </EmailLayout>
  )
}
