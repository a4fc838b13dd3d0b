import { fireWarning } from '#catalogue/product-page/copy/fire-warning.ts'
import { arrivalWords, dayWords } from '#delivery/calendar/copy/delivery-day.ts'
import { slotWords } from '#delivery/calendar/copy/delivery-slot.ts'
import { pickupCopy } from '#delivery/calendar/copy/pickup.ts'
import { orderConfirmation as words } from '#orders/copy/email-order.ts'
import { orderConfirmationTexts } from '#orders/copy/email-texts.ts'
import { paymentMethodLabels } from '#orders/copy/orders.ts'
import { maskCpf } from '#orders/domain/cpf.ts'
import type { KitCoupon, OrderConfirmation } from '#orders/domain/order-emails.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { formatDateTime } from '#platform/domain/sao-paulo-time.ts'
import { say } from '#settings/domain/shop-text.ts'
import { longDayAndMonth } from '#ui/copy/calendar.ts'
import { emailFrame } from '#ui/emails/copy.ts'
import { EmailLayout } from '#ui/emails/email-layout.tsx'
import { colour } from '#ui/emails/palette.ts'
import { ActionButton, BurnTip, Facts, LargeCode, Paragraph, Title, Unbroken } from '#ui/emails/parts.tsx'
import { firstName, type MailSite, orderUrl } from '#ui/emails/site.ts'
import { block, blockTitle, DeliveryAddress } from './delivery-address.tsx'
import { GiftBlock, OrderItems, OrderTotals } from './order-lines.tsx'

const { texts } = orderConfirmationTexts

export function OrderConfirmationEmail({ site, data }: { site: MailSite; data: OrderConfirmation }) {
  const { isHandedOver } = data
  return (
    <EmailLayout
      site={site}
      subject={words.subject(data.orderNumber)}
      preheader={preheader(data)}
      scene="pour"
      strip={<BurnTip />}
    >
      <Title>
        {say(site.texts, isHandedOver ? texts.handedTitle : texts.title, {
          nome: firstName(data.customerName),
        })}
      </Title>
      <Paragraph>{opening(data, site)}</Paragraph>
      <Facts
        facts={[
          [emailFrame.order, data.orderNumber],
          [emailFrame.date, formatDateTime(new Date(data.orderDate))],
          [emailFrame.payment, paymentMethodLabels[data.paymentMethod ?? 'card']],
          ...(data.customerCpf ? [[emailFrame.cpf, maskCpf(data.customerCpf)] as [string, string]] : []),
          ...promise(data),
          ...(data.pickupCode ? [[pickupCopy.code, data.pickupCode] as [string, string]] : []),
        ]}
      />
      {data.missed && (
        <Paragraph>{emailFrame.lateForShift(slotWords(data.missed), Boolean(data.promise))}</Paragraph>
      )}
      <OrderItems site={site} items={data.items} />
      <OrderTotals order={data} />
      <DeliveryAddress
        title={data.pickupCode ? pickupCopy.title : words.delivery}
        name={data.gift?.receiver?.name ?? data.customerName}
        address={data.shippingAddress}
      />
      {data.gift && <GiftBlock gift={data.gift} />}
      {data.kitCoupon && <KitCouponBlock coupon={data.kitCoupon} />}
      <ActionButton href={orderUrl(site, data.orderNumber)}>{emailFrame.seeOrder}</ActionButton>
      <SmallPrint title={words.withdrawalTitle}>{words.withdrawal}</SmallPrint>
      <SmallPrint title={fireWarning.name}>{fireWarning.text}</SmallPrint>
    </EmailLayout>
  )
}

function KitCouponBlock({ coupon }: { coupon: KitCoupon }) {
  const { couponCode, percent, amount, minimum } = coupon
  const off = percent === null ? `${formatBrl(amount ?? 0)} de desconto` : `${percent}% de desconto`
  return (
    <>
      <p style={block}>
        <b style={blockTitle}>{words.kitCoupon.title}</b>
        <br />
        <Unbroken>{words.kitCoupon.text(off, formatBrl(minimum))}</Unbroken>
      </p>
      <LargeCode>{couponCode}</LargeCode>
    </>
  )
}

function SmallPrint({ title, children }: { title: string; children: string }) {
  return (
    <p style={{ ...block, fontSize: '15px', color: colour.muted }}>
      <b style={blockTitle}>{title}</b>
      <br />
      <Unbroken>{children}</Unbroken>
    </p>
  )
}

function preheader({ readyOn, pickupCode, isHandedOver }: OrderConfirmation): string {
  if (readyOn) return words.curingPreheader(readyOn)
  if (pickupCode) return words.pickupPreheader
  return isHandedOver ? words.handedPreheader : words.preheader
}

function opening(order: OrderConfirmation, site: MailSite): string {
  const { readyOn, pickupCode, isHandedOver } = order
  const values = { nome: firstName(order.customerName), pedido: order.orderNumber }
  if (readyOn)
    return say(site.texts, pickupCode ? texts.curingPickupText : texts.curingText, {
      ...values,
      dia: longDayAndMonth(readyOn),
    })
  if (pickupCode) return say(site.texts, texts.pickupText, values)
  return say(site.texts, isHandedOver ? texts.handedText : texts.text, values)
}

function promise(order: OrderConfirmation): [string, string][] {
  const { promisedDay, promise: slot, shippingProvider, pickupCode, isHandedOver } = order
  if (order.arrives) return [[emailFrame.expectedBy, arrivalWords(order.arrives)]]
  if (slot) return [[pickupCode ? pickupCopy.title : emailFrame.expectedBy, slotWords(slot)]]
  if (promisedDay) return [[pickupCode ? pickupCopy.title : emailFrame.expectedBy, dayWords(promisedDay)]]
  return shippingProvider === null && !pickupCode && !isHandedOver
    ? [[emailFrame.delivery, emailFrame.arranged]]
    : []
}
