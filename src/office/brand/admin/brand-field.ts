import { brandSection, brandCopy as words } from '#office/brand/copy.ts'
import { fieldName } from '#office/settings/admin/field-name.ts'
import type { SectionState } from '#office/settings/admin/settings-form.tsx'
import { shopSettingsCopy } from '#office/settings/copy/admin-shop-settings.ts'
import { type SectionValues, settingsFields } from '#settings/domain/settings-fields.ts'

export type BrandValues = SectionValues<'brand'>

export interface BrandPanelProps {
  state: SectionState
  brand: BrandValues
  typed: BrandValues
}

export function wireBrandField({ state, brand }: BrandPanelProps, name: keyof BrandValues) {
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
