import { pathTo } from '#addresses.ts'
import { paymentSettingsCopy as words } from '#payments/copy/admin-payment-settings.ts'
import { loadPaymentSettings, type PaymentSettings } from '#payments/use-cases/payment-settings.ts'
import { listChanges } from '#platform/audit/list-changes.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { calculatePixPrice, isPixDiscountPercent } from '#platform/domain/payment-method.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { AuditTrail } from '#ui/admin/audit-trail.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/payment-route'
import { type PaymentAnswer, savePayment } from './payment-action.server.ts'

export { settingsLinks as links } from '#ui/styles/admin-sheets.ts'

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
      <div className="split split--even">
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
      <div className="panel__head cluster ends baseline">
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

const EXAMPLE_PRICE = 9990

function describeExample(typed: string) {
  const percent = Number(typed)
  if (typed.trim() === '' || !isPixDiscountPercent(percent) || percent <= 0) return null
  return words.discount.example(
    formatBrl(EXAMPLE_PRICE),
    formatBrl(calculatePixPrice(EXAMPLE_PRICE, percent)),
  )
}

function DiscountForm({ settings }: { settings: PaymentSettings }) {
  return (
    <section className="panel" aria-labelledby="pix-discount">
      <div className="panel__head cluster ends baseline">
        <h2 id="pix-discount">{words.discount.title}</h2>
      </div>
      <AdminForm<PaymentAnswer, { percent: string }>
        action={pathTo('adminPayment')}
        intent="save"
        hidden={{ version: settings.version }}
        initial={{ percent: String(settings.pixDiscountPercent) }}
        failed={{ title: words.saveFailed }}
        className="stack"
        faultOf={({ fault }) => fault}
        press={words.save}
        saving={words.saving}
      >
        {({ input, typed }) => (
          <>
            <TextField
              {...input('percent', 'whole')}
              label={words.discount.label}
              hint={words.discount.hint}
              maxLength={10}
              trailing={<span className="muted tier__u fs-micro">%</span>}
            />
            <p className="small" role="status">
              {describeExample(typed.percent)}
            </p>
            <p className="small muted">
              {settings.pixProvider ? words.discount.keeps : words.discount.noPix}
            </p>
          </>
        )}
      </AdminForm>
    </section>
  )
}
