import { reviewRefusedEmail as words } from '#copy/emails/review.ts'
import type { ReviewRefused } from '#domain/reviews/review-emails.ts'
import { EmailLayout } from './parts/email-layout.tsx'
import { ActionButton, Paragraph, Title } from './parts/parts.tsx'
import { firstName, type MailSite } from './parts/site.ts'

export function ReviewRefusedEmail({ site, data }: { site: MailSite; data: ReviewRefused }) {
  return (
    <EmailLayout site={site} subject={words.subject(data.productName)} preheader={words.preheader}>
      <Title>{words.title(firstName(data.customerName))}</Title>
      <Paragraph>{words.text(data.productName, words.reasons[data.reason])}</Paragraph>
      <Paragraph>{words.again}</Paragraph>
      <ActionButton href={data.reviewUrl}>{words.button}</ActionButton>
    </EmailLayout>
  )
}
