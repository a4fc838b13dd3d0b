import { z } from 'zod'
import { adminAction, intent } from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import { refuse } from '#platform/domain/result.ts'
import { text, textUpTo } from '#platform/http/request/form-fields.server.ts'
import type { Shop } from '#platform/shop.ts'
import { recallCopy as words } from '#workshop/batches/copy/admin-recall.ts'
import { sendRecall } from '#workshop/batches/use-cases/send-recall.ts'
import { resumeSale, stopSale } from '#workshop/batches/use-cases/stop-sale.ts'
import { readRecallSubject } from './recall-subject.server.ts'

const subjectSchema = z.object({ leva: textUpTo(10), material: text, lote: textUpTo(100) })

const saleIntent = (
  change: (shop: Shop, press: Parameters<typeof stopSale>[1]) => ReturnType<typeof stopSale>,
  doneWords: typeof words.stop.stopped,
) =>
  intent({
    schema: subjectSchema,
    failed: words.stop.failed,
    async run(named, { shop, actor }) {
      const subject = readRecallSubject(named)
      return subject ? change(shop, { actor, what: subject }) : refuse('recall-unknown')
    },
    done: ({ units }) => doneWords(units),
    refusals: words.refusals,
  })

export const recallIntents = {
  stop: saleIntent(stopSale, words.stop.stopped),
  resume: saleIntent(resumeSale, words.stop.resumed),
  write: intent({
    schema: subjectSchema.extend({ subject: textUpTo(300), text: textUpTo(5000) }),
    failed: words.failed,
    async run({ subject, text: message, ...named }, { shop, actor }) {
      const recallSubject = readRecallSubject(named)
      if (!recallSubject) return refuse('recall-unknown')
      return sendRecall(shop, { actor, what: recallSubject, subject, text: message })
    },
    done: ({ written, unreachable }) => words.sent(written, unreachable),
    refusals: words.refusals,
  }),
}

export const writeRecall = adminAction(recallIntents, { back: pathTo('adminBatches') })
