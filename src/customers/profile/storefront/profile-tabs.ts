import type { TypedProfile } from '#customers/profile/domain/profile-form.ts'

export type ProfileTab = 'personal' | 'address' | 'preferences'

export const profileTabs: readonly { id: ProfileTab; search: string | undefined }[] = [
  { id: 'personal', search: undefined },
  { id: 'address', search: 'endereco' },
  { id: 'preferences', search: 'preferencias' },
]

const addressFields: readonly string[] = [
  'postalCode',
  'country',
  'addressLine1',
  'addressLine2',
  'city',
  'state',
] satisfies (keyof TypedProfile)[]

export function findTab(field: keyof TypedProfile): ProfileTab {
  return addressFields.includes(field) ? 'address' : 'personal'
}

export function tabFrom(search: string | null): ProfileTab {
  return profileTabs.find((tab) => tab.search === (search ?? undefined))?.id ?? 'personal'
}

export function findTabSlug(tab: string): string | undefined {
  return profileTabs.find(({ id }) => id === tab)?.search
}
