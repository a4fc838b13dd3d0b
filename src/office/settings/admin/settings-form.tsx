import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { shopSettingsCopy as words } from '#office/settings/copy/admin-shop-settings.ts'
import type { SettingsSection } from '#settings/domain/settings-fields.ts'
import type { ShopSettings } from '#settings/use-cases/load-settings.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { classNames } from '#ui/browser/class-names.ts'
import { FieldError } from '#ui/form/field.tsx'
import { UnsavedGuard } from '#ui/form/unsaved-guard.tsx'
import { fieldName } from './field-name.ts'
import type { SettingsAnswer } from './settings-action.server.ts'

type Versions = ShopSettings['versions']

export interface SettingsState {
  answer: SettingsAnswer | undefined
  /** Changed sections, with the version that the owner saw when they began to type. */
  changed: ReadonlyMap<SettingsSection, number>
  versions: Versions
}

interface SettingsFormProps {
  action: string
  draft: string
  versions: Versions
  className?: string
  onTyped?: (form: FormData) => void
  children: (form: SettingsState) => ReactNode
}

/** Only changed sections are saved, each under its own version, so that two tabs never overwrite each other. */
export function SettingsForm({ action, draft, versions, className, onTyped, children }: SettingsFormProps) {
  const [changed, setChanged] = useState<SettingsState['changed']>(new Map())
  const savedVersions = useRef(new Map<SettingsSection, number>())
  const body = useRef<HTMLDivElement>(null)

  function followSection(part: HTMLElement) {
    const section = part.dataset.section as SettingsSection
    const seen = Math.max(versions[section], savedVersions.current.get(section) ?? 0)
    setChanged((before) => {
      if (isChanged(part) === before.has(section)) return before
      const after = new Map(before)
      if (isChanged(part)) after.set(section, seen)
      else after.delete(section)
      return after
    })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the draft was restored
  useEffect(() => {
    for (const part of body.current?.querySelectorAll<HTMLElement>('[data-section]') ?? [])
      followSection(part)
  }, [])

  function forgetSaved({ saved = [] }: SettingsAnswer) {
    for (const section of saved) savedVersions.current.set(section, (changed.get(section) ?? 0) + 1)
    setChanged((before) => new Map([...before].filter(([section]) => !saved.includes(section))))
  }

  return (
    <>
      <AdminForm<SettingsAnswer>
        action={action}
        intent="save"
        draft={draft}
        failed={{ title: words.saveFailed }}
        onSaved={forgetSaved}
        onTyped={onTyped}
        press={words.save}
        saving={words.saving}
        foot={(submit) => (
          <div className={classNames('form-foot', changed.size > 0 && 'form-foot--alone')}>
            <span className="form-foot__state small muted" role="status">
              {words.changed(changed.size)}
            </span>
            {submit}
          </div>
        )}
      >
        {({ answer }) => (
          <div
            ref={body}
            className={className}
            onInput={({ target }) => {
              const part = (target as HTMLElement).closest<HTMLElement>('[data-section]')
              if (part) followSection(part)
            }}
          >
            {[...changed].map(([section, version]) => (
              <Fragment key={section}>
                <input type="hidden" name="section" value={section} />
                <input type="hidden" name={fieldName(section, 'version')} value={version} />
              </Fragment>
            ))}
            {children({ answer, changed, versions })}
          </div>
        )}
      </AdminForm>
      <UnsavedGuard dirty={changed.size > 0} words={words.leave} />
    </>
  )
}

function isChanged(part: HTMLElement): boolean {
  const named = `[name^="${part.dataset.section}."]`
  return [...part.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(named)].some((field) =>
    field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)
      ? field.checked !== field.defaultChecked
      : field.value !== (field.dataset.saved ?? field.defaultValue),
  )
}

interface SectionFieldsProps {
  section: SettingsSection
  form: SettingsState
  className?: string
  children: (shared: SectionState) => ReactNode
}

export interface SectionState {
  section: SettingsSection
  version: number
  answer: SettingsAnswer | undefined
}

export function SectionFields({ section, form, className = 'stack', children }: SectionFieldsProps) {
  const { answer, changed, versions } = form
  const [shown, setShown] = useState(versions[section])
  const version = changed.get(section)
  if (version === undefined && shown !== versions[section]) setShown(versions[section])
  const id = `${section}-outdated`
  return (
    <div key={shown} data-section={section} className={className}>
      {answer?.outdated?.includes(section) && <FieldError id={id}>{words.changedMeanwhile}</FieldError>}
      {children({ section, version: version ?? versions[section], answer })}
    </div>
  )
}
