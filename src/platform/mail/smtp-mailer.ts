import { setTimeout as delay } from 'node:timers/promises'
import { ok, refuse } from '#platform/domain/result.ts'
import { addressEnvelope, attached, parseSender } from './envelope.ts'
import type { Mailer, MailRefusal } from './port.ts'

export interface SmtpSettings {
  /** `smtp://` or `smtps://`, with user and password; options of the transport may follow as a query. */
  readonly url: string
  readonly from: string
  readonly replyTo?: string
  /** The name that the shop greets the server with (EHLO). */
  readonly clientName?: string
  readonly timeouts?: Partial<Timeouts>
}

interface Timeouts {
  /** From the name's lookup to the end of the greeting and of the change to TLS. */
  connectMs: number
  /** Between two signs of life of the server. */
  silenceMs: number
  /** How long a connection waits for the next message before it takes its leave. */
  idleMs: number
  /** For one message as a whole, however lively the server is. */
  messageMs: number
}

const SMTP_TIMEOUTS: Timeouts = { connectMs: 10_000, silenceMs: 15_000, idleMs: 1_000, messageMs: 45_000 }
const QUIT_TAKES_MS = 100

export function createSmtpMailer(settings: SmtpSettings): Mailer {
  const from = parseSender(settings.from)
  const timeouts = { ...SMTP_TIMEOUTS, ...settings.timeouts }
  /** Messages of this moment whose turn on a greeted and authenticated connection has come. */
  const handedOver = new Set<string>()
  let lastAttempt = 0
  let transport: ReturnType<typeof openPool> | undefined

  return {
    async send(message) {
      const addressed = addressEnvelope(message, from, settings.replyTo)
      if (!addressed.ok) return addressed
      const mail = { ...addressed.value, html: message.html, text: message.text, ...attached(message) }
      transport ??= openPool(settings, timeouts, (id) => handedOver.add(id))
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
        return refusalFrom(error as SmtpError, handedOver.has(mail.messageId))
      } finally {
        handedOver.delete(mail.messageId)
        lastAttempt = Date.now()
        clearTimeout(deadline)
      }
    },
    folder: null,
    async close() {
      const pool = await transport
      // An idle connection takes its leave with QUIT, a closed pool just hangs up.
      if (pool) await delay(Math.max(0, lastAttempt + timeouts.idleMs + QUIT_TAKES_MS - Date.now()))
      pool?.close()
    },
  }
}

async function openPool(
  { url, clientName }: SmtpSettings,
  timeouts: Timeouts,
  handOver: (messageId: string) => void,
) {
  // Loaded by the first e-mail rather than by every start.
  const { createTransport } = await import('nodemailer')
  const pool = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    maxMessages: 50,
    idleTimeout: timeouts.idleMs,
    ...(clientName && { name: clientName }),
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
  // The text is asked for when a connection is ready for it: whatever fails before, a handshake say, took nothing.
  pool.use('stream', (mail, done) => {
    mail.message.processFunc((text) => {
      handOver(String(mail.data.messageId))
      return text
    })
    done()
  })
  return pool
}

/** What holds unless the URL's own query (`?requireTLS=false`) says otherwise. */
export function tlsPolicy(url: string): { tls: { rejectUnauthorized: false } } | { requireTLS: true } {
  const isLoopback = /^(localhost|\[::1\]|127(\.\d{1,3}){3})$/.test(new URL(url).hostname)
  return isLoopback ? { tls: { rejectUnauthorized: false } } : { requireTLS: true }
}

interface SmtpError extends Error {
  code?: string
  originalCode?: string
  command?: string
  responseCode?: number
  permanent?: boolean
}

const lostConnection = new Set(['ECONNECTION', 'ESOCKET', 'ETIMEDOUT'])

/** The reason is built from codes only: a server's own sentence often repeats the address. */
function refusalFrom(error: SmtpError, handedOver: boolean): MailRefusal {
  const reason = [error.originalCode ?? error.code ?? error.name, error.responseCode, error.command]
    .filter(Boolean)
    .join(' ')
  // A refused sender or sign-in is the owner's setting, not this message: it can be corrected, so it is tried again.
  const aboutThisMessage = error.command === 'RCPT TO' || error.command === 'DATA'
  if (error.permanent && aboutThisMessage) return refuse('rejected', { reason })
  const silent = error.responseCode === undefined && lostConnection.has(error.code ?? '')
  return refuse(silent && handedOver ? 'uncertain' : 'unavailable', { reason })
}
