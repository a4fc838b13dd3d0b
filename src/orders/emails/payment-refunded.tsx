import { paymentRefunded as words } from '#orders/copy/email-payment.ts'
import { paymentRefundedTexts } from '#orders/copy/email-texts.ts'
import type { PaymentRefunded } from '#orders/domain/order-emails.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { say } from '#settings/domain/shop-text.ts'
import { emailFrame } from '#ui/emails/copy.ts'
import { EmailLayout } from '#ui/emails/email-layout.tsx'
import { ActionButton, Facts, Paragraph, SmallPrint, Title } from '#ui/emails/parts.tsx'
import { firstName, type MailSite, orderUrl } from '#ui/emails/site.ts'

const { texts } = paymentRefundedTexts

export function PaymentRefundedEmail({ site, data }: { site: MailSite; data: PaymentRefunded }) {
  const { cause } = data
  if (cause === 'failed') return <RefundFailedEmail site={site} data={data} />
  const method = data.paymentMethod
  const text = {
    pix: words.textByPix,
    card: words.text,
    cash: words.textByHand,
    voucher: words.textByVoucher,
  }[method]
  const toVoucher = method === 'voucher' ? 0 : (data.voucherAmount ?? 0)
  const money = data.refundAmount - toVoucher
  const parts = words.parts[method](formatBrl(money), formatBrl(toVoucher))
  const opening = cause === 'cancelled' || cause === 'partial' ? words.ofParts[cause] : text[cause]
  return (
    <EmailLayout
      site={site}
      subject={words.subject(data.orderNumber)}
      preheader={[words.preheader[method](money), toVoucher > 0 && words.andToVoucher(formatBrl(toVoucher))]
        .filter(Boolean)
        .join(' ')}
    >
      <Title>{say(site.texts, texts.title, { nome: firstName(data.customerName) })}</Title>
      <Paragraph>{toVoucher > 0 ? `${opening} ${parts}` : text[cause]}</Paragraph>
      <Facts
        facts={[
          [emailFrame.order, data.orderNumber],
          [words.amount, formatBrl(data.refundAmount)],
          ...(toVoucher > 0
            ? ([
                [words.partBy[method], formatBrl(money)],
                [words.toVoucher, formatBrl(toVoucher)],
              ] satisfies [string, string][])
            : []),
        ]}
      />
      {data.endedCoupon && <Paragraph>{words.endedCoupon(data.endedCoupon)}</Paragraph>}
      <SmallPrint>{words.when[method]}</SmallPrint>
      <ActionButton href={orderUrl(site, data.orderNumber)}>{emailFrame.seeOrder}</ActionButton>
    </EmailLayout>
  )
}

function RefundFailedEmail({ site, data }: { site: MailSite; data: PaymentRefunded }) {
  const { failed } = words
  return (
    <EmailLayout
      site={site}
      subject={words.subject(data.orderNumber)}
      preheader={failed.preheader(data.refundAmount)}
    >
      <Title>{say(site.texts, texts.failed, { nome: firstName(data.customerName) })}</Title>
      <Paragraph>{failed.text}</Paragraph>
      <Facts
        facts={[
          [emailFrame.order, data.orderNumber],
          [failed.amount, formatBrl(data.refundAmount)],
        ]}
      />
      {data.restoredCoupon && <Paragraph>{words.restoredCoupon(data.restoredCoupon)}</Paragraph>}
      <ActionButton href={orderUrl(site, data.orderNumber)}>{emailFrame.seeOrder}</ActionButton>
    </EmailLayout>
  )
}
