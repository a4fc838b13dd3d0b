import {
  type Mood,
  startUnreliableSmtpServer,
  type UnreliableSmtpServer,
} from '../../fakes/unreliable-smtp-server.ts'
import type { Random } from '../random.ts'
import type { Moments } from './moments.ts'

/** An email that the server accepted, even if the sender got no confirmation. */
export interface DeliveredEmail {
  readonly messageId: string
  readonly to: string
  readonly at: number
  /** The connection was dropped after the text, so the sender cannot know the result. */
  readonly unanswered: boolean
}

const passing: readonly Mood[] = ['busy', 'refuse-sender', 'drop-after-text', 'accept']

/** Sometimes down or failing, but never rejects an address permanently. */
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
      await startUnreliableSmtpServer([], { take: (text, isAnswered) => office.#take(text, isAnswered) }),
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

  async comeBack(): Promise<void> {
    const port = Number(new URL(this.url).port)
    this.#server = await startUnreliableSmtpServer([], {
      port,
      take: (text, isAnswered) => this.#take(text, isAnswered),
    })
  }

  startFaults(messages: number, random: Random): void {
    this.#server.moods = Array.from({ length: messages }, () => random.pick(passing))
  }

  endFaults(): void {
    this.#server.moods = []
  }

  #take(text: string, isAnswered: boolean): void {
    const headers = (text.split('\r\n\r\n', 1)[0] ?? '').replaceAll(/\r\n[ \t]+/g, ' ')
    const header = (name: string) => new RegExp(`^${name}: *(.+)$`, 'im').exec(headers)?.[1]?.trim() ?? ''
    this.emails.push({
      messageId: header('Message-ID'),
      to: header('To'),
      at: Date.now(),
      unanswered: !isAnswered,
    })
    this.#moments.note('email-taken')
  }
}
