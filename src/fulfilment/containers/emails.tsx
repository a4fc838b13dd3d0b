import { pathTo } from '#addresses.ts'
import type { EmailData } from '#platform/mail/email.ts'
import { EmailLayout } from '#ui/emails/email-layout.tsx'
import type { EmailWriters } from '#ui/emails/email-writers.ts'
import { ActionButton, LargeCode, Paragraph, SmallPrint, Title } from '#ui/emails/parts.tsx'
import { absoluteUrl, firstName, type MailSite } from '#ui/emails/site.ts'
import { containersCouponEmail } from './email-copy.ts'

export const containersEmails: EmailWriters<'pots-coupon'> = {
  'pots-coupon': (data, site) => ({
    subject: containersCouponEmail.subject(data.percent),
    content: <ContainersCouponEmail site={site} data={data} />,
  }),
}

function ContainersCouponEmail({ site, data }: { site: MailSite; data: EmailData<'pots-coupon'> }) {
  const { customerName, couponCode, percent } = data
  return (
    <EmailLayout
      site={site}
      subject={containersCouponEmail.subject(percent)}
      preheader={containersCouponEmail.preheader}
    >
      <Title>{containersCouponEmail.title(firstName(customerName))}</Title>
      <Paragraph>{containersCouponEmail.text(percent)}</Paragraph>
      <LargeCode>{couponCode}</LargeCode>
      <ActionButton href={absoluteUrl(site, pathTo('products'))}>{containersCouponEmail.button}</ActionButton>
      <SmallPrint>{containersCouponEmail.small}</SmallPrint>
    </EmailLayout>
  )
}
