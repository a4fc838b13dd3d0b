import { afterEach, describe, expect, it } from 'vitest'
import { type Mood, startUnreliableSmtpServer } from '../../../tests/support/unreliable-smtp-server.ts'
import { messageIdOf, parseSender } from './envelope.ts'
import type { MailMessage } from './port.ts'
import { createSmtpMailer, tlsPolicy } from './smtp-mailer.ts'

const from = 'Lume & Coco <ola@exemplo.com.br>'
const message: MailMessage = {
  key: 'order-confirmation:42',
  to: 'helena@exemplo.com.br',
  subject: 'Recebemos seu pedido ção',
  html: '<p>Olá, Helena</p>',
  text: 'Olá, Helena',
}

const cleanups: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

/** Only with a silent server the timeout is short: on a busy machine an honest one may need longer. */
async function mailerWith(moods: Mood[], query = '') {
  const server = await startUnreliableSmtpServer(moods)
  const meetsSilence = moods.includes('hang') || moods.includes('trickle')
  const timeouts = meetsSilence ? { silenceMs: 400, messageMs: 1200 } : {}
  const mailer = createSmtpMailer({ url: `${server.url}/${query}`, from, timeouts })
  cleanups.push(server.stop, mailer.close)
  return { server, mailer }
}

describe('the SMTP mailer', () => {
  it('hands over both parts with a Message-ID made from the key', async () => {
    const { server, mailer } = await mailerWith([])
    const messageId = messageIdOf(message.key, parseSender(from))
    expect(await mailer.send(message)).toEqual({ ok: true, value: { messageId } })
    expect(server.received).toHaveLength(1)
    expect(server.received[0]).toContain(`Message-ID: ${messageId}`)
    expect(server.received[0]).toContain('From: "Lume & Coco" <ola@exemplo.com.br>')
    expect(server.received[0]).toContain('Content-Type: text/plain')
    expect(server.received[0]).toContain('Content-Type: text/html')
    expect(server.received[0]).toContain('Auto-Submitted: auto-generated')
  })

  it.each<[Mood, string, string]>([
    ['refuse-recipient', 'rejected', 'EENVELOPE 550 RCPT TO'],
    ['refuse-text', 'rejected', 'EMESSAGE 554 DATA'],
    ['refuse-sender', 'unavailable', 'EENVELOPE 550 MAIL FROM'],
    ['busy', 'unavailable', 'EENVELOPE 451 RCPT TO'],
    ['hang', 'uncertain', 'ETIMEDOUT CONN'],
    ['trickle', 'uncertain', 'ECONNECTION'],
    ['drop-after-text', 'uncertain', 'ECONNECTION CONN'],
  ])(
    'names what went wrong when the server is in the mood to %s, without the address',
    async (mood, code, reason) => {
      const { mailer } = await mailerWith([mood])
      expect(await mailer.send(message)).toEqual({ ok: false, code, details: { reason } })
    },
  )

  it('does not send again by itself when the connection is lost after the text', async () => {
    const { server, mailer } = await mailerWith(['accept', 'drop-after-text'])
    await mailer.send(message)
    await mailer.send({ ...message, key: 'other' })
    expect(server.received).toHaveLength(2)
  })

  it('goes on after a refusal, a hang and a lost connection', async () => {
    const { server, mailer } = await mailerWith(['busy', 'hang', 'drop-after-text'])
    for (let attempt = 0; attempt < 3; attempt++) await mailer.send(message)
    expect((await mailer.send(message)).ok).toBe(true)
    expect(server.received).toHaveLength(2)
  })

  it('goes on over a new pool after a server that trickled its answer', async () => {
    const { server, mailer } = await mailerWith(['trickle'])
    await mailer.send(message)
    expect((await mailer.send(message)).ok).toBe(true)
    expect(server.received).toHaveLength(1)
  })

  it('says that nothing was taken when no server listens', async () => {
    const { server, mailer } = await mailerWith([])
    await server.stop()
    expect(await mailer.send(message)).toMatchObject({ ok: false, code: 'unavailable' })
  })

  it('insists on TLS unless the server is on this machine', () => {
    expect(tlsPolicy('smtp://mail.exemplo.com.br:587')).toEqual({ requireTLS: true })
    expect(tlsPolicy('smtp://10.0.0.4')).toEqual({ requireTLS: true })
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      expect(tlsPolicy(`smtp://${host}:1025`)).toEqual({ ignoreTLS: true })
    }
  })

  it('sends nothing over a plain connection when TLS is asked for', async () => {
    const { server, mailer } = await mailerWith([], '?ignoreTLS=false&requireTLS=true')
    expect(await mailer.send(message)).toMatchObject({ ok: false, code: 'unavailable' })
    expect(server.received).toHaveLength(0)
  })
})
