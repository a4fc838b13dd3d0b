import type { EmailWriters } from '#ui/emails/email-writers.ts'
import { ownerNoticesEmail } from './owner-notices.tsx'
import { ownerOrderEmail } from './owner-order.tsx'

export const ownerEmails: EmailWriters<'owner-order' | 'owner-notices'> = {
  'owner-order': (data, site) => ownerOrderEmail(site, data),
  'owner-notices': (data, site) => ownerNoticesEmail(site, data),
}
