import { pathTo } from '#addresses.ts'
import type { OpenFinding } from '#fulfilment/orders/use-cases/list-open-findings.ts'
import { noticesCopy as copy, noticeSettingsCopy as words } from '#office/notices/admin-copy.ts'
import {
  classifyUrgency,
  groupByCandle,
  NOTICE_FREQUENCIES,
  type NoticeGroup,
} from '#office/notices/domain.ts'
import { listNotices } from '#office/notices/use-cases/list-notices.ts'
import { loadNoticeSettings, type NoticeSettings } from '#office/notices/use-cases/notice-settings.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'
import { answerNotice, type NoticeSettingsAnswer } from './notice-action.server.ts'
import { EndedNoticeCard, NoticeCard } from './notice-card.tsx'

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
  const cards = groupByCandle(open)
  const isUrgent = (group: NoticeGroup<OpenFinding>) =>
    group.some((notice) => classifyUrgency(notice) === 'today')
  const today = cards.filter(isUrgent)
  const laterCards = cards.filter((group) => !isUrgent(group))
  return (
    <AdminPage
      title={copy.title}
      lead={
        <p className="muted" role="status">
          {copy.lead(cards.length, today.length)}
        </p>
      }
    >
      <div className="split">
        <div className="panels grid g5">
          {open.length === 0 && <EmptyState title={copy.empty.title} text={copy.empty.text} />}
          <Group name="today" cards={today} now={now} />
          <Group name="this-week" cards={laterCards} now={now} />
        </div>
        <div className="panels grid g5">
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
  cards: readonly NoticeGroup<OpenFinding>[]
  now: Date
}

function Group({ name, cards, now }: GroupProps) {
  if (cards.length === 0) return null
  return (
    <section className="panel" aria-labelledby={name}>
      <GroupHead id={name} title={copy.groups[name]} note={copy.count(cards.length)} />
      <ul>
        {cards.map((group) => (
          <NoticeCard key={group[0].id} group={group} now={now} isUrgent={name === 'today'} />
        ))}
      </ul>
    </section>
  )
}

function GroupHead({ id, title, note }: { id: string; title: string; note: string }) {
  return (
    <div className="panel__head cluster ends baseline notice-head">
      <h2 id={id}>{title}</h2>
      <p className="muted">{note}</p>
    </div>
  )
}

const frequencyOptions = NOTICE_FREQUENCIES.map((value) => ({
  value,
  ...words.frequencies[value],
}))

function NoticeSettingsForm({ settings }: { settings: NoticeSettings }) {
  return (
    <section className="panel" aria-labelledby="notice-settings">
      <div className="panel__head cluster ends baseline">
        <h2 id="notice-settings">{words.title}</h2>
      </div>
      <p className="small muted">{words.text}</p>
      <AdminForm<NoticeSettingsAnswer>
        action={pathTo('adminNotices')}
        intent="settings"
        hidden={{ version: settings.version }}
        failed={{ title: words.failed }}
        className="stack mt3"
        faultOf={({ fault }) => fault}
        press={words.save}
        saving={words.saving}
      >
        {({ errorOf }) => (
          <>
            <RadioGroup
              legend={words.frequency}
              name="frequency"
              options={frequencyOptions}
              defaultValue={settings.frequency}
            />
            <TextField
              label={words.email}
              hint={words.emailHint}
              error={errorOf('email')}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              maxLength={255}
              defaultValue={settings.email}
            />
          </>
        )}
      </AdminForm>
      <h3 className="notice-phone mt5">{words.homeScreen.title}</h3>
      <p className="small muted">{words.homeScreen.text}</p>
    </section>
  )
}
