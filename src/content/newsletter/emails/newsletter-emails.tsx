import { pathTo } from '#addresses.ts'
import { shopOpened } from '#content/newsletter/email-copy.ts'
import { newsletterTexts } from '#content/newsletter/email-texts.ts'
import type { EmailData } from '#platform/mail/email.ts'
import { say } from '#settings/domain/shop-text.ts'
import { EmailLayout } from '#ui/emails/email-layout.tsx'
import type { EmailWriters } from '#ui/emails/email-writers.ts'
import { PlainLink } from '#ui/emails/markup.tsx'
import { ActionButton, Paragraph, SmallPrint, Title } from '#ui/emails/parts.tsx'
import { absoluteUrl, type MailSite } from '#ui/emails/site.ts'
import { leaveLink, NewsletterWelcomeEmail, newsletterWelcomeWords } from './newsletter-welcome.tsx'

export const newsletterEmails: EmailWriters<'newsletter-welcome' | 'shop-opened'> = {
  'newsletter-welcome': (data, site) => ({
    subject: newsletterWelcomeWords(data).subject(site.newsletter),
    content: <NewsletterWelcomeEmail site={site} data={data} />,
    leaveLink: leaveLink(site, data),
  }),
  'shop-opened': (data, site) => ({
    subject: shopOpened.subject,
    content: <ShopOpenedEmail site={site} data={data} />,
    leaveLink: leaveLink(site, data),
  }),
}

const { texts } = newsletterTexts.opened

function ShopOpenedEmail({ site, data }: { site: MailSite; data: EmailData<'shop-opened'> }) {
  return (
    <EmailLayout site={site} subject={shopOpened.subject} preheader={shopOpened.preheader}>
      <Title>{say(site.texts, texts.title)}</Title>
      <Paragraph>{say(site.texts, texts.text)}</Paragraph>
      <ActionButton href={absoluteUrl(site, pathTo('home'))}>{shopOpened.button}</ActionButton>
      <SmallPrint>
        {shopOpened.leave} <PlainLink href={leaveLink(site, data)}>{shopOpened.leaveLink}</PlainLink>.
      </SmallPrint>
    </EmailLayout>
  )
}
