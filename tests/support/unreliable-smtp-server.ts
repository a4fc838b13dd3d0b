import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** What the server does with the next message; then with the one after it, and so on. Afterwards it accepts. */
export type Mood =
  | 'accept'
  | 'refuse-recipient'
  | 'refuse-sender'
  | 'busy'
  | 'refuse-text'
  | 'hang'
  | 'trickle'
  | 'drop-after-text'

export interface UnreliableSmtpServer {
  readonly url: string
  /** The messages that the server took over, also those whose sender never heard of it. */
  readonly received: string[]
  /** How many of them came over TLS. */
  encrypted: number
  moods: Mood[]
  stop(): Promise<void>
}

export interface SmtpServerOptions {
  /** A port of its own choice unless one is given. */
  port?: number
  /** Instead of `received`, for whoever expects more e-mails than should be kept whole. */
  take?: (message: string, answered: boolean) => void
  /** With a certificate that nobody has signed. */
  offersTls?: boolean
}

/** A real SMTP server on a loopback port that behaves as badly as its moods say. */
export async function startUnreliableSmtpServer(
  moods: Mood[] = [],
  { port = 0, take, offersTls = false }: SmtpServerOptions = {},
): Promise<UnreliableSmtpServer> {
  const sockets = new Set<Socket>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: offersTls ? ['AUTH'] : ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onMailFrom: (_address, _session, done) => done(nextIs('refuse-sender') ? reply(550) : null),
    onRcptTo: (_address, _session, done) => {
      if (nextIs('hang')) return
      if (nextIs('trickle')) return trickle(sockets)
      done(nextIs('refuse-recipient') ? reply(550) : nextIs('busy') ? reply(451) : null)
    },
    onData: async (stream, session, done) => {
      const message = await text(stream).catch(() => null)
      if (message === null) return
      if (nextIs('refuse-text')) return done(reply(554))
      const answered = !nextIs('drop-after-text')
      if (session.secure) unreliable.encrypted += 1
      if (take) take(message, answered)
      else unreliable.received.push(message)
      if (!answered) for (const socket of sockets) socket.destroy()
      else done()
      unreliable.moods.shift()
    },
  })
  // A client that goes away in the middle is part of the game.
  server.on('error', () => undefined)
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))

  const unreliable: UnreliableSmtpServer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received: [],
    encrypted: 0,
    moods: [...moods],
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }

  /** A mood that refuses is used up by the refusal; 'drop-after-text' when the text has arrived. */
  function nextIs(mood: Mood): boolean {
    if (unreliable.moods[0] !== mood) return false
    if (mood !== 'drop-after-text') unreliable.moods.shift()
    return true
  }
  return unreliable
}

function reply(code: number): Error {
  return Object.assign(new Error('refused for <somebody@example.com>'), { responseCode: code })
}

/** One more line of an answer that never ends, often enough to look alive. */
function trickle(sockets: Set<Socket>): void {
  for (const socket of sockets) {
    const timer = setInterval(() => socket.write('250-still thinking\r\n'), 5)
    socket.on('close', () => clearInterval(timer))
  }
}
