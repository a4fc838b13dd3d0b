import { data, type RouterContextProvider } from 'react-router'
import { ownDataCopy, profileCopy, profileNotices } from '#copy/profile.ts'
import { completeProfile } from '#shop/accounts/complete-profile.ts'
import { deleteAccount } from '#shop/accounts/delete-account.ts'
import { saveProfile } from '#shop/accounts/save-profile.ts'
import type { Shop } from '#shop/shop.ts'
import { formOf } from '#web/form-of.server.ts'
import { type CustomerVisitor, customerOf, shopOf } from '../../context.server.ts'
import { type Flash, redirectWithFlash } from '../../flash.server.ts'
import { isDocumentRequest } from '../../is-document-request.server.ts'
import { pathTo } from '../../route-paths.ts'
import { expiredSessionCookie } from '../../session-cookie.server.ts'
import { searchOf } from './profile-tabs.ts'

export interface ProfileAnswer {
  ok: boolean
  toast: Flash
}

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
  if (intent === 'delete') return endAccount(call)
  const answer = await attempt(call, intent === 'complete' ? complete : save)
  if (!isDocumentRequest(request)) return data(answer, answer.ok ? 200 : 400)
  const back = pathTo('profile', {}, { aba: searchOf(call.text('tab')) })
  return redirectWithFlash(call.shop, back, answer.toast)
}

const failed: ProfileAnswer = { ok: false, toast: profileNotices.saveFailed }

async function attempt(call: ProfileCall, change: (call: ProfileCall) => Promise<{ ok: boolean }>) {
  try {
    const changed = await change(call)
    return changed.ok ? { ok: true, toast: profileNotices.saved } : failed
  } catch (error) {
    call.shop.log.error({ err: error }, 'a profile was not saved')
    return failed
  }
}

function save({ shop, visitor, text, isOn }: ProfileCall) {
  const { marketing, marketingHint } = profileCopy.preferences
  return saveProfile(shop, {
    userId: visitor.userId,
    email: visitor.email,
    typed: {
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
    },
    notificationsEnabled: isOn('notificationsEnabled'),
    marketingEmails: { now: isOn('marketingEmails'), before: isOn('marketingEmailsBefore') },
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

async function endAccount({ shop, visitor }: ProfileCall): Promise<Response> {
  const deleted = await deleteAccount(shop, { userId: visitor.userId })
  if (deleted.ok) {
    const headers = new Headers({ 'Set-Cookie': expiredSessionCookie(shop.config.siteUrl) })
    return redirectWithFlash(shop, pathTo('home'), ownDataCopy.done, headers)
  }
  const toast =
    deleted.code === 'open-orders'
      ? ownDataCopy.openOrders(deleted.details.count)
      : ownDataCopy.isAdministrator
  return redirectWithFlash(shop, pathTo('profile', {}, { aba: searchOf('preferences') }), toast)
}
