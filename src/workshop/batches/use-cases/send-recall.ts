import { sql } from 'drizzle-orm'
import { checkMessage } from '#orders/domain/order-mail.ts'
import { recordOrderEvents } from '#orders/use-cases/order-events.ts'
import type { Actor } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { findRecall, type RecallSubject, recallKey } from './find-recall.ts'

interface RecallMail {
  readonly actor: Actor
  readonly what: RecallSubject
  readonly subject: string
  readonly text: string
}

export type RecallRefusal = Refusal<'recall-unknown' | 'message-empty' | 'subject-broken' | 'nobody-to-write'>

export async function sendRecall(
  shop: Pick<Shop, 'db' | 'clock' | 'outbox'>,
  { actor, what, ...typed }: RecallMail,
): Promise<Ok<{ written: number; unreachable: number }> | RecallRefusal> {
  const message = checkMessage(typed)
  if (!message.ok) return message
  const at = shop.clock.now()
  const key = recallKey(what)
  return commitUnlessRefused<Ok<{ written: number; unreachable: number }> | RecallRefusal>(
    shop.db,
    async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`recall:${key}`}))`)
      const recall = await findRecall(tx, what)
      if (!recall) return refuse('recall-unknown')
      const unwritten = recall.holders.filter(({ writtenAt }) => writtenAt === null)
      const reachable = unwritten.filter(({ email }) => email !== '')
      if (reachable.length === 0) return refuse('nobody-to-write')
      const people = Map.groupBy(reachable, ({ email }) => email.toLowerCase())
      for (const [newest, ...others] of people.values()) {
        if (!newest) continue
        const { orderId: newestId, orderNumber, customerName, email: to } = newest
        const data = { customerName, orderNumber, ...message.value }
        const email = { type: 'customer-message', to, data } as const
        await shop.outbox.enqueue(tx, { name: 'send-email', key: `recall:${key}:${newestId}`, email })
        const { subject: reason, text } = message.value
        for (const { orderId } of [newest, ...others])
          await recordOrderEvents(tx, orderId, [
            { kind: 'message-sent', reason, text, recall: key, at, actorId: actor.id },
          ])
      }
      return ok({ written: people.size, unreachable: unwritten.length - reachable.length })
    },
  )
}
