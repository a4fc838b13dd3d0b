import type { ReactNode } from 'react'
import type { EmailData, EmailType } from '#platform/mail/email.ts'
import type { MailSite } from './site.ts'

export interface WrittenEmail {
  readonly subject: string
  readonly content: ReactNode
  /** Leaves the list that sent it; mail programs show a button for it (RFC 8058). */
  readonly leaveLink?: string
}

/** How e-mails of these types are written. */
export type EmailWriters<Types extends EmailType> = {
  readonly [Type in Types]: (data: EmailData<Type>, site: MailSite) => WrittenEmail
}
