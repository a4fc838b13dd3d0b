import { reviewInvitationEmail, reviewRefusedEmail } from '#copy/emails/review.ts'
import {
  newsletterWelcome,
  potsCouponEmail,
  restockConfirmation,
  restockNotice,
} from '#copy/emails/subscription.ts'
import { NewsletterWelcomeEmail } from './newsletter-welcome.tsx'
import { PotsCouponEmail } from './order/pots-coupon.tsx'
import type { EmailWriters } from './parts/email-writers.ts'
import { RestockConfirmationEmail, RestockNoticeEmail } from './restock.tsx'
import { ReviewInvitationEmail } from './review-invitation.tsx'
import { ReviewRefusedEmail } from './review-refused.tsx'

/** E-mails about the newsletter, a candle that is back, reviews and returned pots. */
export const subscriptionEmails: EmailWriters<
  | 'newsletter-welcome'
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
    subject: reviewRefusedEmail.subject(data.productName),
    content: <ReviewRefusedEmail site={site} data={data} />,
  }),
  'pots-coupon': (data, site) => ({
    subject: potsCouponEmail.subject(data.percent),
    content: <PotsCouponEmail site={site} data={data} />,
  }),
}
