import { eq } from 'drizzle-orm'
import { missingFields, requiredForCompletion } from '#accounts/domain/profile-completion.ts'
import { profiles, users } from '#accounts/schema.ts'
import { isExternalOf } from '#accounts/use-cases/account-facts.ts'
import { normaliseProfile, type TypedProfile } from '#customers/profile/domain/profile-form.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'
import { createProfile } from './load-profile.ts'
import { markCompleted } from './save-profile.ts'

export type CompletionForm = Pick<
  TypedProfile,
  'fullName' | 'phone' | 'addressLine1' | 'city' | 'state' | 'postalCode'
>

const untouched = { birthDate: '', gender: '', addressLine2: '', country: '' }

export async function completeProfile(
  shop: Shop,
  { userId, form }: { userId: string; form: CompletionForm },
) {
  const normalised = normaliseProfile({ ...untouched, ...form }, isoDay(shop.clock.now()))
  if (!normalised.ok) return normalised
  const { fullName, phone, addressLine1, city, state, postalCode } = normalised.value
  const [user] = await shop.db.select({ isExternal: isExternalOf }).from(users).where(eq(users.id, userId))
  const missing = missingFields(normalised.value, requiredForCompletion(user?.isExternal ?? false))
  if (missing.length > 0) return refuse('incomplete', { missing })
  const address = { addressLine1, city, state, postalCode, updatedAt: shop.clock.now() }
  await shop.db.transaction(async (tx) => {
    await createProfile(shop, tx, userId)
    await tx
      .update(profiles)
      .set({ ...address, ...(fullName && { fullName }), ...(phone && { phone }) })
      .where(eq(profiles.userId, userId))
    await markCompleted(shop, tx, userId)
  })
  return ok()
}
