import { render, toPlainText } from '@react-email/render'
import { accountEmails } from '#accounts/emails.tsx'
import { restockEmails } from '#catalogue/restock/emails.tsx'
import { newsletterEmails } from '#content/newsletter/emails/newsletter-emails.tsx'
import { emailCalendar } from '#delivery/calendar/email-copy.ts'
import { potsEmails } from '#fulfilment/containers/emails.tsx'
import { reviewEmails } from '#fulfilment/reviews/emails.tsx'
import { ownerNoticesEmail } from '#office/notices/emails/owner-notices.tsx'
import { ownerOrderEmail } from '#office/notices/emails/owner-order.tsx'
import type { DeliveryEvent } from '#orders/domain/order-emails.ts'
import { deliveryEventFile } from '#orders/emails/delivery-event.ts'
import { orderEmails } from '#orders/emails/order-emails.tsx'
import { voucherEmails } from '#orders/vouchers/emails.tsx'
import type { Email, EmailData, EmailType } from '#platform/mail/email.ts'
import type { EmailWriters, WrittenEmail } from '#ui/emails/email-writers.ts'
import type { MailSite } from '#ui/emails/site.ts'

/** A file that goes with an e-mail. */
export interface MailAttachment {
  readonly filename: string
  readonly contentType: string
  readonly content: string
}

export interface RenderedEmail {
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
  readonly attachments: readonly MailAttachment[]
}

export async function renderEmail(email: Email, site: MailSite): Promise<RenderedEmail> {
  const written = write(email, site)
  const html = await render(written.content)
  const attachments = attachmentsOf(email, site)
  const { subject } = written
  return { subject, html, text: plainText(html), headers: headersOf(written), attachments }
}

const writers: EmailWriters<EmailType> = {
  ...accountEmails,
  ...orderEmails,
  ...newsletterEmails,
  ...potsEmails,
  ...restockEmails,
  ...reviewEmails,
  ...voucherEmails,
  'owner-order': (data, site) => ownerOrderEmail(site, data),
  'owner-notices': (data, site) => ownerNoticesEmail(site, data),
}

function write<Type extends EmailType>(
  { type, data }: { type: Type; data: EmailData<Type> },
  site: MailSite,
): WrittenEmail {
  return writers[type](data, site)
}

/** Mail programs show a button of their own that leaves the list without opening a page (RFC 8058). */
function headersOf({ leaveLink }: WrittenEmail): Record<string, string> {
  if (leaveLink === undefined) return {}
  return { 'List-Unsubscribe': `<${leaveLink}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** A delivery that has day and hours goes into the customer's calendar. */
function attachmentsOf(email: Email, site: MailSite): MailAttachment[] {
  const event = deliveryEventOf(email)
  if (!event) return []
  const contentType = 'text/calendar; charset=utf-8; method=PUBLISH'
  const { file: filename } = event.pickupCode ? emailCalendar.fetched : emailCalendar.brought
  return [{ filename, contentType, content: deliveryEventFile(site, event) }]
}

function deliveryEventOf(email: Email): DeliveryEvent | null {
  if (email.type === 'delivery-changed') return email.data.toldTo === 'customer' ? email.data : null
  if (email.type === 'order-corrected') {
    const { address, promise, ...event } = email.data
    return address && promise && { ...event, address, promise }
  }
  if (email.type !== 'order-confirmation' || !email.data.promise) return null
  const { orderNumber, promise, orderDate, shippingAddress: address, pickupCode } = email.data
  return { orderNumber, promise, orderDate, address, pickupCode }
}

/** Tables become lines: 'Subtotal: R$ 309,70'. The address that repeats a button's is left out. */
function plainText(html: string): string {
  const line = { leadingLineBreaks: 1, trailingLineBreaks: 1 }
  return toPlainText(html, {
    wordwrap: 78,
    selectors: [
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'tr', format: 'block', options: line },
      { selector: '.text-label', format: 'inlineSurround', options: { suffix: ': ' } },
      { selector: '.text-amount', format: 'inlineSurround', options: { prefix: ': ' } },
    ],
  })
}
