import { render } from '@react-email/render'
import type { ReactNode } from 'react'
import { pathTo } from '#addresses.ts'
import * as words from '#copy/emails.ts'
import { itemsChangedEmail, orderCorrectedEmail } from '#copy/order-changes-emails.ts'
import { returnAnsweredEmail, returnAskedEmail } from '#copy/return-emails.ts'
import { reviewInvitationEmail, reviewRefusedEmail } from '#copy/review-emails.ts'
import type { DeliveryEvent, Email } from '#domain/email.ts'
import { formatDateTime } from '#domain/sao-paulo-time.ts'
import { AccountNoticeEmail, type AccountNoticeEmailProps, type NoticeWords } from './account-notice.tsx'
import { CustomerMessageEmail } from './customer-message.tsx'
import { DeliveryChangedEmail } from './delivery-changed.tsx'
import { deliveryEventFile } from './delivery-event.ts'
import { ItemsChangedEmail } from './items-changed.tsx'
import { LinkEmail } from './link-email.tsx'
import { leaveLink, NewsletterWelcomeEmail } from './newsletter-welcome.tsx'
import { OrderConfirmationEmail } from './order-confirmation.tsx'
import { OrderCorrectedEmail } from './order-corrected.tsx'
import { OrderStatusUpdateEmail } from './order-status-update.tsx'
import { ownerNoticesEmail } from './owner-notices.tsx'
import { ownerOrderEmail } from './owner-order.tsx'
import { PaymentRefundedEmail } from './payment-refunded.tsx'
import { PaymentRefusedEmail } from './payment-refused.tsx'
import { PixWaitingEmail } from './pix-waiting.tsx'
import { plainText } from './plain-text.ts'
import { PotsCouponEmail } from './pots-coupon.tsx'
import { PourTroubleEmail } from './pour-trouble.tsx'
import { RestockConfirmationEmail, RestockNoticeEmail, restockLeaveLink } from './restock.tsx'
import { ReturnAnsweredEmail } from './return-answered.tsx'
import { ReturnAskedEmail } from './return-asked.tsx'
import { ReviewInvitationEmail } from './review-invitation.tsx'
import { ReviewRefusedEmail } from './review-refused.tsx'
import { SignInCodeEmail } from './sign-in-code.tsx'
import { absoluteUrl, type MailSite } from './site.ts'
import { WelcomeEmail } from './welcome.tsx'

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
  const { subject, content } = write(email, site)
  const html = await render(content)
  const attachments = attachmentsOf(email, site)
  return { subject, html, text: plainText(html), headers: headersOf(email, site), attachments }
}

