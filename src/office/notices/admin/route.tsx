import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import type { OpenFinding } from '#fulfilment/orders/use-cases/list-open-findings.ts'
import { noticesCopy as copy, noticeSettingsCopy } from '#office/notices/admin-copy.ts'
import {
  classifyUrgency,
  groupByCandle,
  NOTICE_FREQUENCIES,
  type NoticeGroup,
} from '#office/notices/domain.ts'
import { listNotices } from '#office/notices/use-cases/list-notices.ts'
import { loadNoticeSettings, type NoticeSettings } from '#office/notices/use-cases/notice-settings.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { Button } from '#ui/elements/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
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
  const later = cards.filter((group) => !isUrgent(group))
  return (
    <AdminPage
      title={copy.title}
      lead={
        <p className="muted" role="status">
          {copy.lead(cards.length, today.length)}
        </p>
      }
    >
      <div className="cols">
        <div className="panels">
          {open.length === 0 && <EmptyState title={copy.empty.title} text={copy.empty.text} />}
          <Group name="today" cards={today} now={now} />
          <Group name="this-week" cards={later} now={now} />
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
    <div className="panel__head notice-head">
      <h2 id={id}>{title}</h2>
      <p className="muted">{note}</p>
    </div>
  )
}

const frequencyOptions = NOTICE_FREQUENCIES.map((value) => ({
  value,
  ...noticeSettingsCopy.frequencies[value],
}))

function NoticeSettingsForm({ settings }: { settings: NoticeSettings }) {
  const fetcher = useFetcher<NoticeSettingsAnswer>()
  useToastAnswer(fetcher.data, undefined, { title: noticeSettingsCopy.failed })
  return (
    <section className="panel" aria-labelledby="notice-settings">
      <div className="panel__head">
        <h2 id="notice-settings">{noticeSettingsCopy.title}</h2>
      </div>
      <p className="small muted">{noticeSettingsCopy.text}</p>
      <fetcher.Form method="post" action={pathTo('adminNotices')} className="stack mt3" noValidate>
        <input type="hidden" name="intent" value="settings" />
        <input type="hidden" name="version" value={settings.version} />
        <RadioGroup
          legend={noticeSettingsCopy.frequency}
          name="frequency"
          options={frequencyOptions}
          defaultValue={settings.frequency}
        />
        <TextField
          label={noticeSettingsCopy.email}
          hint={noticeSettingsCopy.emailHint}
          error={fetcher.data?.fault}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={255}
          defaultValue={settings.email}
        />
        <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel={noticeSettingsCopy.saving}>
          {noticeSettingsCopy.save}
        </Button>
      </fetcher.Form>
      <h3 className="notice-phone">{noticeSettingsCopy.homeScreen.title}</h3>
      <p className="small muted">{noticeSettingsCopy.homeScreen.text}</p>
    </section>
  )
}
