import { type ReactNode, useState } from 'react'
import { describeSection } from '#office/settings/copy/admin-section-states.ts'
import { shopSettingsCopy as words } from '#office/settings/copy/admin-shop-settings.ts'
import { type ContentSection, QUOTE_NUMBERS, type SettingsSection } from '#settings/domain/settings-fields.ts'
import type { ShopSettings } from '#settings/use-cases/load-settings.ts'
import { Fold } from '#ui/admin/fold.tsx'
import { changedSection } from '#ui/copy/admin-list.ts'
import { SectionFields, type SectionState, type SettingsState } from './settings-form.tsx'
import { SettingsInput } from './settings-input.tsx'

export type ShopSection = Exclude<SettingsSection, ContentSection | 'search' | 'brand'>
type Values = Pick<ShopSettings['values'], ShopSection>
export type SettingsFieldSpan = readonly [name: string, span?: 2 | 3 | 4]

interface FoldedSectionProps {
  section: ShopSection
  values: Values
  form: SettingsState
  fields?: readonly SettingsFieldSpan[]
}

export function FoldedSection({ section, values, form, fields }: FoldedSectionProps) {
  const { title, about } = words.sections[section]
  const { answer, changed } = form
  const isRefused = answer?.faults?.[section] !== undefined || answer?.outdated?.includes(section)
  return (
    <Fold
      id={section}
      title={title}
      hint={about}
      holds={changed.has(section) ? changedSection : describeSection(section, values[section])}
      open={isRefused || undefined}
    >
      <SectionFields section={section} form={form}>
        {(state) => (fields ? <Fields {...{ state, fields, values: values[section] }} /> : ownFields(state))}
      </SectionFields>
    </Fold>
  )

  function ownFields(state: SectionState): ReactNode {
    if (section === 'banner') return <BannerFields state={state} values={values.banner} />
    return <Testimonials state={state} values={values.testimonials} />
  }
}

interface FieldsProps {
  state: SectionState
  values: Readonly<Record<string, string>>
}

interface ListedFieldsProps extends FieldsProps {
  fields: readonly SettingsFieldSpan[]
  legend?: string
}

export function Fields({ fields, legend, state, values }: ListedFieldsProps) {
  const Group = legend ? 'fieldset' : 'div'
  return (
    <Group className="fields">
      {legend && <legend>{legend}</legend>}
      {fields.map(([name, span]) => (
        <SettingsInput key={name} {...state} {...{ name, span, values }} />
      ))}
    </Group>
  )
}

function BannerFields({ state, values }: FieldsProps) {
  const [typed, setTyped] = useState(values.text)
  return (
    <>
      <div
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement && target.name.endsWith('.text')) setTyped(target.value)
        }}
      >
        <Fields state={state} values={values} fields={[['text'], ['until', 3]]} />
      </div>
      {typed && (
        <div>
          <p className="small">
            <b>{words.preview}</b>
          </p>
          <p className="ribbon center shop-colours mt2">{typed}</p>
        </div>
      )}
    </>
  )
}

const SHOWN_AT_ONCE = 3

function Testimonials({ state, values }: FieldsProps) {
  const laterNumbers = QUOTE_NUMBERS.slice(SHOWN_AT_ONCE)
  const faults = state.answer?.faults?.testimonials
  const isOpen = laterNumbers.some((number) => values[`quote${number}`] || faults?.[`quote${number}`])
  const quotes = (numbers: readonly number[]) =>
    numbers.map((number) => (
      <div key={number} className="praise">
        <Fields
          state={state}
          values={values}
          fields={[[`quote${number}`], [`author${number}`, 3], [`about${number}`, 3]]}
        />
      </div>
    ))
  return (
    <>
      {quotes(QUOTE_NUMBERS.slice(0, SHOWN_AT_ONCE))}
      <details className="more-quotes" open={isOpen || undefined}>
        <summary>{words.moreQuotes}</summary>
        {quotes(laterNumbers)}
      </details>
    </>
  )
}
