import { requireFreshProof } from '#accounts/session/storefront/fresh-proof.server.ts'
import { pathTo } from '#addresses.ts'
import { subscriberColumns, subscriberSources } from '#content/newsletter/copy/newsletter.ts'
import { listSubscribers } from '#content/newsletter/use-cases/unsubscribe.ts'
import { CSV_BYTE_ORDER_MARK, csvRow } from '#platform/domain/csv.ts'
import { formatDateTime, isoDay } from '#platform/domain/sao-paulo-time.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import type { Route } from './+types/csv-route'

/** Each row has the unsubscribe link that a newsletter must contain. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireFreshProof({ request, context })
  const shop = shopOf(context)
  const subscribers = await listSubscribers(shop)
  const rows = subscribers.map(({ email, consentAt, source, unsubscribeToken }) => [
    email,
    formatDateTime(consentAt),
    subscriberSources[source] ?? source,
    shop.config.siteUrl + pathTo('unsubscribe', {}, { token: unsubscribeToken }),
  ])
  return new Response(CSV_BYTE_ORDER_MARK + [subscriberColumns, ...rows].map(csvRow).join(''), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="newsletter-${isoDay(shop.clock.now())}.csv"`,
      'Cache-Control': 'no-store',
    },
  })
}
