import { courierSettingsCopy as words } from '#delivery/freight/admin-copy.ts'
import { loadCourier } from '#delivery/freight/use-cases/load-courier-settings.ts'
import { listChanges } from '#platform/audit/list-changes.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { AuditTrail } from '#ui/admin/audit-trail.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'
import { changeCourierSettings } from './courier-action.server.ts'
import { CourierForm } from './courier-form.tsx'
import { courierHistoryWords } from './courier-history-words.ts'
import { ScheduleForm } from './schedule-form.tsx'

export { settingsLinks as links } from '#ui/styles/admin-sheets.ts'

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
