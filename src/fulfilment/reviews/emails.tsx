import { say } from '#settings/domain/shop-text.ts'
import { joinList } from '#ui/copy/ui.ts'
import { EmailLayout } from '#ui/emails/email-layout.tsx'
import type { EmailWriters } from '#ui/emails/email-writers.ts'
import { PlainLink } from '#ui/emails/markup.tsx'
import { ActionButton, Paragraph, SmallPrint, Title } from '#ui/emails/parts.tsx'
import { firstName, type MailSite } from '#ui/emails/site.ts'
import type { ReviewInvitation, ReviewRefused } from './domain/review.ts'
import { reviewInvitationEmail, reviewRefusedEmail as words } from './email-copy.ts'
import { reviewTexts } from './email-texts.ts'

export const reviewEmails: EmailWriters<'review-invitation' | 'review-refused'> = {
  'review-invitation': (data, site) => ({
    subject: reviewInvitationEmail.subject,
    content: <ReviewInvitationEmail site={site} data={data} />,
    leaveLink: data.leaveUrl,
  }),
  'review-refused': (data, site) => ({
    subject: words.subject(data.productName),
    content: <ReviewRefusedEmail site={site} data={data} />,
  }),
}

function ReviewRefusedEmail({ site, data }: { site: MailSite; data: ReviewRefused }) {
  return (
    <EmailLayout site={site} subject={words.subject(data.productName)} preheader={words.preheader}>
      <Title>
        {say(site.texts, reviewTexts.refused.texts.title, { nome: firstName(data.customerName) })}
      </Title>
      <Paragraph>{words.text(data.productName, words.reasons[data.reason])}</Paragraph>
      <Paragraph>{words.again}</Paragraph>
      <ActionButton href={data.reviewUrl}>{words.button}</ActionButton>
    </EmailLayout>
  )
}

function ReviewInvitationEmail({ site, data }: { site: MailSite; data: ReviewInvitation }) {
  const { title, text, textOfSeveral } = reviewTexts.invitation.texts
  const values = { nome: firstName(data.customerName), velas: joinList(data.candles) }
  return (
    <EmailLayout
      site={site}
      subject={reviewInvitationEmail.subject}
      preheader={reviewInvitationEmail.preheader}
    >
      <Title>{say(site.texts, title, values)}</Title>
      <Paragraph>{say(site.texts, data.candles.length === 1 ? text : textOfSeveral, values)}</Paragraph>
      <ActionButton href={data.reviewUrl}>{reviewInvitationEmail.button}</ActionButton>
      <SmallPrint>{reviewInvitationEmail.honest}</SmallPrint>
      <SmallPrint>
        {reviewInvitationEmail.why} <PlainLink href={data.leaveUrl}>{reviewInvitationEmail.leave}</PlainLink>.
      </SmallPrint>
    </EmailLayout>
  )
}
