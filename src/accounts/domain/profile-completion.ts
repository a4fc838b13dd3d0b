export interface ProfileFacts {
  fullName: string | null
  addressLine1: string | null
  city: string | null
  state: string | null
  postalCode: string | null
}

export type ProfileField = keyof ProfileFacts

const addressFields: ProfileField[] = ['addressLine1', 'city', 'state', 'postalCode']

/** What the completion dialog asks before it can be saved; the identity provider has already told the name. */
export function requiredForCompletion(isExternal: boolean): ProfileField[] {
  return isExternal ? addressFields : ['fullName', ...addressFields]
}

/** Whether the dialog opens. An external sign-in marks its profile completed at once, so there the address alone decides. */
export function needsCompletionDialog(
  profile: ProfileFacts & { profileCompleted: boolean },
  person: { isExternal: boolean; isStaff: boolean; isByCodeOnly?: boolean; hasKnownAddress?: boolean },
): boolean {
  const { isExternal, isStaff, isByCodeOnly = false, hasKnownAddress = false } = person
  if (isStaff || isByCodeOnly || hasKnownAddress) return false
  if (isExternal) return missingFields(profile, addressFields).length > 0
  return !profile.profileCompleted && missingFields(profile, ['fullName', 'addressLine1', 'city']).length > 0
}

export function missingFields(profile: ProfileFacts, required: ProfileField[]): ProfileField[] {
  return required.filter((field) => !profile[field]?.trim())
}
