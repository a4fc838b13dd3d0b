import { useState } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { paymentSettingsCopy as words } from '#payments/copy/admin-payment-settings.ts'
import { loadPaymentSettings, type PaymentSettings } from '#payments/use-cases/payment-settings.ts'
import { listChanges } from '#platform/audit/list-changes.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { calculatePixPrice, isPixDiscountPercent } from '#platform/domain/payment-method.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { AuditTrail } from '#ui/admin/audit-trail.tsx'
import { Button } from '#ui/elements/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/payment-route'
import { type PaymentAnswer, savePayment } from './payment-action.server.ts'

export { officeLinks as links } from '#ui/styles/admin-sheets.ts'

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

const EXAMPLE_PRICE = 9990

function DiscountForm({ settings }: { settings: PaymentSettings }) {
  const fetcher = useFetcher<PaymentAnswer>()
  const [typed, setTyped] = useState(String(settings.pixDiscountPercent))
  useToastAnswer(fetcher.data, undefined, { title: words.saveFailed })
  const percent = Number(typed)
  const isPrice = typed.trim() !== '' && isPixDiscountPercent(percent) && percent > 0
  return (
    <section className="panel" aria-labelledby="pix-discount">
      <div className="panel__head">
        <h2 id="pix-discount">{words.discount.title}</h2>
      </div>
      <fetcher.Form method="post" action={pathTo('adminPayment')} className="stack" noValidate>
        <input type="hidden" name="version" value={settings.version} />
        <TextField
          label={words.discount.label}
          hint={words.discount.hint}
          error={fetcher.data?.fault}
          name="percent"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          numeric
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          trailing={<span className="muted tier__u">%</span>}
        />
        <p className="small" role="status">
          {isPrice &&
            words.discount.example(
              formatBrl(EXAMPLE_PRICE),
              formatBrl(calculatePixPrice(EXAMPLE_PRICE, percent)),
            )}
        </p>
        <p className="small muted">{settings.pixProvider ? words.discount.keeps : words.discount.noPix}</p>
        <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel={words.saving}>
          {words.save}
        </Button>
      </fetcher.Form>
    </section>
  )
}
