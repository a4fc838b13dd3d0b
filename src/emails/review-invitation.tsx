import { listCandles, reviewInvitationEmail as words } from '#copy/emails/subscription.ts'
import type { ReviewInvitation } from '#domain/reviews/review.ts'
import { EmailLayout } from './parts/email-layout.tsx'
import { PlainLink } from './parts/markup.tsx'
import { ActionButton, Paragraph, SmallPrint, Title } from './parts/parts.tsx'
import { firstName, type MailSite } from './parts/site.ts'

export function ReviewInvitationEmail({ site, data }: { site: MailSite; data: ReviewInvitation }) {
  const text = data.candles.length === 1 ? words.text : words.textOfSeveral
  return (
    <EmailLayout site={site} subject={words.subject} preheader={words.preheader}>
      <Title>{words.title(firstName(data.customerName))}</Title>
      <Paragraph>{text(listCandles(data.candles))}</Paragraph>
      <ActionButton href={data.reviewUrl}>{words.button}</ActionButton>
      <SmallPrint>{words.honest}</SmallPrint>
      <SmallPrint>
        {words.why} <PlainLink href={data.leaveUrl}>{words.leave}</PlainLink>.
      </SmallPrint>
    </EmailLayout>
  )
}
