import type { SettingsSection } from '#settings/domain/settings-fields.ts'

/** Sections share field names, and one form holds several sections. */
export const fieldName = (section: SettingsSection, field: string) => `${section}.${field}`
