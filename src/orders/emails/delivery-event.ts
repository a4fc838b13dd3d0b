import { emailCalendar as words } from '#delivery/calendar/email-copy.ts'
import type { DeliveryEvent, EmailAddressLines } from '#orders/domain/order-emails.ts'
import { instantAt } from '#platform/domain/calendar.ts'
import type { MailAttachment } from '#ui/emails/email-writers.ts'
import { type MailSite, orderUrl } from '#ui/emails/site.ts'

const MAX_LINE_LENGTH = 75

/** Escapes a TEXT value (RFC 5545, 3.3.11). */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

const stamp = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** Lines are folded by bytes without splitting a character (RFC 5545, 3.1). */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const character of line) {
    const most = parts.length === 0 ? MAX_LINE_LENGTH : MAX_LINE_LENGTH - 1
    if (Buffer.byteLength(part + character) > most) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part].join('\r\n ')
}

function joinAddress({ line1, line2, city, state, postal_code }: EmailAddressLines): string {
  return [line1, line2, `${city} - ${state}`, postal_code].filter(Boolean).join(', ')
}

/** A later event of the same order replaces the earlier one: same UID, higher SEQUENCE. */
function deliveryEventFile(site: MailSite, event: DeliveryEvent): string {
  const { orderNumber, promise, address, orderDate, changedAt, pickupCode } = event
  const { summary, description } = pickupCode ? words.fetched : words.brought
  const [placed, changed] = [new Date(orderDate), new Date(changedAt ?? orderDate)]
  const minutesSince = Math.ceil((changed.getTime() - placed.getTime()) / 60_000)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${site.shop.name}//Entregas//PT-BR`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:entrega-${orderNumber}@${new URL(site.siteUrl).hostname}`,
    `SEQUENCE:${Math.max(0, minutesSince)}`,
    `DTSTAMP:${stamp(changed)}`,
    `DTSTART:${stamp(instantAt(promise.day, promise.hours.from))}`,
    `DTEND:${stamp(instantAt(promise.day, promise.hours.until))}`,
    `SUMMARY:${escaped(summary(site.shop.name))}`,
    `DESCRIPTION:${escaped(description(orderNumber, pickupCode ?? ''))}`,
    `LOCATION:${escaped(joinAddress(address))}`,
    `URL:${orderUrl(site, orderNumber)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

export function calendarFiles(site: MailSite, event: DeliveryEvent | null | undefined): MailAttachment[] {
  if (!event) return []
  const contentType = 'text/calendar; charset=utf-8; method=PUBLISH'
  const { file: filename } = event.pickupCode ? words.fetched : words.brought
  return [{ filename, contentType, content: deliveryEventFile(site, event) }]
}
