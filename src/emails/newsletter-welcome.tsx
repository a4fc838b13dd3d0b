import { pathTo } from '#addresses.ts'
import { emailFrame } from '#copy/emails/frame.ts'
import { newsletterWelcome, openingListWelcome } from '#copy/emails/subscription.ts'
import type { EmailData } from '#domain/emails/email.ts'
import { EmailLayout } from './parts/email-layout.tsx'
import { PlainLink } from './parts/markup.tsx'
import { ActionButton, Paragraph, SmallPrint, Title } from './parts/parts.tsx'
import { absoluteUrl, type MailSite } from './parts/site.ts'

type Data = EmailData<'newsletter-welcome'>

export const newsletterWelcomeWords = ({ awaitsOpening }: Pick<Data, 'awaitsOpening'>) =>
  awaitsOpening ? openingListWelcome : newsletterWelcome

export function leaveLink(site: MailSite, { unsubscribeToken }: Data): string {
  return absoluteUrl(site, pathTo('unsubscribe', {}, { token: unsubscribeToken }))
}

export function NewsletterWelcomeEmail({ site, data }: { site: MailSite; data: Data }) {
  const words = newsletterWelcomeWords(data)
  return (
    <EmailLayout site={site} subject={words.subject} preheader={words.preheader} scene="candles">
      <Title>{words.title}</Title>
      <Paragraph>{words.text}</Paragraph>
      {!data.awaitsOpening && (
        <ActionButton href={absoluteUrl(site, pathTo('products'))}>{emailFrame.seeCandles}</ActionButton>
      )}
      <SmallPrint>
        {words.leave} <PlainLink href={leaveLink(site, data)}>{words.leaveLink}</PlainLink>.
      </SmallPrint>
    </EmailLayout>
  )
}
