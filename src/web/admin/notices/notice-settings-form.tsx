import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { noticeSettingsCopy as copy } from '#copy/admin/notices.ts'
import { NOTICE_FREQUENCIES } from '#domain/notices/notice-frequency.ts'
import type { NoticeSettings } from '#shop/admin/notices/notice-settings.ts'
import { Button } from '#web/kit/elements/button.tsx'
import { RadioGroup } from '#web/kit/form/radio-group.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import type { NoticeSettingsAnswer } from './notice-action.server.ts'

const options = NOTICE_FREQUENCIES.map((value) => ({ value, ...copy.frequencies[value] }))

/** At once, hourly or daily, and where to. */
export function NoticeSettingsForm({ settings }: { settings: NoticeSettings }) {
  const fetcher = useFetcher<NoticeSettingsAnswer>()
  useToastAnswer(fetcher.data, undefined, { title: copy.failed })
  return (
    <section className="panel" aria-labelledby="notice-settings">
      <div className="panel__head">
        <h2 id="notice-settings">{copy.title}</h2>
      </div>
      <p className="small muted">{copy.text}</p>
      <fetcher.Form method="post" action={pathTo('adminNotices')} className="stack mt3" noValidate>
        <input type="hidden" name="intent" value="settings" />
        <input type="hidden" name="version" value={settings.version} />
        <RadioGroup
          legend={copy.frequency}
          name="frequency"
          options={options}
          defaultValue={settings.frequency}
        />
        <TextField
          label={copy.email}
          hint={copy.emailHint}
          error={fetcher.data?.fault}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={255}
          defaultValue={settings.email}
        />
        <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel={copy.saving}>
          {copy.save}
        </Button>
      </fetcher.Form>
      <h3 className="notice-phone">{copy.homeScreen.title}</h3>
      <p className="small muted">{copy.homeScreen.text}</p>
    </section>
  )
}
