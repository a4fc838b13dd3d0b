import { ok, refuse } from '#domain/result.ts'
import { addressEnvelope, parseSender } from './envelope.ts'
import type { Mailer, MailRefusal } from './port.ts'

export interface SmtpSettings {
  /** `smtp://` or `smtps://`, with user and password; options of the transport may follow as a query. */
  readonly url: string
  readonly from: string
  readonly timeouts?: Partial<Timeouts>
}

interface Timeouts {
  /** From the name's lookup to the end of the greeting and of the change to TLS. */
  connectMs: number
  /** Between two signs of life of the server. */
  silenceMs: number
  /** For one message as a whole, however lively the server is. */
  messageMs: number
}

const SMTP_TIMEOUTS: Timeouts = { connectMs: 10_000, silenceMs: 15_000, messageMs: 45_000 }

export function createSmtpMailer(settings: SmtpSettings): Mailer {
  const from = parseSender(settings.from)
  const timeouts = { ...SMTP_TIMEOUTS, ...settings.timeouts }
  let transport: ReturnType<typeof openPool> | undefined

  return {
    async send(message) {
      const addressed = addressEnvelope(message, from)
      if (!addressed.ok) return addressed
      const mail = { ...addressed.value, html: message.html, text: message.text }
      transport ??= openPool(settings.url, timeouts)
      const current = transport
      const pool = await current
      // A server that trickles its answers would outlive every time-out of silence.
      const deadline = setTimeout(() => {
        pool.close({ force: true })
        if (transport === current) transport = undefined
      }, timeouts.messageMs)
      try {
        await pool.sendMail(mail)
        return ok({ messageId: mail.messageId })
      } catch (error) {
        return refusalFrom(error as SmtpError)
      } finally {
        clearTimeout(deadline)
      }
    },
    folder: null,
    async close() {
      const pool = await transport
      pool?.close()
    },
  }
}

async function openPool(url: string, timeouts: Timeouts) {
  // Loaded by the first e-mail rather than by every start.
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    pool: true,
    maxConnections: 2,
    maxMessages: 50,
    idleTimeout: 30_000,
    // Only a message of which no byte was sent changes connections; every other retry is the queue's.
    maxRequeues: 1,
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.connectMs,
    dnsTimeout: timeouts.connectMs,
    socketTimeout: timeouts.silenceMs,
    ...tlsPolicy(url),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** What holds unless the URL's own query (`?requireTLS=false`) says otherwise: it has the last word. */
export function tlsPolicy(url: string): { ignoreTLS: true } | { requireTLS: true } {
  const isLoopback = /^(localhost|\[::1\]|127(\.\d{1,3}){3})$/.test(new URL(url).hostname)
  return isLoopback ? { ignoreTLS: true } : { requireTLS: true }
}

interface SmtpError extends Error {
  code?: string
  originalCode?: string
  command?: string
  responseCode?: number
  permanent?: boolean
  timeoutType?: string
}

const lostConnection = new Set(['ECONNECTION', 'ESOCKET', 'ETIMEDOUT'])
const neverConnected = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL', 'ENOTFOUND'])
const beforeGreeting = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT'])

/** The reason is built from codes only: a server's own sentence often repeats the address. */
function refusalFrom(error: SmtpError): MailRefusal {
  const reason = [error.originalCode ?? error.code ?? error.name, error.responseCode, error.command]
    .filter(Boolean)
    .join(' ')
  // A refused sender or sign-in is the owner's setting, not this message: it can be mended, so it is tried again.
  const aboutThisMessage = error.command === 'RCPT TO' || error.command === 'DATA'
  if (error.permanent && aboutThisMessage) return refuse('rejected', { reason })
  const connected =
    !neverConnected.has(error.originalCode ?? '') && !beforeGreeting.has(error.timeoutType ?? '')
  const silent = error.responseCode === undefined && lostConnection.has(error.code ?? '')
  return refuse(silent && connected ? 'uncertain' : 'unavailable', { reason })
}
