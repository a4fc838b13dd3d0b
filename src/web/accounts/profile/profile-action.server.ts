import { data, type RouterContextProvider } from 'react-router'
import { pathTo } from '#addresses.ts'
import { profileCopy, profileFaults, profileNotices } from '#copy/profile.ts'
import type { ProfileField } from '#domain/accounts/profile-completion.ts'
import type { TypedProfile } from '#domain/accounts/profile-form.ts'
import type { Ok, Refusal } from '#domain/result.ts'
import { completeProfile } from '#shop/accounts/complete-profile.ts'
import { saveProfile } from '#shop/accounts/save-profile.ts'
import type { Shop } from '#shop/shop.ts'
import { done, refused } from '#web/kit/form/form-answer.ts'
import { goOnWith } from '#web/kit/form/send-answer.server.ts'
import { type CustomerVisitor, customerOf, shopOf } from '#web/server/request/context.server.ts'
import { formOf } from '#web/server/request/form-of.server.ts'
import { isDocumentRequest } from '#web/server/request/is-document-request.server.ts'
import { endAccount, mailDeletionCode } from './deletion-action.server.ts'
import type { ProfileAnswer, ProfileFaults } from './profile-answer.ts'
import type { ProfileDraft } from './profile-draft.ts'
import { searchOf } from './profile-tabs.ts'

interface ProfileCall {
  shop: Shop
  visitor: CustomerVisitor
  text(name: string): string
  isOn(name: string): boolean
}

/** The profile page's form, the completion dialog's, and the end of an account. */
export async function changeProfile(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await formOf(request)
  const call: ProfileCall = {
    shop: shopOf(context),
    visitor: customerOf(context),
    text: (name) => {
      const value = form.get(name)
      return typeof value === 'string' ? value : ''
    },
    isOn: (name) => form.get(name) === '1',
  }
  const intent = call.text('intent')
  const isDocument = isDocumentRequest(request)
  const deletion = { ...call, request, wantsPage: isDocument }
  if (intent === 'delete') return endAccount(deletion)
  if (intent === 'deletion-code') return mailDeletionCode(deletion)
  const answer = await attempt(call, intent === 'complete' ? complete : save)
  if (!answer.ok) return data(isDocument ? { ...answer, typed: draftFrom(call) } : answer, 400)
  if (!isDocument) return data(answer)
  const back = pathTo('profile', {}, { aba: searchOf(call.text('tab')) })
  return goOnWith(call.shop, back, answer)
}

type Changed =
  | Ok<undefined>
  | Refusal<'not-acceptable', { field: keyof TypedProfile }>
  | Refusal<'incomplete', { missing: ProfileField[] }>

async function attempt(
  call: ProfileCall,
  change: (call: ProfileCall) => Promise<Changed>,
): Promise<ProfileAnswer> {
  const failure: ProfileAnswer = { ...refused(profileNotices.saveFailed), faults: {} }
  try {
    const changed = await change(call)
    if (!changed.ok) return { ...failure, faults: faultsOf(changed) }
    return done(profileNotices.saved)
  } catch (error) {
    call.shop.log.error({ err: error }, 'a profile was not saved')
    return failure
  }
}

function faultsOf(refusal: Exclude<Changed, Ok<undefined>>): ProfileFaults {
  if (refusal.code === 'incomplete')
    return Object.fromEntries(
      refusal.details.missing.map((field) => [field, profileFaults.incomplete[field]]),
    )
  const { field } = refusal.details
  return { [field]: profileFaults['not-acceptable'][field] }
}

function draftFrom({ text, isOn }: ProfileCall): ProfileDraft {
  return {
    fullName: text('fullName'),
    phone: text('phone'),
    birthDate: text('birthDate'),
    gender: text('gender'),
    addressLine1: text('addressLine1'),
    addressLine2: text('addressLine2'),
    city: text('city'),
    state: text('state'),
    postalCode: text('postalCode'),
    country: text('country'),
    marketingEmails: isOn('marketingEmails'),
    notificationsEnabled: isOn('notificationsEnabled'),
  }
}

function save(call: ProfileCall) {
  const { shop, visitor, isOn } = call
  const { marketing, marketingHint } = profileCopy.preferences
  const { marketingEmails, notificationsEnabled, ...typed } = draftFrom(call)
  return saveProfile(shop, {
    userId: visitor.userId,
    email: visitor.email,
    typed,
    notificationsEnabled,
    marketingEmails: { now: marketingEmails, before: isOn('marketingEmailsBefore') },
    consentText: `${marketing}: ${marketingHint}`,
  })
}

function complete({ shop, visitor, text }: ProfileCall) {
  return completeProfile(shop, {
    userId: visitor.userId,
    form: {
      fullName: text('fullName'),
      phone: text('phone'),
      addressLine1: text('addressLine1'),
      city: text('city'),
      state: text('state'),
      postalCode: text('postalCode'),
    },
  })
}
