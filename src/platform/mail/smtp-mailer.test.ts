import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  type Mood,
  type SmtpServerOptions,
  startUnreliableSmtpServer,
} from '../../../lab/fakes/unreliable-smtp-server.ts'
import { buildMessageId, parseSender } from './envelope.ts'
import type { MailMessage } from './port.ts'
import { createSmtpMailer, tlsPolicy } from './smtp-mailer.ts'

const from = 'Lume & Coco <ola@exemplo.com.br>'
const replyTo = 'atelie@exemplo.com.br'
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

/** Only the silent server gets a short timeout: a busy machine may be slow. */
async function mailerWith(moods: Mood[], query = '', options: SmtpServerOptions = {}) {
  const server = await startUnreliableSmtpServer(moods, options)
  const timeouts = { idleMs: 20, ...(moods.includes('hang') && { silenceMs: 3_000 }) }
  const mailer = createSmtpMailer({ url: `${server.url}/${query}`, from, replyTo, timeouts })
  cleanups.push(server.stop, mailer.close)
  return { server, mailer }
}

/** Moves the clock to the deadline of a message, because a busy machine may be late for a short one. */
async function sendToTrickle() {
  const connection = await mailerWith(['trickle'])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const answer = connection.mailer.send(message)
    await expect.poll(() => connection.server.moods).toEqual([])
    vi.advanceTimersByTime(45_000)
    return { ...connection, answer: await answer }
  } finally {
    vi.useRealTimers()
  }
}

async function startPlainServer(meet: (socket: Socket) => void) {
  const server = createServer((socket) => meet(socket.on('error', () => undefined)))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  cleanups.push(async () => void server.close())
  return (server.address() as AddressInfo).port
}

const answers: Record<string, string> = {
  EHLO: '250 ok',
  DATA: '354 go on',
  '.': '250 taken',
  QUIT: '221 bye',
}

function answerAndRecord(socket: Socket, commands: string[]): void {
  socket.write('220 ready\r\n')
  let inText = false
  createInterface({ input: socket }).on('line', (line) => {
    if (inText && line !== '.') return
    commands.push(line)
    inText = line === 'DATA'
    socket.write(`${answers[line.split(' ')[0] ?? ''] ?? '250 ok'}\r\n`)
  })
}

describe('the SMTP mailer', () => {
  it('greets by the shop’s own name, and takes its leave', async () => {
    const commands: string[] = []
    const port = await startPlainServer((socket) => answerAndRecord(socket, commands))
    const clientName = 'loja.exemplo.com.br'
    const timeouts = { idleMs: 20 }
    const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from, clientName, timeouts })
    expect(await mailer.send(message)).toMatchObject({ ok: true })
    await mailer.close()
    expect(commands.at(0)).toBe('EHLO loja.exemplo.com.br')
    await expect.poll(() => commands.at(-1)).toBe('QUIT')
  })

  it.each<[string, (socket: Socket) => void]>([
    ['speaks no TLS', (socket) => void socket.end('220 plain\r\n')],
    ['hangs up', (socket) => void socket.destroy()],
  ])('is certain that nothing was taken when the handshake fails: the server %s', async (_how, meet) => {
    const port = await startPlainServer(meet)
    const mailer = createSmtpMailer({ url: `smtps://127.0.0.1:${port}`, from })
    expect(await mailer.send(message)).toMatchObject({ ok: false, code: 'unavailable' })
    await mailer.close()
  })

  it('hands over both parts with a Message-ID made from the key', async () => {
    const { server, mailer } = await mailerWith([])
    const messageId = buildMessageId(message.key, parseSender(from))
    expect(await mailer.send(message)).toEqual({ ok: true, value: { messageId } })
    expect(server.received).toHaveLength(1)
    expect(server.received[0]).toContain(`Message-ID: ${messageId}`)
    expect(server.received[0]).toContain('From: "Lume & Coco" <ola@exemplo.com.br>')
    expect(server.received[0]).toContain('Reply-To: atelie@exemplo.com.br')
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
    ['drop-after-text', 'uncertain', 'ECONNECTION CONN'],
  ])(
    'names what went wrong when the server is in the mood to %s, without the address',
    async (mood, code, reason) => {
      const { mailer } = await mailerWith([mood])
      expect(await mailer.send(message)).toEqual({ ok: false, code, details: { reason } })
    },
  )

  it('does not retry if the connection is lost after the text', async () => {
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
    const { server, mailer, answer } = await sendToTrickle()
    expect(answer).toEqual({ ok: false, code: 'uncertain', details: { reason: 'ECONNECTION' } })
    expect((await mailer.send(message)).ok).toBe(true)
    expect(server.received).toHaveLength(1)
  })

  it('reports that nothing was accepted if no server listens', async () => {
    const { server, mailer } = await mailerWith([])
    await server.stop()
    expect(await mailer.send(message)).toMatchObject({ ok: false, code: 'unavailable' })
  })

  it('insists on TLS unless the server is on this machine', () => {
    expect(tlsPolicy('smtp://mail.exemplo.com.br:587')).toEqual({ requireTLS: true })
    expect(tlsPolicy('smtp://10.0.0.4')).toEqual({ requireTLS: true })
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      expect(tlsPolicy(`smtp://${host}:1025`)).toEqual({ tls: { rejectUnauthorized: false } })
    }
  })

  it('uses STARTTLS of a server on this machine with any certificate', async () => {
    const { server, mailer } = await mailerWith([], '', { offersTls: true })
    expect((await mailer.send(message)).ok).toBe(true)
    expect(server.encrypted).toBe(1)
    const plain = await mailerWith([])
    expect((await plain.mailer.send(message)).ok).toBe(true)
    expect(plain.server.encrypted).toBe(0)
  })

  it('sends nothing over a plain connection when TLS is required', async () => {
    const { server, mailer } = await mailerWith([], '?requireTLS=true')
    expect(await mailer.send(message)).toMatchObject({ ok: false, code: 'unavailable' })
    expect(server.received).toHaveLength(0)
  })
})
