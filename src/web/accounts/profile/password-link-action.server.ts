import { data } from 'react-router'
import { pathTo } from '#addresses.ts'
import { ownDataCopy, ownPasswordCopy } from '#copy/account/profile.ts'
import { requestPasswordReset } from '#shop/accounts/recover-password.ts'
import type { Shop } from '#shop/shop.ts'
import { done, refused } from '#web/kit/form/form-answer.ts'
import { goOnWith } from '#web/kit/form/send-answer.server.ts'
import type { CustomerVisitor } from '#web/server/request/context.server.ts'
import type { ProfileAnswer } from './profile-answer.ts'
import { searchOf } from './profile-tabs.ts'

interface PasswordLinkCall {
  shop: Shop
  visitor: CustomerVisitor
  clientAddress: string
  /** Sent without JavaScript: the answer must be a page. */
  wantsPage: boolean
}

/** By mail even here: whoever sits at an open screen must not be able to choose a password for its owner. */
export async function mailPasswordLink({ shop, visitor, clientAddress, wantsPage }: PasswordLinkCall) {
  const asked = await requestPasswordReset(shop, { email: visitor.email, clientAddress })
  const answer: ProfileAnswer = asked.ok ? done(ownPasswordCopy.sent) : refused(sentenceFor(asked))
  if (!wantsPage) return data(answer, asked.ok ? 200 : 400)
  return goOnWith(shop, pathTo('profile', {}, { aba: searchOf('preferences') }), answer)
}

function sentenceFor(refusal: Exclude<Awaited<ReturnType<typeof requestPasswordReset>>, { ok: true }>) {
  if (refusal.code !== 'too-many') return ownPasswordCopy.failed
  return ownDataCopy.tooMany(refusal.details.retryAfterSeconds)
}
