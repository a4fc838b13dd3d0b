import { pathTo } from '#addresses.ts'
import {
  newPasswordNotices,
  passwordChanged,
  recoveryNotices,
  recoverySent,
  recoveryTooMany,
} from '#copy/account/accounts.ts'
import { requestPasswordReset } from '#shop/accounts/recover-password.ts'
import { resetPassword } from '#shop/accounts/reset-password.ts'
import type { AuthAnswer } from '#web/accounts/access/auth-answer.ts'
import { type AuthCall, staying, waiting } from '#web/accounts/access/auth-call.server.ts'
import { authPath } from '#web/kit/browser/auth-path.ts'
import { redirectWithFlash } from '#web/server/request/flash.server.ts'

export async function performRecovery(call: AuthCall): Promise<Response | AuthAnswer> {
  const { shop, typed, clientAddress, deviceToken } = call
  const answer = await requestPasswordReset(shop, { email: typed.email, clientAddress, deviceToken })
  if (answer.ok) {
    return call.wantsPage
      ? redirectWithFlash(shop, authPath(call.redirectTo), recoverySent)
      : { ...staying(call, recoverySent), ok: true }
  }
  return answer.code === 'too-many'
    ? waiting(call, answer, recoveryTooMany)
    : staying(call, recoveryNotices[answer.code], answer.code)
}

export async function performNewPassword(call: AuthCall): Promise<Response | AuthAnswer> {
  const { shop, visitor } = call
  const changed = await resetPassword(shop, {
    token: call.sent.token,
    password: call.sent.password,
    confirmation: call.sent.confirmation,
    sessionId: visitor.kind === 'customer' ? visitor.sessionId : null,
    request: call.requestName,
  })
  if (!changed.ok) return staying(call, newPasswordNotices[changed.code], changed.code)
  const isInside = visitor.kind === 'customer'
  return redirectWithFlash(shop, pathTo(isInside ? 'home' : 'auth'), passwordChanged(isInside))
}
