import type { ReactNode } from 'react'
import type { EmailData, EmailType } from '#platform/mail/email.ts'
import type { MailSite } from './site.ts'

export interface MailAttachment {
  readonly filename: string
  readonly contentType: string
  readonly content: string
}

export interface WrittenEmail {
  readonly subject: string
  readonly content: ReactNode
  /** Unsubscribe link; mail programs show it as a button (RFC 8058). */
  readonly leaveLink?: string
  readonly attachments?: readonly MailAttachment[]
}

export type EmailWriters<Types extends EmailType> = {
  readonly [Type in Types]: (data: EmailData<Type>, site: MailSite) => WrittenEmail
}
