import { pathTo } from '#addresses.ts'
import { shopOpened as words } from '#copy/emails/subscription.ts'
import type { EmailData } from '#domain/emails/email.ts'
import { leaveLink } from './newsletter-welcome.tsx'
import { EmailLayout } from './parts/email-layout.tsx'
import { PlainLink } from './parts/markup.tsx'
import { ActionButton, Paragraph, SmallPrint, Title } from './parts/parts.tsx'
import { absoluteUrl, type MailSite } from './parts/site.ts'

/** For who left an address while the shop was closed. */
export function ShopOpenedEmail({ site, data }: { site: MailSite; data: EmailData<'shop-opened'> }) {
  return (
    <EmailLayout site={site} subject={words.subject} preheader={words.preheader}>
      <Title>{words.title}</Title>
      <Paragraph>{words.text}</Paragraph>
      <ActionButton href={absoluteUrl(site, pathTo('home'))}>{words.button}</ActionButton>
      <SmallPrint>
        {words.leave} <PlainLink href={leaveLink(site, data)}>{words.leaveLink}</PlainLink>.
      </SmallPrint>
    </EmailLayout>
  )
}