/** Mail programs show a button of their own that leaves the list without opening a page (RFC 8058). */
function headersOf(email: Email, site: MailSite): Record<string, string> {
  const link = leaveLinkOf(email, site)
  if (link === null) return {}
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

function leaveLinkOf(email: Email, site: MailSite): string | null {
  if (email.type === 'newsletter-welcome') return leaveLink(site, email.data)
  if (email.type === 'review-invitation') return email.data.leaveUrl
  return email.type === 'restock-notice' ? restockLeaveLink(site, email.data) : null
}

/** A delivery that has day and hours goes into the customer's calendar. */
function attachmentsOf(email: Email, site: MailSite): MailAttachment[] {
  const event = deliveryEventOf(email)
  if (!event) return []
  const contentType = 'text/calendar; charset=utf-8; method=PUBLISH'
  const { file: filename } = event.pickupCode ? words.emailCalendar.fetched : words.emailCalendar.brought
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

function write(email: Email, site: MailSite): { subject: string; content: ReactNode } {
  switch (email.type) {
    case 'account-confirmation': {
      const { customerName: name, confirmationUrl: link } = email.data
      const content = <LinkEmail site={site} words={words.accountConfirmation} name={name} link={link} />
      return { subject: words.accountConfirmation.subject, content }
    }
    case 'address-confirmation': {
      const { customerName: name, confirmationUrl: link } = email.data
      const content = <LinkEmail site={site} words={words.addressConfirmation} name={name} link={link} />
      return { subject: words.addressConfirmation.subject, content }
    }
    case 'password-recovery': {
      const { customerName: name, resetUrl: link } = email.data
      const content = <LinkEmail site={site} words={words.passwordRecovery} name={name} link={link} />
      return { subject: words.passwordRecovery.subject, content }
    }
    case 'password-changed': {
      const { subject, button } = words.passwordChanged
      const action = { href: absoluteUrl(site, pathTo('auth', {}, { modo: 'recuperar' })), label: button }
      return { subject, content: notice(site, words.passwordChanged, email.data.customerName, { action }) }
    }
    case 'second-factor-changed': {
      const { customerName, change } = email.data
      const said = words.secondFactorChanged(change)
      const action = {
        href: absoluteUrl(site, pathTo('auth', {}, { modo: 'recuperar' })),
        label: said.button,
      }
      return { subject: said.subject, content: notice(site, said, customerName, { action }) }
    }
    case 'pix-key-changed': {
      const { customerName, actorName, maskedKey, since, isTakenBack } = email.data
      const said = words.pixKeyChanged(isTakenBack)
      const action = { href: absoluteUrl(site, pathTo('adminShop')), label: said.button }
      const facts = [
        [said.key, maskedKey ?? said.none],
        [said.from, formatDateTime(new Date(since))],
        [said.by, actorName],
      ] as const
      return { subject: said.subject, content: notice(site, said, customerName, { action, facts }) }
    }
    case 'new-device': {
      const { subject, at, button } = words.newDevice
      const action = { href: absoluteUrl(site, pathTo('auth', {}, { modo: 'recuperar' })), label: button }
      const facts = [[at, formatDateTime(new Date(email.data.at))]] as const
      return { subject, content: notice(site, words.newDevice, email.data.customerName, { action, facts }) }
    }
    case 'sign-in-code': {
      const { signInCode } = email.data
      return {
        subject: words.signInCode.subject(signInCode),
        content: <SignInCodeEmail site={site} code={signInCode} />,
      }
    }
    case 'deletion-code': {
      const { subject, code } = words.deletionCode
      const facts = [[code, email.data.deletionCode]] as const
      return { subject, content: notice(site, words.deletionCode, email.data.customerName, { facts }) }
    }
    case 'account-deleted': {
      const { subject } = words.accountDeleted
      return { subject, content: notice(site, words.accountDeleted, email.data.customerName) }
    }
    case 'welcome':
      return { subject: words.welcome.subject, content: <WelcomeEmail site={site} data={email.data} /> }
    case 'newsletter-welcome': {
      const { subject } = words.newsletterWelcome
      return { subject, content: <NewsletterWelcomeEmail site={site} data={email.data} /> }
    }
    case 'restock-confirmation':
      return {
        subject: words.restockConfirmation.subject(email.data.productName),
        content: <RestockConfirmationEmail site={site} data={email.data} />,
      }
    case 'restock-notice':
      return {
        subject: words.restockNotice.subject(email.data.productName),
        content: <RestockNoticeEmail site={site} data={email.data} />,
      }
    case 'pots-coupon':
      return {
        subject: words.potsCouponEmail.subject(email.data.percent),
        content: <PotsCouponEmail site={site} data={email.data} />,
      }
    case 'order-confirmation':
      return {
        subject: words.orderConfirmation.subject(email.data.orderNumber),
        content: <OrderConfirmationEmail site={site} data={email.data} />,
      }
    case 'order-status-update':
      return {
        subject: words.statusWords(email.data).subject(email.data.orderNumber),
        content: <OrderStatusUpdateEmail site={site} data={email.data} />,
      }
    case 'delivery-changed':
      return {
        subject: words.deliveryChanged[email.data.toldTo].subject(email.data.orderNumber),
        content: <DeliveryChangedEmail site={site} data={email.data} />,
      }
    case 'order-corrected':
      return {
        subject: orderCorrectedEmail.subject(email.data.orderNumber),
        content: <OrderCorrectedEmail site={site} data={email.data} />,
      }
    case 'items-changed':
      return {
        subject: itemsChangedEmail.subject(email.data.orderNumber),
        content: <ItemsChangedEmail site={site} data={email.data} />,
      }
    case 'pix-waiting':
      return {
        subject: words.pixWaiting.subject(email.data.orderNumber),
        content: <PixWaitingEmail site={site} data={email.data} />,
      }
    case 'pour-trouble':
      return {
        subject: words.pourTrouble.subject(email.data.orderNumber),
        content: <PourTroubleEmail site={site} data={email.data} />,
      }
    case 'payment-refused':
      return {
        subject: words.paymentRefused[email.data.cause].subject(email.data.orderNumber),
        content: <PaymentRefusedEmail site={site} data={email.data} />,
      }
    case 'payment-refunded':
      return {
        subject: words.paymentRefunded.subject(email.data.orderNumber),
        content: <PaymentRefundedEmail site={site} data={email.data} />,
      }
    case 'customer-message':
      return {
        subject: email.data.subject,
        content: <CustomerMessageEmail site={site} data={email.data} />,
      }
    case 'owner-order':
      return ownerOrderEmail(site, email.data)
    case 'owner-notices':
      return ownerNoticesEmail(site, email.data)
    case 'return-asked':
      return {
        subject: returnAskedEmail.subject(email.data),
        content: <ReturnAskedEmail site={site} data={email.data} />,
      }
    case 'return-answered':
      return {
        subject: returnAnsweredEmail.subject(email.data),
        content: <ReturnAnsweredEmail site={site} data={email.data} />,
      }
    case 'review-invitation':
      return {
        subject: reviewInvitationEmail.subject,
        content: <ReviewInvitationEmail site={site} data={email.data} />,
      }
    case 'review-refused':
      return {
        subject: reviewRefusedEmail.subject(email.data.productName),
        content: <ReviewRefusedEmail site={site} data={email.data} />,
      }
  }
}

function notice(
  site: MailSite,
  wording: NoticeWords,
  name: string,
  more: Pick<AccountNoticeEmailProps, 'facts' | 'action'> = {},
) {
  return <AccountNoticeEmail site={site} words={wording} name={name} {...more} />
}
