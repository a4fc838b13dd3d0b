import type { Ok, Refusal } from '#platform/domain/result.ts'

export interface MailMessage {
  /** Names the fact that is told ('order-confirmation:…'): the same key is the same message, with the same Message-ID. */
  readonly key: string
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly headers?: Readonly<Record<string, string>>
  /** Who writes, where the owner has said so themselves; the address that sends stays the shop's. */
  readonly sender?: { readonly name: string; readonly replyTo?: string | undefined }
  /** Small texts of the shop's own making. */
  readonly attachments?: readonly {
    readonly filename: string
    readonly contentType: string
    readonly content: string
  }[]
}

/**
 * How a message can be refused. The reason is for the log and never holds an address.
 * - `malformed`: it could not be put on the wire safely (a line break in a header); nothing was sent.
 * - `rejected`: the server will never take it (no such mailbox); trying again is rude.
 * - `unavailable`: nothing was taken; trying later may help.
 * - `uncertain`: the connection was lost after the text was handed over; it may or may not have been taken.
 */
export type MailRefusal = Refusal<'malformed' | 'rejected' | 'unavailable' | 'uncertain', { reason: string }>

export interface Mailer {
  send(message: MailMessage): Promise<Ok<{ messageId: string }> | MailRefusal>
  /** Where the messages can be read on this machine; null when they really leave. */
  readonly folder: MailFolder | null
  close(): Promise<void>
}

/** Mail that was written to a folder instead of sent, for reading on the developer's own machine. */
export interface MailFolder {
  /** Newest first. */
  listMail(): Promise<MailSummary[]>
  readMail(id: string): Promise<StoredMail | null>
  /** Deletes every message in which one of these words stands. */
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
