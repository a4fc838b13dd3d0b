import type { ReactNode } from 'react'
import type { Email, EmailData, EmailType } from '#platform/mail/email.ts'
import type { MailSite } from './site.ts'

declare module '#platform/shop.ts' {
  interface Shop {
    /** A port, because previews are below the module that knows all emails. */
    renderEmail(email: Email, site: MailSite): Promise<RenderedEmail>
  }
}

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

export interface RenderedEmail {
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
  readonly attachments: readonly MailAttachment[]
}
