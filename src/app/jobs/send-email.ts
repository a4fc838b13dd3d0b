import { mailBrand } from '#office/brand/storefront/mail-brand.server.ts'
import { loadNoticeSettings } from '#office/notices/use-cases/notice-settings.ts'
import { storeForDigest } from '#office/notices/use-cases/store-for-digest.ts'
import { findMailedLink } from '#orders/use-cases/link/order-link.ts'
import type { Email } from '#platform/mail/email.ts'
import { recordAutomationEvent } from '#platform/operations/automation-events.ts'
import type { Shop } from '#platform/shop.ts'
import { loadSettings } from '#settings/use-cases/load-settings.ts'
import { chooseShopName } from '#ui/copy/shop-name.ts'
import { testSubject } from '#ui/emails/copy.ts'
import { mailSite } from '#ui/emails/site.ts'
import { claimDelivery, markFailed, markSent } from './email-deliveries.ts'
import { done, type JobOutcome } from './job-outcome.ts'

/**
 * An email is claimed before sending and marked afterwards.
 * `docs/decisions/0008-emails-never-lost-never-twice.md` covers the crash cases.
 */
export async function sendEmail(
  shop: Shop,
  { key, email: sealedEmail, isTest = false }: { key: string; email: Email; isTest?: boolean },
): Promise<JobOutcome> {
  const email =
    sealedEmail.type === 'owner-order' ? await asOwnerPrefers(shop, key, sealedEmail) : sealedEmail
  if (email === null || email.to === '') return done
  const settings = await loadSettings(shop)
  const { contact, mail } = settings.values
  const message = await shop.renderEmail(email, {
    ...mailSite(shop.config, settings),
    brand: mailBrand(settings),
    orderLink: await orderLinkFor(shop, email),
  })
  const claim = await claimDelivery(shop, key, email.type)
  if (claim === 'sent') return done
  if (claim === 'busy') return { kind: 'retry', reason: 'another attempt is under way' }

  const delivery = await shop.mailer.send({
    key,
    to: email.to,
    ...message,
    subject: isTest ? testSubject(message.subject) : message.subject,
    sender: { name: mail.senderName || chooseShopName(contact), replyTo: mail.replyTo || undefined },
  })
  if (delivery.ok) {
    await markSent(shop, claim, delivery.value.messageId)
    await recordAutomationEvent(shop, { name: 'email', succeeded: true })
    return done
  }
  const reason = `${delivery.code}: ${delivery.details.reason}`
  await markFailed(shop, claim)
  await recordAutomationEvent(shop, { name: 'email', succeeded: false, reason })
  const isHopeless = delivery.code === 'rejected' || delivery.code === 'malformed'
  return { kind: isHopeless ? 'give-up' : 'retry', reason }
}

const orderLinkFor = (shop: Shop, { to, data }: Email) =>
  'orderNumber' in data ? findMailedLink(shop, { orderNumber: data.orderNumber, to }) : null

/** Null if the sale waits for a digest. */
async function asOwnerPrefers(shop: Shop, key: string, email: Extract<Email, { type: 'owner-order' }>) {
  const { frequency, email: to } = await loadNoticeSettings(shop)
  if (frequency === 'at-once') return { ...email, to }
  await storeForDigest(shop, { key, orderId: email.data.orderId })
  return null
}
