import { createHash } from 'node:crypto'
import { type Ok, ok, refuse } from '#platform/domain/result.ts'
import type { MailMessage, MailRefusal } from './port.ts'

export interface Sender {
  readonly name: string
  readonly address: string
}

export interface Envelope {
  readonly from: Sender
  /** Reply-To, even if another address sends. */
  readonly replyTo: string
  readonly to: string
  readonly subject: string
  readonly messageId: string
  readonly headers: Record<string, string>
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what a header must not hold
const controlCharacter = /[\u0000-\u001f\u007f\u2028\u2029]/
const mailbox = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/
const headerName = /^[A-Za-z][A-Za-z0-9-]*$/
/** RFC 5321: a path has at most 256 characters, including the angle brackets. */
const MAX_ADDRESS_LENGTH = 254

export function parseSender(text: string): Sender {
  const [, name = '', address = text] = /^\s*(.*?)\s*<([^<>]*)>\s*$/.exec(text) ?? []
  const sender = { name: name.replace(/^"(.*)"$/, '$1'), address: address.trim() }
  if (!isMailbox(sender.address) || controlCharacter.test(sender.name)) {
    throw new RangeError('MAIL_FROM must look like: Loja <ola@exemplo.com.br>')
  }
  return sender
}

/** The same key gives the same Message-ID, so that mailboxes can detect duplicates. */
export function buildMessageId(key: string, from: Sender): string {
  const host = from.address.slice(from.address.lastIndexOf('@') + 1)
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${host}>`
}

/** Rejects anything that could inject a recipient or header. */
export function addressEnvelope(
  message: MailMessage,
  shopSender: Sender,
  shopReplyTo: string = shopSender.address,
): Ok<Envelope> | MailRefusal {
  const { name = shopSender.name, replyTo = shopReplyTo } = message.sender ?? {}
  const from = { ...shopSender, name }
  if (controlCharacter.test(name) || !isMailbox(replyTo)) return malformed('sender')
  if (!isMailbox(message.to)) return malformed('recipient')
  if (controlCharacter.test(message.subject)) return malformed('subject')
  const headers: Record<string, string> = { 'Auto-Submitted': 'auto-generated' }
  for (const [name, value] of Object.entries(message.headers ?? {})) {
    if (!headerName.test(name) || controlCharacter.test(value)) return malformed('header')
    headers[name] = value
  }
  const messageId = buildMessageId(message.key, from)
  return ok({ from, replyTo, to: message.to, subject: message.subject, messageId, headers })
}

function isMailbox(address: string): boolean {
  return address.length <= MAX_ADDRESS_LENGTH && mailbox.test(address) && !controlCharacter.test(address)
}

function malformed(part: string): MailRefusal {
  return refuse('malformed', { reason: `malformed ${part}` })
}

/** Omits the property without files, because the composer would add an empty part. */
export function attached({ attachments = [] }: MailMessage) {
  return attachments.length > 0 ? { attachments: attachments.map((file) => ({ ...file })) } : {}
}
