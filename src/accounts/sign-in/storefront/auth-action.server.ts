import { data, type RouterContextProvider } from 'react-router'
import {
  type AccountNotice,
  newPasswordNotices,
  recoveryNotices,
  signInNotices,
  signUpNotices,
} from '#accounts/copy/accounts.ts'
import { performSecondFactor } from '#accounts/second-factor/storefront/perform-second-factor.server.ts'
import { codeNotices, codeRequestNotices } from '#accounts/sign-in/copy.ts'
import { resendNotices } from '#accounts/sign-up/copy.ts'
import { performNewPassword, performRecovery } from '#accounts/sign-up/storefront/perform-recovery.server.ts'
import { performResend } from '#accounts/sign-up/storefront/perform-resend.server.ts'
import { performSignUp } from '#accounts/sign-up/storefront/perform-sign-up.server.ts'
import type { AuthAnswer, AuthIntent } from './auth-answer.ts'
import { type AuthCall, readAuthCall, staying } from './auth-call.server.ts'
import { performAskCode, performUseCode, performUseLink } from './perform-code.server.ts'
import { performSignIn } from './perform-sign-in.server.ts'

type Outcome = Response | AuthAnswer | { answer: AuthAnswer; headers: Headers }

const performers: Record<AuthIntent, (call: AuthCall) => Promise<Outcome>> = {
  'sign-in': performSignIn,
  'second-factor': performSecondFactor,
  'sign-up': performSignUp,
  recover: performRecovery,
  'new-password': performNewPassword,
  resend: performResend,
  'ask-code': performAskCode,
  'use-code': performUseCode,
  'use-link': performUseLink,
}

const surprises: Record<AuthIntent, AccountNotice> = {
  'sign-in': signInNotices.unexpected,
  'second-factor': signInNotices.unexpected,
  'sign-up': signUpNotices.unexpected,
  recover: recoveryNotices.unexpected,
  'new-password': newPasswordNotices.unexpected,
  resend: resendNotices.unexpected,
  'ask-code': codeRequestNotices.unexpected,
  'use-code': codeNotices.unexpected,
  'use-link': codeNotices.unexpected,
}

export async function performAuth(request: Request, context: Readonly<RouterContextProvider>) {
  const read = await readAuthCall(request, context)
  const { intent } = read.sent
  if (!intent) return answerWith(staying({ ...read, intent: 'sign-in' }, signInNotices.malformed), 400)
  const call: AuthCall = { ...read, intent }
  try {
    const outcome = await performers[intent](call)
    if (outcome instanceof Response) return outcome
    const { answer, headers } = 'answer' in outcome ? outcome : { answer: outcome, headers: new Headers() }
    return answerWith(answer, answer.ok ? 200 : 400, headers)
  } catch (error) {
    // Logged here instead of failing the page, because the page displays the error.
    call.shop.log.error({ err: error, intent }, 'a form of the access page failed')
    return answerWith(staying(call, surprises[intent]), 500)
  }
}

function answerWith(answer: AuthAnswer, status: number, headers = new Headers()) {
  const { retryAfterSeconds } = answer
  if (retryAfterSeconds === undefined) return data(answer, { status, headers })
  headers.set('Retry-After', String(retryAfterSeconds))
  return data(answer, { status: 429, headers })
}
