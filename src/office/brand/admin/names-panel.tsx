import { useState } from 'react'
import { brandSection, brandCopy as words } from '#office/brand/copy.ts'
import { fieldName } from '#office/settings/admin/field-name.ts'
import type { SectionState } from '#office/settings/admin/settings-form.tsx'
import { shopSettingsCopy } from '#office/settings/copy/admin-shop-settings.ts'
import { type SectionValues, settingsFields } from '#settings/domain/settings-fields.ts'
import { TextField } from '#ui/form/text-field.tsx'

type NameField = 'orderPrefix' | 'shortName' | 'newsletter'

export function NamesPanel({ state, brand }: { state: SectionState; brand: SectionValues<'brand'> }) {
  const [prefix, setPrefix] = useState(brand.orderPrefix)
  const wire = (name: NameField) => {
    const fault = state.answer?.faults?.brand?.[name]
    return {
      name: fieldName('brand', name),
      'data-draft': `brand.${name}@${state.version}`,
      ...brandSection.fields[name],
      defaultValue: brand[name],
      maxLength: settingsFields.brand[name].longest,
      error: fault && (words.faults[name]?.[fault] ?? shopSettingsCopy.faults[fault]),
      autoComplete: 'off',
    }
  }
  return (
    <section className="panel" aria-labelledby="brand-names">
      <div className="panel__head cluster ends baseline">
        <h2 id="brand-names">{words.names}</h2>
      </div>
      <div className="fields">
        <TextField
          {...wire('orderPrefix')}
          hint={words.nextOrder(prefix.trim().toUpperCase())}
          onInput={({ currentTarget }) => setPrefix(currentTarget.value)}
          required
          span={3}
        />
        <TextField {...wire('shortName')} span={3} />
        <TextField {...wire('newsletter')} required />
      </div>
    </section>
  )
}
