import { z } from 'zod'
import { pathTo } from '#addresses.ts'
import { recallCopy as words } from '#copy/admin/pours/recall.ts'
import { refuse } from '#domain/result.ts'
import { sendRecall } from '#shop/admin/pours/send-recall.ts'
import { adminAction, intent } from '#web/admin/admin-action.server.ts'
import { text, textUpTo } from '#web/server/request/form-fields.server.ts'
import { readRecallSubject } from './recall-subject.server.ts'

export const recallIntents = {
  write: intent({
    schema: z.object({
      leva: textUpTo(10),
      material: text,
      lote: textUpTo(100),
      subject: textUpTo(300),
      text: textUpTo(5000),
    }),
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
