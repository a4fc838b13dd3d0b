import type { ReactNode } from 'react'
import type { EmailData, EmailType } from '#platform/mail/email.ts'
import type { MailSite } from './site.ts'

/** A file that goes with an e-mail. */
export interface MailAttachment {
  readonly filename: string
  readonly contentType: string
  readonly content: string
}

export interface WrittenEmail {
  readonly subject: string
  readonly content: ReactNode
  /** Leaves the list that sent it; mail programs show a button for it (RFC 8058). */
  readonly leaveLink?: string
  readonly attachments?: readonly MailAttachment[]
}

/** How e-mails of these types are written. */
export type EmailWriters<Types extends EmailType> = {
  readonly [Type in Types]: (data: EmailData<Type>, site: MailSite) => WrittenEmail
}
