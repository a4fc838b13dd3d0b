import { redirect } from 'react-router'
import { factorNotices, factorTooMany } from '#accounts/second-factor/copy/second-factor.ts'
import { finishSignIn } from '#accounts/second-factor/use-cases/finish-sign-in.ts'
import { renewProof } from '#accounts/second-factor/use-cases/fresh-proof.ts'
import type { FactorProof } from '#accounts/second-factor/use-cases/prove-factor.ts'
import type { AuthAnswer } from '#accounts/sign-in/storefront/auth-answer.ts'
import { type AuthCall, staying, waitForCode } from '#accounts/sign-in/storefront/auth-call.server.ts'
import { goIn } from '#accounts/sign-in/storefront/perform-sign-in.server.ts'
import { redirectWithFlash } from '#platform/http/request/flash.server.ts'
import { authPath } from '#ui/browser/auth-path.ts'

type Outcome = Response | AuthAnswer | { answer: AuthAnswer; headers: Headers }

export async function performSecondFactor(call: AuthCall): Promise<Outcome> {
  const { visitor, sent } = call
  const proof: FactorProof = sent.passkey ? { passkey: sent.passkey } : { code: sent.code }
  if (sent.step !== 'proof') return signInWith(call, proof)
  if (visitor.kind === 'guest') return startAgain(call)
  const { userId, sessionId } = visitor
  const renewal = await renewProof(call.shop, { userId, sessionId, proof })
  if (!renewal.ok) return refusedWith(call, renewal)
  if (sent.again) return { ...staying(call, null), ok: true }
  return redirect(call.redirectTo)
}

async function signInWith(call: AuthCall, proof: FactorProof): Promise<Outcome> {
  const { shop, pendingSignInTicket: ticket, sessionToken: previousToken, deviceToken, clientAddress } = call
  const finished = await finishSignIn(shop, { ticket, proof, previousToken, deviceToken, clientAddress })
  if (finished.ok) return goIn(call, finished.value)
  return finished.code === 'pending-sign-in-expired' ? startAgain(call) : refusedWith(call, finished)
}

type Refused = Exclude<Awaited<ReturnType<typeof renewProof>>, { ok: true }>

function refusedWith(call: AuthCall, refusal: Refused): AuthAnswer {
  return refusal.code === 'too-many'
    ? waitForCode(call, refusal, factorTooMany)
    : staying(call, factorNotices[refusal.code], refusal.code)
}

async function startAgain(call: AuthCall): Promise<Outcome> {
  const notice = factorNotices['pending-sign-in-expired']
  if (call.sent.again) return staying(call, notice, 'pending-sign-in-expired')
  return redirectWithFlash(call.shop, authPath(call.redirectTo), notice)
}
