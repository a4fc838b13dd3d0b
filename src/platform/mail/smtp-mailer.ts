import { setTimeout as delay } from 'node:timers/promises'
import { ok, refuse } from '#platform/domain/result.ts'
import { addressEnvelope, attached, parseSender } from './envelope.ts'
import type { Mailer, MailRefusal } from './port.ts'

export interface SmtpSettings {
  readonly url: string
  readonly from: string
  readonly replyTo?: string
  readonly clientName?: string
  readonly timeouts?: Partial<Timeouts>
}

interface Timeouts {
  connectMs: number
  silenceMs: number
  idleMs: number
  messageMs: number
}

const SMTP_TIMEOUTS: Timeouts = { connectMs: 10_000, silenceMs: 15_000, idleMs: 1_000, messageMs: 45_000 }
const QUIT_TAKES_MS = 100

export function createSmtpMailer(settings: SmtpSettings): Mailer {
  const from = parseSender(settings.from)
  const timeouts = { ...SMTP_TIMEOUTS, ...settings.timeouts }
  /**
   * Messages that may have been delivered, because their data was requested on an authenticated
   * connection.
   */
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
      // A server that trickles its responses would never hit the silence timeout.
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
      // An idle connection ends with QUIT, but closing the pool would just drop it.
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
  const { createTransport } = await import('nodemailer')
  const pool = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    maxMessages: 50,
    idleTimeout: timeouts.idleMs,
    ...(clientName && { name: clientName }),
    // Only a message of which no byte was sent may be requeued here; the job queue handles other retries.
    maxRequeues: 1,
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.connectMs,
    dnsTimeout: timeouts.connectMs,
    socketTimeout: timeouts.silenceMs,
    ...tlsPolicy(url),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // The body is requested only on a ready connection, so earlier failures delivered nothing.
  pool.use('stream', (mail, callback) => {
    mail.message.processFunc((text) => {
      handOver(String(mail.data.messageId))
      return text
    })
    callback()
  })
  return pool
}

/** Defaults; the URL's query (`?requireTLS=false`) overrides them. */
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

/** The reason contains only codes, because the server's message often repeats the address. */
function refusalFrom(error: SmtpError, handedOver: boolean): MailRefusal {
  const reason = [error.originalCode ?? error.code ?? error.name, error.responseCode, error.command]
    .filter(Boolean)
    .join(' ')
  // A rejected sender or login is a configuration error, so the message is retried.
  const aboutThisMessage = error.command === 'RCPT TO' || error.command === 'DATA'
  if (error.permanent && aboutThisMessage) return refuse('rejected', { reason })
  const silent = error.responseCode === undefined && lostConnection.has(error.code ?? '')
  return refuse(silent && handedOver ? 'uncertain' : 'unavailable', { reason })
}
