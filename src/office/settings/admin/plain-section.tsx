import { shopSettingsCopy as words } from '#office/settings/copy/admin-shop-settings.ts'
import { type ContentSection, QUOTE_NUMBERS, type SettingsSection } from '#settings/domain/settings-fields.ts'
import type { ShopSettings } from '#settings/use-cases/load-settings.ts'
import { SectionForm } from './section-form.tsx'
import type { SettingsAnswer } from './settings-action.server.ts'
import { SettingsInput } from './settings-input.tsx'

export interface SettingsSectionProps {
  settings: {
    values: Omit<ShopSettings['values'], ContentSection | 'search'>
    versions: ShopSettings['versions']
  }
}

interface PlainSectionProps<Section extends Exclude<SettingsSection, ContentSection>> {
  section: Section
  settings: Pick<ShopSettings, 'versions'> & { values: Pick<ShopSettings['values'], Section> }
  action?: string
  fields: readonly (readonly [name: string, span?: 2 | 3 | 4])[]
}

export function PlainSection<Section extends Exclude<SettingsSection, ContentSection>>({
  section,
  fields,
  settings,
  action,
}: PlainSectionProps<Section>) {
  const { title, about } = words.sections[section]
  return (
    <SectionForm
      section={section}
      title={title}
      about={about}
      version={settings.versions[section]}
      values={settings.values[section]}
      action={action}
    >
      {({ values, answer }) => (
        <div className="fields">
          {fields.map(([name, span]) => (
            <SettingsInput key={name} {...{ section, name, values, answer, span }} />
          ))}
        </div>
      )}
    </SectionForm>
  )
}

const SHOWN_AT_ONCE = 3

export function TestimonialsSection({ settings }: SettingsSectionProps) {
  const { title, about } = words.sections.testimonials
  return (
    <SectionForm
      section="testimonials"
      title={title}
      about={about}
      version={settings.versions.testimonials}
      values={settings.values.testimonials}
    >
      {({ values, answer }) => {
        const later = QUOTE_NUMBERS.slice(SHOWN_AT_ONCE)
        const isOpen = later.some((number) => values[`quote${number}`])
        return (
          <>
            <Quotes numbers={QUOTE_NUMBERS.slice(0, SHOWN_AT_ONCE)} values={values} answer={answer} />
            <details className="more-quotes" open={isOpen || undefined}>
              <summary>{words.moreQuotes}</summary>
              <Quotes numbers={later} values={values} answer={answer} />
            </details>
          </>
        )
      }}
    </SectionForm>
  )
}

interface QuotesProps {
  numbers: readonly number[]
  values: Readonly<Record<string, string>>
  answer: SettingsAnswer | undefined
}

function Quotes({ numbers, values, answer }: QuotesProps) {
  const shared = { section: 'testimonials', values, answer } as const
  return numbers.map((number) => (
    <div key={number} className="fields praise">
      <SettingsInput {...shared} name={`quote${number}`} />
      <SettingsInput {...shared} name={`author${number}`} span={3} />
      <SettingsInput {...shared} name={`about${number}`} span={3} />
    </div>
  ))
}
