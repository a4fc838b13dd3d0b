import { pathTo } from '#addresses.ts'
import { welcome } from '#copy/emails/account.ts'
import { emailFrame } from '#copy/emails/frame.ts'
import type { EmailData } from '#domain/email.ts'
import { EmailLayout } from './parts/email-layout.tsx'
import { ActionButton, BurnTip, Paragraph, SmallPrint, Title } from './parts/parts.tsx'
import { absoluteUrl, firstName, type MailSite } from './parts/site.ts'

export function WelcomeEmail({ site, data }: { site: MailSite; data: EmailData<'welcome'> }) {
  return (
    <EmailLayout
      site={site}
      subject={welcome.subject}
      preheader={welcome.preheader}
      withImage
      strip={<BurnTip />}
    >
      <Title>{welcome.title(firstName(data.customerName))}</Title>
      <Paragraph>{welcome.text}</Paragraph>
      <Paragraph>{welcome.second}</Paragraph>
      <ActionButton href={absoluteUrl(site, pathTo('products'))}>{emailFrame.seeCandles}</ActionButton>
      <SmallPrint>
        {welcome.accountOf} {data.customerEmail}.
      </SmallPrint>
    </EmailLayout>
  )
}
