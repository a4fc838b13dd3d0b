import type { TypedProfile } from '#customers/profile/domain/profile-form.ts'

export interface ProfileDraft extends TypedProfile {
  marketingEmails: boolean
  notificationsEnabled: boolean
  reviewInvitations: boolean
}

type StoredProfile = { [Field in keyof TypedProfile]: string | null } & {
  marketingEmails: boolean
  notificationsEnabled: boolean
  reviewInvitations: boolean
}

export function buildDraft(profile: StoredProfile): ProfileDraft {
  return {
    fullName: profile.fullName ?? '',
    phone: profile.phone ?? '',
    birthDate: profile.birthDate ?? '',
    gender: profile.gender ?? '',
    addressLine1: profile.addressLine1 ?? '',
    addressLine2: profile.addressLine2 ?? '',
    city: profile.city ?? '',
    state: profile.state ?? '',
    postalCode: profile.postalCode ?? '',
    country: profile.country ?? '',
    marketingEmails: profile.marketingEmails,
    notificationsEnabled: profile.notificationsEnabled,
    reviewInvitations: profile.reviewInvitations,
  }
}

export function isSameDraft(left: ProfileDraft, right: ProfileDraft): boolean {
  return (Object.keys(left) as (keyof ProfileDraft)[]).every((field) => left[field] === right[field])
}
