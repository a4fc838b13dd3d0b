import { z } from 'zod'
import { pathTo } from '#addresses.ts'
import { recallCopy as words } from '#copy/admin/pours/recall.ts'
import { refuse } from '#domain/result.ts'
import { sendRecall } from '#shop/admin/pours/send-recall.ts'
import { resumeSale, stopSale } from '#shop/admin/pours/stop-sale.ts'
import type { Shop } from '#shop/shop.ts'
import { adminAction, intent } from '#web/admin/admin-action.server.ts'
import { text, textUpTo } from '#web/server/request/form-fields.server.ts'
import { readRecallSubject } from './recall-subject.server.ts'

const subjectSchema = z.object({ leva: textUpTo(10), material: text, lote: textUpTo(100) })

/** Takes what is on the shelf off the sale, or puts it back. */
const saleIntent = (
  change: (shop: Shop, press: Parameters<typeof stopSale>[1]) => ReturnType<typeof stopSale>,
  doneWords: typeof words.stop.stopped,
) =>
  intent({
    schema: subjectSchema,
    failed: words.stop.failed,
    async run(named, { shop, actor }) {
      const what = readRecallSubject(named)
      return what ? change(shop, { actor, what }) : refuse('recall-unknown')
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
      const what = readRecallSubject(named)
      if (!what) return refuse('recall-unknown')
      return sendRecall(shop, { actor, what, subject, text: message })
    },
    done: ({ written, unreachable }) => words.sent(written, unreachable),
    refusals: words.refusals,
  }),
}

export const writeRecall = adminAction(recallIntents, { back: pathTo('adminPours') })
