import { z } from 'zod'
import { adminAction, intent } from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import { done } from '#ui/form/form-answer.ts'
import { adminTestOrderCopy as words } from './admin-copy.ts'
import { beginTest, endTest } from './set-test-mode.ts'
import { removeTestOrder } from './test-order.ts'

const schema = z.object({})
const failed = { title: words.failed }

export const testOrderIntents = {
  begin: intent({
    schema,
    failed,
    async answer(_sent, { shop, actor, sessionId }) {
      await beginTest(shop, { userId: actor.id, sessionId })
      return { ...done(words.begun), next: pathTo('products') }
    },
  }),
  leave: intent({
    schema,
    failed,
    run: (_sent, { shop, actor, sessionId }) => endTest(shop, { userId: actor.id, sessionId }),
    done: () => words.left,
    refusals: {},
  }),
  remove: intent({
    schema,
    failed,
    run: (_sent, { shop, actor }) => removeTestOrder(shop, { userId: actor.id }),
    done: () => words.removed,
    refusals: {},
  }),
}

export const changeTestOrder = adminAction(testOrderIntents, { back: pathTo('adminTestOrder') })
