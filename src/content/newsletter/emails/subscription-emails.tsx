import { pathTo } from '#addresses.ts'
import { restockConfirmation, restockNotice } from '#catalogue/restock/email-copy.ts'
import { RestockConfirmationEmail, RestockNoticeEmail } from '#catalogue/restock/emails.tsx'
import {
  listCandles,
  potsCouponEmail,
  reviewInvitationEmail,
  shopOpened,
  reviewRefusedEmail as words,
} from '#content/newsletter/email-copy.ts'
import type { ReviewInvitation, ReviewRefused } from '#fulfilment/reviews/domain/review.ts'
import type { EmailData } from '#platform/mail/email.ts'
import { EmailLayout } from '#ui/emails/email-layout.tsx'
import type { EmailWriters } from '#ui/emails/email-writers.ts'
import { PlainLink } from '#ui/emails/markup.tsx'
import { ActionButton, LargeCode, Paragraph, SmallPrint, Title } from '#ui/emails/parts.tsx'
import { absoluteUrl, firstName, type MailSite } from '#ui/emails/site.ts'
import { leaveLink, NewsletterWelcomeEmail, newsletterWelcomeWords } from './newsletter-welcome.tsx'

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
    subject: newsletterWelcomeWords(data).subject,
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

/** For who left an address while the shop was closed. */
function ShopOpenedEmail({ site, data }: { site: MailSite; data: EmailData<'shop-opened'> }) {
  return (
    <EmailLayout site={site} subject={shopOpened.subject} preheader={shopOpened.preheader}>
      <Title>{shopOpened.title}</Title>
      <Paragraph>{shopOpened.text}</Paragraph>
      <ActionButton href={absoluteUrl(site, pathTo('home'))}>{shopOpened.button}</ActionButton>
      <SmallPrint>
        {shopOpened.leave} <PlainLink href={leaveLink(site, data)}>{shopOpened.leaveLink}</PlainLink>.
      </SmallPrint>
    </EmailLayout>
  )
}

function ReviewInvitationEmail({ site, data }: { site: MailSite; data: ReviewInvitation }) {
  const text = data.candles.length === 1 ? reviewInvitationEmail.text : reviewInvitationEmail.textOfSeveral
  return (
    <EmailLayout
      site={site}
      subject={reviewInvitationEmail.subject}
      preheader={reviewInvitationEmail.preheader}
    >
      <Title>{reviewInvitationEmail.title(firstName(data.customerName))}</Title>
      <Paragraph>{text(listCandles(data.candles))}</Paragraph>
      <ActionButton href={data.reviewUrl}>{reviewInvitationEmail.button}</ActionButton>
      <SmallPrint>{reviewInvitationEmail.honest}</SmallPrint>
      <SmallPrint>
        {reviewInvitationEmail.why} <PlainLink href={data.leaveUrl}>{reviewInvitationEmail.leave}</PlainLink>.
      </SmallPrint>
    </EmailLayout>
  )
}

/** The third container came back: the customer's coupon and its code. */
function PotsCouponEmail({ site, data }: { site: MailSite; data: EmailData<'pots-coupon'> }) {
  const { customerName, couponCode, percent } = data
  return (
    <EmailLayout site={site} subject={potsCouponEmail.subject(percent)} preheader={potsCouponEmail.preheader}>
      <Title>{potsCouponEmail.title(firstName(customerName))}</Title>
      <Paragraph>{potsCouponEmail.text(percent)}</Paragraph>
      <LargeCode>{couponCode}</LargeCode>
      <ActionButton href={absoluteUrl(site, pathTo('products'))}>{potsCouponEmail.button}</ActionButton>
      <SmallPrint>{potsCouponEmail.small}</SmallPrint>
    </EmailLayout>
  )
}
