import { findVisitor } from '#shop/accounts/find-visitor.ts'
import { countForMenu } from '#shop/admin/count-for-menu.ts'
import type { Shop } from '#shop/shop.ts'
import { BACK_OFFICE_PATH, backOfficeEvents } from '#web/server/realtime/back-office-channel.ts'
import { createEventStream } from '#web/server/realtime/event-stream.ts'
import { sessionTokenFrom } from '#web/server/request/session-cookie.server.ts'

/** After this a browser connects again, and is asked anew who it is. */
const END_AFTER_MS = 10 * 60_000

/** News for open pages of the back office: that something changed, and the numbers of its menu. Administrators only. */
export function createBackOfficeStream(shop: Shop, headers: readonly string[]) {
  const stream = createEventStream({
    path: BACK_OFFICE_PATH,
    headers,
    endAfterMs: END_AFTER_MS,
    async admit({ req }) {
      const token = await sessionTokenFrom(req.headers.cookie ?? null, shop)
      const visitor = token ? await findVisitor(shop, { tokenHash: shop.identity.hashToken(token) }) : null
      return visitor?.isAdministrator
        ? { event: backOfficeEvents.counts, data: await countForMenu(shop) }
        : null
    },
  })
  return {
    stream,
    /** Counts once for everybody who listens, and not at all while nobody does. */
    notify() {
      if (stream.listeners() === 0) return
      countForMenu(shop).then(
        (counts) => stream.send(backOfficeEvents.update, counts),
        (error) => shop.log.warn({ err: error }, 'the back office could not be told of a change'),
      )
    },
  }
}
