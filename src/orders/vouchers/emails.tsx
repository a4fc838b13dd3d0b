import { type Centavos, formatBrl } from '#platform/domain/money.ts'
import type { EmailData } from '#platform/mail/email.ts'
import { say } from '#settings/domain/shop-text.ts'
import { EmailLayout } from '#ui/emails/email-layout.tsx'
import type { EmailWriters } from '#ui/emails/email-writers.ts'
import { colour, font } from '#ui/emails/palette.ts'
import { ActionButton, LargeCode, Paragraph, SmallPrint, Title } from '#ui/emails/parts.tsx'
import { firstName, type MailSite } from '#ui/emails/site.ts'
import { voucherBoughtEmail as bought, voucherEmail as words } from './email-copy.ts'
import { voucherTexts } from './email-texts.ts'

declare module '#platform/mail/email.ts' {
  interface EmailKinds {
    voucher: VoucherEmail
    'voucher-bought': VoucherBought
  }
}

interface VoucherEmail {
  receiverName: string
  giverName: string
  message: string
  amount: Centavos
  voucherCode: string
  /** The code is in the fragment, which is never sent to a server. */
  voucherUrl: string
}

interface VoucherBought {
  customerName: string
  orderNumber: string
  amount: Centavos
  receiverName: string
  receiverEmail: string | null
  sendOn: string | null
  orderUrl: string
}

const greetingStyle = {
  font: `400 22px/1.4 ${font.display}`,
  color: colour.ink,
  overflowWrap: 'anywhere',
} as const

function VoucherEmail({ site, data }: { site: MailSite; data: EmailData<'voucher'> }) {
  const { receiverName, giverName, message, amount, voucherCode, voucherUrl } = data
  return (
    <EmailLayout site={site} subject={words.subject(giverName)} preheader={words.preheader(amount)}>
      <Title>{words.title(receiverName)}</Title>
      {message
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places.
          <p key={place} style={{ ...greetingStyle, margin: place === 0 ? '24px 0 0' : 0 }}>
            {line}
          </p>
        ))}
      {giverName && <Paragraph>{words.from(giverName)}</Paragraph>}
      <p style={{ ...greetingStyle, margin: '32px 0 0', textAlign: 'center' }}>{words.worth(amount)}</p>
      <LargeCode>{voucherCode}</LargeCode>
      <ActionButton href={voucherUrl}>{words.button}</ActionButton>
      <SmallPrint>{words.small}</SmallPrint>
    </EmailLayout>
  )
}

function VoucherBoughtEmail({ site, data }: { site: MailSite; data: EmailData<'voucher-bought'> }) {
  const { customerName, amount, receiverName, orderUrl } = data
  const values = { nome: firstName(customerName), valor: formatBrl(amount), presenteado: receiverName }
  return (
    <EmailLayout site={site} subject={bought.subject} preheader={bought.preheader(amount, receiverName)}>
      <Title>{say(site.texts, voucherTexts.texts.title, values)}</Title>
      <Paragraph>{say(site.texts, voucherTexts.texts.text, values)}</Paragraph>
      <Paragraph>{describeWay(data)}</Paragraph>
      <ActionButton href={orderUrl}>{bought.button}</ActionButton>
      <SmallPrint>{bought.small}</SmallPrint>
    </EmailLayout>
  )
}

function describeWay({ receiverEmail, sendOn }: EmailData<'voucher-bought'>): string {
  if (receiverEmail === null) return bought.print
  return sendOn === null ? bought.now(receiverEmail) : bought.onDay(receiverEmail, sendOn)
}

export const voucherEmails: EmailWriters<'voucher' | 'voucher-bought'> = {
  voucher: (data, site) => ({
    subject: words.subject(data.giverName),
    content: <VoucherEmail site={site} data={data} />,
  }),
  'voucher-bought': (data, site) => ({
    subject: bought.subject,
    content: <VoucherBoughtEmail site={site} data={data} />,
  }),
}
