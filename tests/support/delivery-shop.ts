import { JobQueue } from '#app/jobs/job-queue.ts'
import { renderEmail } from '#app/jobs/render-email.ts'
import { parseConfig } from '#platform/config/config.ts'
import type { Log } from '#platform/config/log.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Mailer, MailMessage, MailRefusal } from '#platform/mail/port.ts'
import { createSealing } from '#platform/sealing/sealing.ts'
import type { Shop } from '#platform/shop.ts'
import { Crash } from '../../lab/chaos/crashing-database.ts'
import type { ConnectedTestDatabase } from './database.ts'
import { seller } from './seller.ts'

export interface DeliveryShop extends Shop {
  readonly outbox: JobQueue
  readonly mailer: ScriptedMailer
  readonly logged: string[]
  passSeconds(seconds: number): void
  close(): Promise<void>
}

export async function openDeliveryShop(
  { pool, db }: Pick<ConnectedTestDatabase, 'pool' | 'db'>,
  parts: Partial<Pick<Shop, 'automation'>> & { mailer?: Mailer } = {},
): Promise<DeliveryShop> {
  let now = new Date('2026-11-12T17:32:00.000Z')
  const logged: string[] = []
  const write = (details: object, message: string) => logged.push(`${message} ${JSON.stringify(details)}`)
  const log: Log = { debug: write, info: write, warn: write, error: write }
  const secret = 'a secret of at least thirty-two characters'
  const sealing = createSealing({ secret, now: () => now })
  const outbox = await JobQueue.open({ pool, log, sealing })
  return {
    config: parseConfig({ ...seller, SITE_URL: 'http://localhost:3000' }),
    clock: { now: () => now },
    log,
    db,
    sealing,
    outbox,
    renderEmail,
    textGroups: [],
    mailer: createScriptedMailer(),
    logged,
    passSeconds: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000)
    },
    close: () => outbox.close(),
    ...parts,
  } as unknown as DeliveryShop
}

type Turn = MailRefusal['code'] | 'accept' | 'crash-before' | 'crash-after'

interface ScriptedMailer extends Mailer {
  /** Results of the next messages in order; later messages are accepted. */
  turns: Turn[]
  readonly received: MailMessage[]
}

function createScriptedMailer(): ScriptedMailer {
  const receivedMailMessages: MailMessage[] = []
  return {
    turns: [],
    received: receivedMailMessages,
    folder: null,
    async send(message) {
      const turn = this.turns.shift() ?? 'accept'
      if (turn === 'crash-before') throw new Crash('the process died at the mail server')
      if (turn === 'accept' || turn === 'crash-after' || turn === 'uncertain')
        receivedMailMessages.push(message)
      if (turn === 'crash-after') throw new Crash('the process died at the mail server')
      return turn === 'accept'
        ? ok({ messageId: `<${message.key}>` })
        : refuse(turn, { reason: 'as the test says' })
    },
    async close() {},
  }
}
