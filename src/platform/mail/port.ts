import type { Ok, Refusal } from '#platform/domain/result.ts'

export interface MailMessage {
  /** Identifies the event ('order-confirmation:…'). The same key means the same message and Message-ID. */
  readonly key: string
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly headers?: Readonly<Record<string, string>>
  /** The owner's name and reply address; the sending address remains the shop's. */
  readonly sender?: { readonly name: string; readonly replyTo?: string | undefined }
  readonly attachments?: readonly {
    readonly filename: string
    readonly contentType: string
    readonly content: string
  }[]
}

/**
 * `malformed`: unsafe to send. `rejected`: permanent. `unavailable`: retry later. `uncertain`: connection
 * lost after the data was sent. `reason` is for the log and never contains an address.
 */
export type MailRefusal = Refusal<'malformed' | 'rejected' | 'unavailable' | 'uncertain', { reason: string }>

export interface Mailer {
  send(message: MailMessage): Promise<Ok<{ messageId: string }> | MailRefusal>
  readonly folder: MailFolder | null
  close(): Promise<void>
}

export interface MailFolder {
  listMail(): Promise<MailSummary[]>
  readMail(id: string): Promise<StoredMail | null>
  forgetMail(words: readonly string[]): Promise<void>
}

export interface MailSummary {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly date: Date
}

interface StoredMail extends MailSummary {
  readonly headers: Readonly<Record<string, string>>
  readonly html: string
  readonly text: string
}
