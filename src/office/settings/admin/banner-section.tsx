import { useState } from 'react'
import { shopSettingsCopy as words } from '#office/settings/copy/admin-shop-settings.ts'
import type { SettingsSectionProps } from './plain-section.tsx'
import { SectionForm } from './section-form.tsx'
import { SettingsInput } from './settings-input.tsx'

export function BannerSection({ settings }: SettingsSectionProps) {
  const { banner } = settings.values
  const { title, about } = words.sections.banner
  const [typed, setTyped] = useState(banner.text)
  return (
    <SectionForm
      section="banner"
      title={title}
      about={about}
      version={settings.versions.banner}
      values={banner}
    >
      {({ values, answer }) => (
        <>
          <div
            className="fields"
            onInput={({ target }) => {
              if (target instanceof HTMLInputElement && target.name === 'text') setTyped(target.value)
            }}
          >
            <SettingsInput section="banner" name="text" values={values} answer={answer} />
            <SettingsInput section="banner" name="until" span={3} values={values} answer={answer} />
          </div>
          {typed && (
            <div>
              <p className="small">
                <b>{words.preview}</b>
              </p>
              <p className="ribbon shop-colours mt2">{typed}</p>
            </div>
          )}
        </>
      )}
    </SectionForm>
  )
}
