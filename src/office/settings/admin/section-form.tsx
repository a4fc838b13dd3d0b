import { type ReactNode, useCallback, useId, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { shopSettingsCopy as words } from '#office/settings/copy/admin-shop-settings.ts'
import type { SettingsSection } from '#settings/domain/settings-fields.ts'
import { useAccountDraft } from '#ui/admin/use-account-draft.ts'
import { Button } from '#ui/elements/button.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import type { SettingsAnswer } from './settings-action.server.ts'

export interface SectionFormProps {
  section: SettingsSection | 'pixKey'
  title: string
  about: string
  version: number
  values: Readonly<Record<string, string>>
  action?: string
  saveLabel?: string
  /** Long texts are stored in the browser until they are saved. */
  keepsDraft?: boolean
  clearLabel?: string | false
  children: (fields: {
    values: Readonly<Record<string, string>>
    answer: SettingsAnswer | undefined
    /** Number of saves; used as a key to reset fields that are empty after saving. */
    savedCount: number
  }) => ReactNode
}

/** Each section has its own form and version, so that saving one never overwrites another. */
export function SectionForm({
  section,
  title,
  about,
  version,
  values,
  saveLabel,
  clearLabel,
  keepsDraft,
  action = pathTo('adminShop'),
  children,
}: SectionFormProps) {
  const fetcher = useFetcher<SettingsAnswer>({ key: `settings-${section}` })
  const [savedCount, setSavedCount] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const { note, forget } = useAccountDraft(form, `settings:${section}`)
  const countSaved = useCallback(
    ({ ok }: SettingsAnswer) => {
      if (!ok) return
      forget()
      setSavedCount((count) => count + 1)
    },
    [forget],
  )
  useToastAnswer(fetcher.data, countSaved, { title: words.saveFailed })
  const id = useId()
  const sent = fetcher.state === 'idle' ? null : fetcher.formData?.get('intent')
  return (
    <section className="job" id={section} aria-labelledby={id}>
      <div className="job__head">
        <h2 id={id}>{title}</h2>
        <p>{about}</p>
      </div>
      <fetcher.Form
        ref={form}
        method="post"
        action={action}
        className="stack"
        onInput={keepsDraft ? note : undefined}
        noValidate
      >
        <input type="hidden" name="section" value={section} />
        <input type="hidden" name="version" value={version} />
        {children({ values, answer: fetcher.data, savedCount })}
        <div className="job__foot">
          <Button type="submit" name="intent" value="save" busy={sent === 'save'} busyLabel={words.saving}>
            {saveLabel ?? words.save}
          </Button>
          {clearLabel && (
            <Button
              type="submit"
              name="intent"
              value="clear"
              variant="ghost"
              busy={sent === 'clear'}
              busyLabel={words.saving}
            >
              {clearLabel}
            </Button>
          )}
        </div>
      </fetcher.Form>
    </section>
  )
}
