import { z } from 'zod'
import { findRequestAnswer } from '#shop/operations/request-answers.ts'
import { defineFunction, type ShopFunction } from '#web/server/functions/define-function.server.ts'

export const requestAnswerFunctions: Record<string, ShopFunction> = {
  'find-request-answer': defineFunction({
    access: 'public',
    limit: 'find-request-answer',
    schema: z.object({ requestKey: z.uuid() }),
    run: async ({ shop, visitor, body }) => {
      const userId = visitor.kind === 'guest' ? null : visitor.userId
      return { body: { outcome: await findRequestAnswer(shop, { ...body, userId }) } }
    },
  }),
}
