import { type ReactNode, useCallback, useId, useRef, useState } from 'react'
import { useActionData, useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { shopSettingsCopy as words } from '#office/settings/copy/admin-shop-settings.ts'
import type { SettingsSection } from '#settings/domain/settings-fields.ts'
import { useAccountDraft } from '#ui/admin/use-account-draft.ts'
import { Button } from '#ui/elements/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import type { SettingsAnswer } from './settings-action.server.ts'

export interface SectionFormProps {
  section: SettingsSection | 'pixKey'
  title: string
  about: string
  version: number
  /** What the sections' fields show: the saved values, or what was typed when a page without a script was refused. */
  values: Readonly<Record<string, string>>
  /** The page that it stands on, where that is another than 'Loja'. */
  action?: string
  saveLabel?: string
  /** Long texts are kept in the browser until they are saved. */
  keepsDraft?: boolean
  /** A second button that empties the section at once. */
  clearLabel?: string | false
  children: (fields: {
    values: Readonly<Record<string, string>>
    answer: SettingsAnswer | undefined
    /** How often this page has saved it: the key of fields that are empty again then. */
    savedCount: number
  }) => ReactNode
}

/** One section with a form, a version and a button of its own: saving one never writes over another. */
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
  const posted = useActionData<SettingsAnswer>()
  const [savedCount, setSavedCount] = useState(0)
  // What came back to a page without a script holds until the script has saved.
  const own = posted?.section === section && savedCount === 0 ? posted : undefined
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
        {own?.toast && (
          <Note tone="danger">
            <b>{own.toast.title}</b> {own.toast.text}
          </Note>
        )}
        {children({ values: own?.typed ?? values, answer: fetcher.data ?? own, savedCount })}
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
