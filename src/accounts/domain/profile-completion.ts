export interface ProfileFacts {
  fullName: string | null
  addressLine1: string | null
  city: string | null
  state: string | null
  postalCode: string | null
}

export type ProfileField = keyof ProfileFacts

const addressFields: ProfileField[] = ['addressLine1', 'city', 'state', 'postalCode']

export function requiredForCompletion(isExternal: boolean): ProfileField[] {
  return isExternal ? addressFields : ['fullName', ...addressFields]
}

/**
 * An external sign-in marks the profile as completed at once, so for such accounts only the address
 * decides.
 */
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
