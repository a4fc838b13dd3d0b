import { z } from 'zod'
import { pathTo } from '#addresses.ts'
import { adminTestOrderCopy as words } from '#copy/admin/test-order.ts'
import { beginTest, endTest } from '#shop/admin/test-orders/set-test-mode.ts'
import { removeTestOrder } from '#shop/admin/test-orders/test-order.ts'
import { adminAction, intent } from '#web/admin/admin-action.server.ts'
import { done } from '#web/kit/form/form-answer.ts'

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
