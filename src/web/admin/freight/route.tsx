import { courierSettingsCopy as words } from '#copy/admin/courier-settings.ts'
import { listChanges } from '#shop/audit/list-changes.ts'
import { loadCourier } from '#shop/freight/load-courier-settings.ts'
import { type AdminHandle, AdminPage } from '#web/admin/admin-page.tsx'
import { AuditTrail } from '#web/admin/audit-trail.tsx'
import { courierHistoryWords } from '#web/admin/courier-history-words.ts'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { privatePage } from '#web/kit/seo/page-meta.ts'
import { shopOf } from '#web/server/request/context.server.ts'
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
  const settings = await loadCourier(shop)
  const history = settings
    ? await listChanges(shop, { entity: 'courier-settings', entityId: settings.id, limit: 10 })
    : []
  return { settings, history, now: shop.clock.now() }
}

export const action = changeCourierSettings

export const meta = privatePage(words.title)

export default function FreightSettings({ loaderData }: Route.ComponentProps) {
  const { settings, history, now } = loaderData
  return (
    <AdminPage title={words.title} lead={words.lead}>
      {settings ? <CourierForm settings={settings} now={now} /> : <EmptyState title={words.none} />}
      {settings && <ScheduleForm calendar={settings.calendar} version={settings.version} />}
      {settings && <AuditTrail entries={history} words={courierHistoryWords} />}
    </AdminPage>
  )
}
