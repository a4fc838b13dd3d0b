import { pathTo } from '#addresses.ts'
import type { EmailData } from '#platform/mail/email.ts'
import { say } from '#settings/domain/shop-text.ts'
import { EmailLayout } from '#ui/emails/email-layout.tsx'
import type { EmailWriters } from '#ui/emails/email-writers.ts'
import { ActionButton, LargeCode, Paragraph, SmallPrint, Title } from '#ui/emails/parts.tsx'
import { absoluteUrl, firstName, type MailSite } from '#ui/emails/site.ts'
import { containersCouponEmail } from './email-copy.ts'
import { containersTexts } from './email-texts.ts'

export const containersEmails: EmailWriters<'pots-coupon'> = {
  'pots-coupon': (data, site) => ({
    subject: containersCouponEmail.subject(data.percent),
    content: <ContainersCouponEmail site={site} data={data} />,
  }),
}

function ContainersCouponEmail({ site, data }: { site: MailSite; data: EmailData<'pots-coupon'> }) {
  const { customerName, couponCode, percent } = data
  const values = { nome: firstName(customerName), desconto: `${percent}%` }
  return (
    <EmailLayout
      site={site}
      subject={containersCouponEmail.subject(percent)}
      preheader={containersCouponEmail.preheader}
    >
      <Title>{say(site.texts, containersTexts.texts.title, values)}</Title>
      <Paragraph>{say(site.texts, containersTexts.texts.text, values)}</Paragraph>
      <LargeCode>{couponCode}</LargeCode>
      <ActionButton href={absoluteUrl(site, pathTo('products'))}>{containersCouponEmail.button}</ActionButton>
      <SmallPrint>{containersCouponEmail.small}</SmallPrint>
    </EmailLayout>
  )
}
