import { data, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import type { ProfileField } from '#accounts/domain/profile-completion.ts'
import { requestPasswordReset } from '#accounts/sign-up/use-cases/recover-password.ts'
import { pathTo } from '#addresses.ts'
import {
  ownDataCopy,
  ownPasswordCopy,
  profileCopy,
  profileFaults,
  profileNotices,
} from '#customers/profile/copy/profile.ts'
import type { TypedProfile } from '#customers/profile/domain/profile-form.ts'
import { completeProfile } from '#customers/profile/use-cases/complete-profile.ts'
import { saveProfile } from '#customers/profile/use-cases/save-profile.ts'
import type { Ok, Refusal } from '#platform/domain/result.ts'
import { answerForm, readRequestName } from '#platform/http/request/answer-form.server.ts'
import { type CustomerVisitor, customerOf, requestOf, shopOf } from '#platform/http/request/context.server.ts'
import { sentAs, text } from '#platform/http/request/form-fields.server.ts'
import { isDocumentRequest } from '#platform/http/request/is-document-request.server.ts'
import { readForm, readFormData } from '#platform/http/request/read-form-data.server.ts'
import type { Shop } from '#platform/shop.ts'
import { done, refused } from '#ui/form/form-answer.ts'
import { goOnWith } from '#ui/form/send-answer.server.ts'
import { deletionFields, endAccount, mailDeletionCode } from './deletion-action.server.ts'
import type { ProfileAnswer, ProfileFaults } from './profile-answer.ts'
import type { ProfileDraft } from './profile-draft.ts'
import { findTabSlug } from './profile-tabs.ts'

interface PasswordLinkCall {
  shop: Shop
  visitor: CustomerVisitor
  clientAddress: string
  /** Submitted without JavaScript: respond with a page. */
  wantsPage: boolean
}

export const profileDraftSchema = z.object({
  fullName: text,
  phone: text,
  birthDate: text,
  gender: text,
  addressLine1: text,
  addressLine2: text,
  city: text,
  state: text,
  postalCode: text,
  country: text,
  marketingEmails: sentAs('1'),
  notificationsEnabled: sentAs('1'),
  reviewInvitations: sentAs('1'),
})

export const profileFormSchema = z.object({
  intent: z.enum(['save', 'complete', 'delete', 'deletion-code', 'password-link']).catch('save'),
  tab: text,
  marketingEmailsBefore: sentAs('1'),
  reviewInvitationsBefore: sentAs('1'),
  ...deletionFields,
})

interface ProfileCall {
  shop: Shop
  visitor: CustomerVisitor
  sent: z.output<typeof profileFormSchema>
  draft: ProfileDraft
}

export async function changeProfile(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await readFormData(request)
  const [fields, draft] = [readForm(profileFormSchema, form), readForm(profileDraftSchema, form)]
  const call: ProfileCall = { shop: shopOf(context), visitor: customerOf(context), sent: fields, draft }
  const isDocument = isDocumentRequest(request)
  const deletion = { ...call, request, requestName: readRequestName(context, form), wantsPage: isDocument }
  if (fields.intent === 'delete') return endAccount(deletion)
  if (fields.intent === 'deletion-code') return mailDeletionCode(deletion)
  if (fields.intent === 'password-link')
    return mailPasswordLink({ ...call, ...requestOf(context), wantsPage: isDocument })
  // A form without the profile's fields must not empty the profile.
  if (!form.has('fullName')) return data(saveFailed, 400)
  const answer = await attempt(call, (mailedShop) =>
    answerForm(context, form, (shop) =>
      (fields.intent === 'complete' ? complete : save)({ ...mailedShop, shop }),
    ),
  )
  if (!answer.ok) return data(isDocument ? { ...answer, typed: draft } : answer, 400)
  if (!isDocument) return data(answer)
  const profileUrl = pathTo('profile', {}, { aba: findTabSlug(fields.tab) })
  return goOnWith(call.shop, profileUrl, answer)
}

const saveFailed: ProfileAnswer = { ...refused(profileNotices.saveFailed), faults: {} }

type Changed =
  | Ok<undefined>
  | Refusal<'not-acceptable', { field: keyof TypedProfile }>
  | Refusal<'incomplete', { missing: ProfileField[] }>

async function attempt(
  call: ProfileCall,
  change: (call: ProfileCall) => Promise<Changed>,
): Promise<ProfileAnswer> {
  try {
    const outcome = await change(call)
    if (!outcome.ok) return { ...saveFailed, faults: mapFaults(outcome) }
    return done(profileNotices.saved)
  } catch (error) {
    call.shop.log.error({ err: error }, 'a profile was not saved')
    return saveFailed
  }
}

function mapFaults(refusal: Exclude<Changed, Ok<undefined>>): ProfileFaults {
  if (refusal.code === 'incomplete')
    return Object.fromEntries(
      refusal.details.missing.map((field) => [field, profileFaults.incomplete[field]]),
    )
  const { field } = refusal.details
  return { [field]: profileFaults['not-acceptable'][field] }
}

function save({ shop, visitor, sent, draft }: ProfileCall) {
  const { marketing, marketingHint } = profileCopy.preferences
  const { marketingEmails, notificationsEnabled, reviewInvitations, ...typed } = draft
  return saveProfile(shop, {
    userId: visitor.userId,
    email: visitor.email,
    typed,
    notificationsEnabled,
    marketingEmails: {
      now: marketingEmails && (sent.marketingEmailsBefore || shop.settings.parts().newsletter),
      before: sent.marketingEmailsBefore,
    },
    consentText: `${marketing(shop.settings.current().values.brand.newsletter)}: ${marketingHint}`,
    reviewInvitations: { now: reviewInvitations, before: sent.reviewInvitationsBefore },
  })
}

function complete({ shop, visitor, draft }: ProfileCall) {
  const { fullName, phone, addressLine1, city, state, postalCode } = draft
  const form = { fullName, phone, addressLine1, city, state, postalCode }
  return completeProfile(shop, { userId: visitor.userId, form })
}

/** Sends a link even to signed-in customers, because someone else may be at an unlocked screen. */
async function mailPasswordLink({ shop, visitor, clientAddress, wantsPage }: PasswordLinkCall) {
  const resetOutcome = await requestPasswordReset(shop, { email: visitor.email, clientAddress })
  const answer: ProfileAnswer = resetOutcome.ok
    ? done(ownPasswordCopy.sent)
    : refused(sentenceFor(resetOutcome))
  if (!wantsPage) return data(answer, resetOutcome.ok ? 200 : 400)
  return goOnWith(shop, pathTo('profile', {}, { aba: findTabSlug('preferences') }), answer)
}

function sentenceFor(refusal: Exclude<Awaited<ReturnType<typeof requestPasswordReset>>, { ok: true }>) {
  if (refusal.code !== 'too-many') return ownPasswordCopy.failed
  return ownDataCopy.tooMany(refusal.details.retryAfterSeconds)
}
