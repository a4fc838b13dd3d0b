import { pathTo } from '#addresses.ts'
import { newsletterWelcome, openingListWelcome } from '#content/newsletter/email-copy.ts'
import { newsletterTexts } from '#content/newsletter/email-texts.ts'
import type { EmailData } from '#platform/mail/email.ts'
import { say } from '#settings/domain/shop-text.ts'
import { emailFrame } from '#ui/emails/copy.ts'
import { EmailLayout } from '#ui/emails/email-layout.tsx'
import { PlainLink } from '#ui/emails/markup.tsx'
import { ActionButton, Paragraph, SmallPrint, Title } from '#ui/emails/parts.tsx'
import { absoluteUrl, type MailSite } from '#ui/emails/site.ts'

declare module '#platform/mail/email.ts' {
  interface EmailKinds {
    'newsletter-welcome': { unsubscribeToken: string; awaitsOpening?: boolean }
    'shop-opened': { unsubscribeToken: string }
  }
}

type Data = EmailData<'newsletter-welcome'>

export const newsletterWelcomeWords = ({ awaitsOpening }: Pick<Data, 'awaitsOpening'>) =>
  awaitsOpening ? openingListWelcome : newsletterWelcome

export function leaveLink(site: MailSite, { unsubscribeToken }: Data): string {
  return absoluteUrl(site, pathTo('unsubscribe', {}, { token: unsubscribeToken }))
}

export function NewsletterWelcomeEmail({ site, data }: { site: MailSite; data: Data }) {
  const words = newsletterWelcomeWords(data)
  const { texts } = data.awaitsOpening ? newsletterTexts.awaitsOpening : newsletterTexts.welcome
  return (
    <EmailLayout
      site={site}
      subject={words.subject(site.newsletter)}
      preheader={words.preheader}
      scene="candles"
    >
      <Title>{say(site.texts, texts.title)}</Title>
      <Paragraph>{say(site.texts, texts.text)}</Paragraph>
      {!data.awaitsOpening && (
        <ActionButton href={absoluteUrl(site, pathTo('products'))}>{emailFrame.seeCandles}</ActionButton>
      )}
      <SmallPrint>
        {words.leave} <PlainLink href={leaveLink(site, data)}>{words.leaveLink}</PlainLink>.
      </SmallPrint>
    </EmailLayout>
  )
}
