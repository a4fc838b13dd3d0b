import { z } from 'zod'
import { adminAction, intent } from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import { openingCopy as words } from '#office/opening/admin-copy.ts'
import { closeShop, openShop } from '#office/opening/use-cases/open-shop.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { sentAs, textUpTo } from '#platform/http/request/form-fields.server.ts'
import { done, refused } from '#ui/form/form-answer.ts'

const page = pathTo('adminOpening')

export const openingIntents = {
  open: intent({
    schema: z.object({ tellsSubscribers: sentAs('on') }),
    failed: words.ready.openFailed,
    async answer({ tellsSubscribers }, { shop, actor }) {
      const openedShop = await openShop(shop, { actor, tellsSubscribers })
      if (!openedShop.ok) {
        const text = openedShop.details.gaps.map((gap) => words.gaps[gap]).join(' ')
        return refused({ title: words.ready.incomplete, text })
      }
      const { opened: title, openedText } = words.ready
      return { ...done({ title, text: openedText(openedShop.value.mails) }), next: page }
    },
  }),
  close: intent({
    schema: z.object({ isConfirmed: sentAs('on'), reason: textUpTo(200) }),
    failed: words.open.closeFailed,
    async answer({ isConfirmed, reason }, { shop, actor }) {
      if (!isConfirmed) return refused({ title: words.open.unconfirmed })
      await closeShop(shop, { actor, reason })
      return { ...done({ title: words.open.closed, text: words.open.closedText }), next: page }
    },
  }),
}

const change = adminAction(openingIntents, { back: page })

export async function changeOpening(args: Parameters<typeof change>[0]) {
  const answer = await change(args)
  // The use case refreshed the settings before its transaction was committed, so they are refreshed again.
  await shopOf(args.context).settings.refresh()
  return answer
}
