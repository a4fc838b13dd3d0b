import { AnnouncedContainersPanel } from '#fulfilment/containers/admin/announced-containers-panel.tsx'
import { loadTodayPage } from '#office/today/admin/today-page.server.ts'
import { TodayPage } from '#office/today/admin/today-page.tsx'
import { todayCopy as copy } from '#office/today/admin-copy.ts'
import { customerOf, shopOf } from '#platform/http/request/context.server.ts'
import type { AdminHandle } from '#ui/admin/admin-page.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/today-route'
import { loadBesideToday } from './beside-pages.server.ts'

export { todayLinks as links } from '#ui/styles/admin-sheets.ts'

// `follows` is safe here: rows keep their keys, so reloading keeps the owner's selections.
export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: copy.title }],
  follows: true,
  loadFailed: copy.loadFailed,
}

export const meta = privatePage(copy.title)

export async function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const visitor = customerOf(context)
  const [day, beside] = await Promise.all([
    loadTodayPage(shop, visitor),
    visitor.isHelper ? null : loadBesideToday(shop),
  ])
  return { day, beside }
}

export default function TodayRoute({ loaderData: { day, beside } }: Route.ComponentProps) {
  return (
    <TodayPage day={day}>{beside && <AnnouncedContainersPanel announced={beside.containers} />}</TodayPage>
  )
}
