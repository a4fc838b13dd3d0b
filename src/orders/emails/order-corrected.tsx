import { slotWords } from '#delivery/calendar/copy/delivery-slot.ts'
import { pickupCopy } from '#delivery/calendar/copy/pickup.ts'
import { orderCorrectedEmail as words } from '#orders/copy/email-order.ts'
import { orderCorrectedTexts } from '#orders/copy/email-texts.ts'
import type { OrderCorrected } from '#orders/domain/order-emails.ts'
import { say } from '#settings/domain/shop-text.ts'
import { emailFrame } from '#ui/emails/copy.ts'
import { EmailLayout } from '#ui/emails/email-layout.tsx'
import { ActionButton, Facts, Paragraph, Title } from '#ui/emails/parts.tsx'
import { firstName, type MailSite, orderUrl } from '#ui/emails/site.ts'
import { DeliveryAddress } from './delivery-address.tsx'

const { texts } = orderCorrectedTexts

export function OrderCorrectedEmail({ site, data }: { site: MailSite; data: OrderCorrected }) {
  const { customerName, orderNumber, address, promise } = data
  const { name, phone } = data.receiver ?? { name: customerName, phone: data.customerPhone }
  const contact: [string, string][] = [
    [words.name, name],
    ...(phone ? [[words.phone, phone] as [string, string]] : []),
  ]
  const values = { nome: firstName(customerName), pedido: orderNumber }
  return (
    <EmailLayout site={site} subject={words.subject(orderNumber)} preheader={words.preheader}>
      <Title>{say(site.texts, texts.title, values)}</Title>
      <Paragraph>{say(site.texts, texts.text, values)}</Paragraph>
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
