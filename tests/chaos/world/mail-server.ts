import {
  type Mood,
  startUnreliableSmtpServer,
  type UnreliableSmtpServer,
} from '../../support/unreliable-smtp-server.ts'
import type { Random } from '../random.ts'
import type { Moments } from './moments.ts'

/** A email that the mail server took over, whether or not its sender heard of it. */
export interface DeliveredEmail {
  readonly messageId: string
  readonly to: string
  readonly at: number
  /** The connection was dropped after the text, so that the sender could not know. */
  readonly unanswered: boolean
}

const passing: readonly Mood[] = ['busy', 'refuse-sender', 'drop-after-text', 'accept']

/** The mail server of the outside world: at times down, at times in a bad mood, never refusing anybody for good. */
export class MailServer {
  readonly emails: DeliveredEmail[] = []
  #server: UnreliableSmtpServer
  readonly #moments: Moments

  private constructor(server: UnreliableSmtpServer, moments: Moments) {
    this.#server = server
    this.#moments = moments
  }

  static async open(moments: Moments): Promise<MailServer> {
    const office: MailServer = new MailServer(
      await startUnreliableSmtpServer([], { take: (text, answered) => office.#take(text, answered) }),
      moments,
    )
    return office
  }

  get url(): string {
    return this.#server.url
  }

  async goDown(): Promise<void> {
    await this.#server.stop()
  }

  /** At the same address as before. */
  async comeBack(): Promise<void> {
    const port = Number(new URL(this.url).port)
    this.#server = await startUnreliableSmtpServer([], {
      port,
      take: (text, answered) => this.#take(text, answered),
    })
  }

  upset(messages: number, random: Random): void {
    this.#server.moods = Array.from({ length: messages }, () => random.pick(passing))
  }

  calmDown(): void {
    this.#server.moods = []
  }

  #take(text: string, answered: boolean): void {
    // A long header goes on in the next line, after a blank.
    const headers = (text.split('\r\n\r\n', 1)[0] ?? '').replaceAll(/\r\n[ \t]+/g, ' ')
    const header = (name: string) => new RegExp(`^${name}: *(.+)$`, 'im').exec(headers)?.[1]?.trim() ?? ''
    this.emails.push({
      messageId: header('Message-ID'),
      to: header('To'),
      at: Date.now(),
      unanswered: !answered,
    })
    this.#moments.note('email-taken')
  }
}
