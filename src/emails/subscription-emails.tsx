import {
  newsletterWelcome,
  potsCouponEmail,
  restockConfirmation,
  restockNotice,
  reviewInvitationEmail,
  shopOpened,
  reviewRefusedEmail as words,
} from '#copy/emails/subscription.ts'
import type { ReviewRefused } from '#domain/reviews/review.ts'
import { NewsletterWelcomeEmail } from './newsletter-welcome.tsx'
import { PotsCouponEmail } from './order/pots-coupon.tsx'
import { EmailLayout } from './parts/email-layout.tsx'
import type { EmailWriters } from './parts/email-writers.ts'
import { ActionButton, Paragraph, Title } from './parts/parts.tsx'
import { firstName, type MailSite } from './parts/site.ts'
import { RestockConfirmationEmail, RestockNoticeEmail } from './restock.tsx'
import { ReviewInvitationEmail } from './review-invitation.tsx'
import { ShopOpenedEmail } from './shop-opened.tsx'

/** E-mails about the newsletter, a candle that is back, reviews and returned pots. */
export const subscriptionEmails: EmailWriters<
  | 'newsletter-welcome'
  | 'shop-opened'
  | 'restock-confirmation'
  | 'restock-notice'
  | 'review-invitation'
  | 'review-refused'
  | 'pots-coupon'
> = {
  'newsletter-welcome': (data, site) => ({
    subject: newsletterWelcome.subject,
    content: <NewsletterWelcomeEmail site={site} data={data} />,
  }),
  'shop-opened': (data, site) => ({
    subject: shopOpened.subject,
    content: <ShopOpenedEmail site={site} data={data} />,
  }),
  'restock-confirmation': (data, site) => ({
    subject: restockConfirmation.subject(data.productName),
    content: <RestockConfirmationEmail site={site} data={data} />,
  }),
  'restock-notice': (data, site) => ({
    subject: restockNotice.subject(data.productName),
    content: <RestockNoticeEmail site={site} data={data} />,
  }),
  'review-invitation': (data, site) => ({
    subject: reviewInvitationEmail.subject,
    content: <ReviewInvitationEmail site={site} data={data} />,
  }),
  'review-refused': (data, site) => ({
    subject: words.subject(data.productName),
    content: <ReviewRefusedEmail site={site} data={data} />,
  }),
  'pots-coupon': (data, site) => ({
    subject: potsCouponEmail.subject(data.percent),
    content: <PotsCouponEmail site={site} data={data} />,
  }),
}

function ReviewRefusedEmail({ site, data }: { site: MailSite; data: ReviewRefused }) {
  return (
    <EmailLayout site={site} subject={words.subject(data.productName)} preheader={words.preheader}>
      <Title>{words.title(firstName(data.customerName))}</Title>
      <Paragraph>{words.text(data.productName, words.reasons[data.reason])}</Paragraph>
      <Paragraph>{words.again}</Paragraph>
      <ActionButton href={data.reviewUrl}>{words.button}</ActionButton>
    </EmailLayout>
  )
}
