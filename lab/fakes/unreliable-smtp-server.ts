import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** Behaviour for the next messages in order; later messages are accepted. */
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
  /** Includes messages whose sender got no confirmation. */
  readonly received: string[]
  encrypted: number
  moods: Mood[]
  stop(): Promise<void>
}

export interface SmtpServerOptions {
  port?: number
  /** Replaces `received` if there are too many emails to keep. */
  take?: (message: string, answered: boolean) => void
  offersTls?: boolean
}

export async function startUnreliableSmtpServer(
  moods: Mood[] = [],
  { port = 0, take, offersTls = false }: SmtpServerOptions = {},
): Promise<UnreliableSmtpServer> {
  const sockets = new Set<Socket>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: offersTls ? ['AUTH'] : ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onMailFrom: (_address, _session, callback) => callback(nextIs('refuse-sender') ? reply(550) : null),
    onRcptTo: (_address, _session, callback) => {
      if (nextIs('hang')) return
      if (nextIs('trickle')) return trickle(sockets)
      callback(nextIs('refuse-recipient') ? reply(550) : nextIs('busy') ? reply(451) : null)
    },
    onData: async (stream, session, callback) => {
      const message = await text(stream).catch(() => null)
      if (message === null) return
      if (nextIs('refuse-text')) return callback(reply(554))
      const isAnswered = !nextIs('drop-after-text')
      if (session.secure) unreliable.encrypted += 1
      if (take) take(message, isAnswered)
      else unreliable.received.push(message)
      if (!isAnswered) for (const socket of sockets) socket.destroy()
      else callback()
      unreliable.moods.shift()
    },
  })
  // Clients may disconnect at any time.
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

  /** A refusing mood is consumed by the refusal, 'drop-after-text' once the text has arrived. */
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

/** Sends an endless answer often enough to prevent an idle timeout. */
function trickle(sockets: Set<Socket>): void {
  for (const socket of sockets) {
    const timer = setInterval(() => socket.write('250-still thinking\r\n'), 5)
    socket.on('close', () => clearInterval(timer))
  }
}
