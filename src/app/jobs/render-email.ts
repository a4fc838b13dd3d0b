import { render, toPlainText } from '@react-email/render'
import { emailWriters } from '#app/email-writers.ts'
import type { Email, EmailData, EmailType } from '#platform/mail/email.ts'
import type { RenderedEmail, WrittenEmail } from '#ui/emails/email-writers.ts'
import { colour } from '#ui/emails/palette.ts'
import type { MailSite } from '#ui/emails/site.ts'

export async function renderEmail(email: Email, site: MailSite): Promise<RenderedEmail> {
  const { subject, content, leaveLink, attachments = [] } = write(email, site)
  const html = paint(await render(content), site)
  return { subject, html, text: plainText(html), headers: buildHeaders(leaveLink), attachments }
}

function paint(html: string, { brand }: MailSite): string {
  const painted = Object.entries(brand?.colours ?? {}).map(
    ([name, value]) => [colour[name as keyof typeof colour], value] as const,
  )
  const values = new Map<string, string>(painted)
  return values.size === 0 ? html : html.replace(/#[0-9a-f]{6}\b/g, (each) => values.get(each) ?? each)
}

function write<Type extends EmailType>(
  { type, data }: { type: Type; data: EmailData<Type> },
  site: MailSite,
): WrittenEmail {
  return emailWriters[type](data, site)
}

/** Mail programs show their own one-click unsubscribe button (RFC 8058). */
function buildHeaders(leaveLink: string | undefined): Record<string, string> {
  if (leaveLink === undefined) return {}
  return { 'List-Unsubscribe': `<${leaveLink}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

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
