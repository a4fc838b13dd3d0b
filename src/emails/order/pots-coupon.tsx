import { pathTo } from '#addresses.ts'
import { potsCouponEmail as words } from '#copy/emails/subscription.ts'
import type { EmailData } from '#domain/emails/email.ts'
import { EmailLayout } from '#emails/parts/email-layout.tsx'
import { ActionButton, LargeCode, Paragraph, SmallPrint, Title } from '#emails/parts/parts.tsx'
import { absoluteUrl, firstName, type MailSite } from '#emails/parts/site.ts'

/** The third container came back: the customer's coupon and its code. */
export function PotsCouponEmail({ site, data }: { site: MailSite; data: EmailData<'pots-coupon'> }) {
  const { customerName, couponCode, percent } = data
  return (
    <EmailLayout site={site} subject={words.subject(percent)} preheader={words.preheader}>
      <Title>{words.title(firstName(customerName))}</Title>
      <Paragraph>{words.text(percent)}</Paragraph>
      <LargeCode>{couponCode}</LargeCode>
      <ActionButton href={absoluteUrl(site, pathTo('products'))}>{words.button}</ActionButton>
      <SmallPrint>{words.small}</SmallPrint>
    </EmailLayout>
  )
}
