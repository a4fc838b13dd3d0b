import { data } from 'react-router'
import { courierSettingsCopy as words } from '#copy/admin/courier-settings.ts'
import { listChanges } from '#shop/admin/audit/list-changes.ts'
import { loadCourier } from '#shop/freight/load-courier-settings.ts'
import type { Shop } from '#shop/shop.ts'
import type { AdminHandle } from '#web/admin/admin-handle.ts'
import { AuditTrail } from '#web/admin/audit-trail.tsx'
import { courierHistoryWords } from '#web/admin/courier-history-words.ts'
import { brand } from '#web/kit/brand/brand.ts'
import { PageFailure } from '#web/kit/failures/page-failure.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { requestOf, shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/route.ts'
import { changeCourierSettings } from './courier-action.server.ts'
import { CourierForm } from './courier-form.tsx'
import { ScheduleForm } from './schedule-form.tsx'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: words.crumb }],
  loadFailed: { title: words.loadFailed, text: words.loadFailedText },
}

export async function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const now = shop.clock.now()
  try {
    return { ...(await loadPage(shop)), now, hasFailed: false }
  } catch (error) {
    requestOf(context).reportFailure(error)
    return data({ settings: null, history: [], now, hasFailed: true }, { status: 500 })
  }
}

async function loadPage(shop: Shop) {
  const settings = await loadCourier(shop)
  const history = settings
    ? await listChanges(shop, { entity: 'courier-settings', entityId: settings.id, limit: 10 })
    : []
  return { settings, history }
}

export function action({ request, context }: Route.ActionArgs) {
  return changeCourierSettings(request, context)
}

export function meta() {
  return [{ title: `${words.title} · ${brand.name}` }, { name: 'robots', content: 'noindex' }]
}

export default function FreightSettings({ loaderData }: Route.ComponentProps) {
  const { settings, history, now, hasFailed } = loaderData
  if (hasFailed) return <PageFailure />
  return (
    <>
      <div className="desk__head">
        <div>
          <h1>{words.title}</h1>
          <p className="muted">{words.lead}</p>
        </div>
      </div>
      {settings ? <CourierForm settings={settings} now={now} /> : <EmptyState title={words.none} />}
      {settings && <ScheduleForm calendar={settings.calendar} version={settings.version} />}
      {settings && <AuditTrail entries={history} words={courierHistoryWords} />}
    </>
  )
}
