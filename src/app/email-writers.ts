import { accountEmails } from '#accounts/emails.tsx'
import { restockEmails } from '#catalogue/restock/emails.tsx'
import { newsletterEmails } from '#content/newsletter/emails/newsletter-emails.tsx'
import { containersEmails } from '#fulfilment/containers/emails.tsx'
import { reviewEmails } from '#fulfilment/reviews/emails.tsx'
import { ownerEmails } from '#office/notices/emails/owner-emails.ts'
import { orderEmails } from '#orders/emails/order-emails.tsx'
import { voucherEmails } from '#orders/vouchers/emails.tsx'
import type { EmailType } from '#platform/mail/email.ts'
import type { EmailWriters } from '#ui/emails/email-writers.ts'

/** Separate from `features.server.ts` because commands run without a build, and Node cannot load JSX. */
export const emailWriters: EmailWriters<EmailType> = {
  ...accountEmails,
  ...orderEmails,
  ...newsletterEmails,
  ...containersEmails,
  ...restockEmails,
  ...reviewEmails,
  ...voucherEmails,
  ...ownerEmails,
}
