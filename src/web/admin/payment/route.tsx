import { paymentSettingsCopy as words } from '#copy/admin/payment-settings.ts'
import { listChanges } from '#shop/admin/audit/list-changes.ts'
import { loadPaymentSettings, type PaymentSettings } from '#shop/admin/payments/payment-settings.ts'
import type { AdminHandle } from '#web/admin/admin-handle.ts'
import { loadOrFail } from '#web/admin/answers.server.ts'
import { AuditTrail } from '#web/admin/audit-trail.tsx'
import { brand } from '#web/kit/brand/brand.ts'
import { PageFailure } from '#web/kit/failures/page-failure.tsx'
import { shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/route.ts'
import { DiscountForm } from './discount-form.tsx'
import { savePayment } from './payment-action.server.ts'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: words.title }],
  loadFailed: { text: words.loadFailed },
}

export function meta() {
  return [{ title: `${words.title} · ${brand.name}` }, { name: 'robots', content: 'noindex' }]
}

export async function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  return loadOrFail(context, async () => {
    const settings = await loadPaymentSettings(shop)
    const { id } = settings
    const changes = id ? await listChanges(shop, { entity: 'payment-settings', entityId: id, limit: 10 }) : []
    return { settings, changes }
  })
}

export function action({ request, context }: Route.ActionArgs) {
  return savePayment(request, context)
}

export default function PaymentPage({ loaderData: { loaded } }: Route.ComponentProps) {
  if (!loaded) return <PageFailure />
  return (
    <>
      <div className="desk__head">
        <div>
          <h1>{words.title}</h1>
          <p className="muted">{words.lead}</p>
        </div>
      </div>
      <div className="cols cols--even">
        <DiscountForm settings={loaded.settings} />
        <Ways settings={loaded.settings} />
      </div>
      <AuditTrail entries={loaded.changes} words={words.history} />
    </>
  )
}

function Ways({ settings: { cardProvider, pixProvider } }: { settings: PaymentSettings }) {
  const { title, by, none, hint, ...names } = words.ways
  return (
    <section className="panel" aria-labelledby="payment-ways">
      <div className="panel__head">
        <h2 id="payment-ways">{title}</h2>
      </div>
      <dl className="sum">
        <div>
          <dt>{names.pix}</dt>
          <dd>{pixProvider ? by[pixProvider] : none}</dd>
        </div>
        <div>
          <dt>{names.card}</dt>
          <dd>{cardProvider ? by[cardProvider] : none}</dd>
        </div>
      </dl>
      <p className="hint mt3">{hint}</p>
    </section>
  )
}
