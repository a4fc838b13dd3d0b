import { pathTo } from '#addresses.ts'
import type { EmailData } from '#platform/mail/email.ts'
import { EmailLayout } from '#ui/emails/email-layout.tsx'
import type { EmailWriters } from '#ui/emails/email-writers.ts'
import { ActionButton, LargeCode, Paragraph, SmallPrint, Title } from '#ui/emails/parts.tsx'
import { absoluteUrl, firstName, type MailSite } from '#ui/emails/site.ts'
import { potsCouponEmail } from './email-copy.ts'

export const potsEmails: EmailWriters<'pots-coupon'> = {
  'pots-coupon': (data, site) => ({
    subject: potsCouponEmail.subject(data.percent),
    content: <PotsCouponEmail site={site} data={data} />,
  }),
}

function PotsCouponEmail({ site, data }: { site: MailSite; data: EmailData<'pots-coupon'> }) {
  const { customerName, couponCode, percent } = data
  return (
    <EmailLayout site={site} subject={potsCouponEmail.subject(percent)} preheader={potsCouponEmail.preheader}>
      <Title>{potsCouponEmail.title(firstName(customerName))}</Title>
      <Paragraph>{potsCouponEmail.text(percent)}</Paragraph>
      <LargeCode>{couponCode}</LargeCode>
      <ActionButton href={absoluteUrl(site, pathTo('products'))}>{potsCouponEmail.button}</ActionButton>
      <SmallPrint>{potsCouponEmail.small}</SmallPrint>
    </EmailLayout>
  )
}
