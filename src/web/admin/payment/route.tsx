import { paymentSettingsCopy as words } from '#copy/admin/payment-settings.ts'
import { loadPaymentSettings, type PaymentSettings } from '#shop/admin/payments/payment-settings.ts'
import { listChanges } from '#shop/audit/list-changes.ts'
import { type AdminHandle, AdminPage } from '#web/admin/admin-page.tsx'
import { AuditTrail } from '#web/admin/audit-trail.tsx'
import { privatePage } from '#web/kit/seo/private-meta.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/route.ts'
import { DiscountForm } from './discount-form.tsx'
import { savePayment } from './payment-action.server.ts'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: words.title }],
  loadFailed: words.loadFailed,
}

export const meta = privatePage(words.title)

export async function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const settings = await loadPaymentSettings(shop)
  const { id } = settings
  const changes = id ? await listChanges(shop, { entity: 'payment-settings', entityId: id, limit: 10 }) : []
  return { settings, changes }
}

export const action = savePayment

export default function PaymentPage({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <div className="cols cols--even">
        <Ways settings={loaderData.settings} />
        <DiscountForm settings={loaderData.settings} />
      </div>
      <AuditTrail entries={loaderData.changes} words={words.history} />
    </AdminPage>
  )
}

function Ways({ settings }: { settings: PaymentSettings }) {
  const { cardProvider, pixProvider, pixDiscountPercent } = settings
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
        <div>
          <dt>{words.discount.title}</dt>
          <dd>{words.discount.fact(pixDiscountPercent)}</dd>
        </div>
      </dl>
      <p className="hint mt3">{hint}</p>
    </section>
  )
}
