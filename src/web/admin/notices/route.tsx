import { noticesCopy as copy } from '#copy/admin/notices.ts'
import { urgencyOf } from '#domain/notices/notice-urgency.ts'
import { listNotices } from '#shop/admin/notices/list-notices.ts'
import { loadNoticeSettings } from '#shop/admin/notices/notice-settings.ts'
import type { OpenFinding } from '#shop/admin/orders/list-open-findings.ts'
import { type AdminHandle, AdminPage } from '#web/admin/admin-page.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { privatePage } from '#web/kit/seo/private-meta.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/route.ts'
import { answerNotice } from './notice-action.server.ts'
import { EndedNoticeCard, NoticeCard } from './notice-card.tsx'
import { NoticeSettingsForm } from './notice-settings-form.tsx'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: copy.title }],
  follows: true,
  loadFailed: copy.loadFailed,
}

export const meta = privatePage(copy.title)

export async function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const [notices, settings] = await Promise.all([listNotices(shop), loadNoticeSettings(shop)])
  return { ...notices, settings, now: shop.clock.now() }
}

export const action = answerNotice

export default function NoticesPage({ loaderData }: Route.ComponentProps) {
  const { open, ended, settings, now } = loaderData
  const today = open.filter((notice) => urgencyOf(notice) === 'today')
  const later = open.filter((notice) => urgencyOf(notice) === 'this-week')
  return (
    <AdminPage
      title={copy.title}
      lead={
        <p className="muted" role="status">
          {copy.lead(open.length, today.length)}
        </p>
      }
    >
      <div className="cols">
        <div className="panels">
          {open.length === 0 && <EmptyState title={copy.empty.title} text={copy.empty.text} />}
          <Group name="today" notices={today} now={now} />
          <Group name="this-week" notices={later} now={now} />
        </div>
        <div className="panels">
          {ended.length > 0 && (
            <section className="panel" aria-labelledby="ended">
              <GroupHead id="ended" title={copy.groups.ended} note={copy.nothingToDo} />
              <ul>
                {ended.map((notice) => (
                  <EndedNoticeCard key={notice.id} notice={notice} now={now} />
                ))}
              </ul>
            </section>
          )}
          <NoticeSettingsForm settings={settings} />
        </div>
      </div>
    </AdminPage>
  )
}

interface GroupProps {
  name: 'today' | 'this-week'
  notices: readonly OpenFinding[]
  now: Date
}

function Group({ name, notices, now }: GroupProps) {
  if (notices.length === 0) return null
  return (
    <section className="panel" aria-labelledby={name}>
      <GroupHead id={name} title={copy.groups[name]} note={copy.count(notices.length)} />
      <ul>
        {notices.map((notice) => (
          <NoticeCard key={notice.id} notice={notice} now={now} isUrgent={name === 'today'} />
        ))}
      </ul>
    </section>
  )
}

function GroupHead({ id, title, note }: { id: string; title: string; note: string }) {
  return (
    <div className="panel__head notice-head">
      <h2 id={id}>{title}</h2>
      <p className="muted">{note}</p>
    </div>
  )
}
