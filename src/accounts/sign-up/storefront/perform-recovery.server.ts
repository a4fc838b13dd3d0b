import {
  newPasswordNotices,
  passwordChanged,
  recoveryNotices,
  recoverySent,
  recoveryTooMany,
} from '#accounts/copy/accounts.ts'
import type { AuthAnswer } from '#accounts/sign-in/storefront/auth-answer.ts'
import { type AuthCall, staying, waitForCode } from '#accounts/sign-in/storefront/auth-call.server.ts'
import { requestPasswordReset } from '#accounts/sign-up/use-cases/recover-password.ts'
import { resetPassword } from '#accounts/sign-up/use-cases/reset-password.ts'
import { pathTo } from '#addresses.ts'
import { redirectWithFlash } from '#platform/http/request/flash.server.ts'
import { authPath } from '#ui/browser/auth-path.ts'

export async function performRecovery(call: AuthCall): Promise<Response | AuthAnswer> {
  const { shop, typed, clientAddress, deviceToken } = call
  const answer = await requestPasswordReset(shop, { email: typed.email, clientAddress, deviceToken })
  if (answer.ok) {
    return call.wantsPage
      ? redirectWithFlash(shop, authPath(call.redirectTo), recoverySent)
      : { ...staying(call, recoverySent), ok: true }
  }
  return answer.code === 'too-many'
    ? waitForCode(call, answer, recoveryTooMany)
    : staying(call, recoveryNotices[answer.code], answer.code)
}

export async function performNewPassword(call: AuthCall): Promise<Response | AuthAnswer> {
  const { shop, visitor } = call
  const outcome = await resetPassword(shop, {
    token: call.sent.token,
    password: call.sent.password,
    confirmation: call.sent.confirmation,
    sessionId: visitor.kind === 'customer' ? visitor.sessionId : null,
    request: call.requestName,
  })
  if (!outcome.ok) return staying(call, newPasswordNotices[outcome.code], outcome.code)
  const isInside = visitor.kind === 'customer'
  return redirectWithFlash(shop, pathTo(isInside ? 'home' : 'auth'), passwordChanged(isInside))
}
