import { data, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { signUpNotices, termsConsent } from '#accounts/copy/accounts.ts'
import { type AuthField, fieldAtFault } from '#accounts/sign-in/storefront/auth-answer.ts'
import { invitationCopy, invitationRefusals } from '#accounts/team/copy.ts'
import { acceptInvitation } from '#accounts/team/use-cases/accept-invitation.ts'
import { pathTo } from '#addresses.ts'
import { requestOf, shopOf, visitorOf } from '#platform/http/request/context.server.ts'
import { redirectWithFlash } from '#platform/http/request/flash.server.ts'
import { text, textUpTo, ticked } from '#platform/http/request/form-fields.server.ts'
import { readForm, readFormData } from '#platform/http/request/read-form-data.server.ts'
import { sessionCookie } from '#platform/http/request/session-cookie.server.ts'
import { type FormAnswer, refused } from '#ui/form/form-answer.ts'

export const acceptFormSchema = z.object({
  token: textUpTo(100),
  fullName: textUpTo(200),
  password: text,
  confirmation: text,
  terms: ticked,
})

export type AcceptAnswer = FormAnswer<{ field: AuthField | null; fullName: string }>

const notices = { ...signUpNotices, ...invitationRefusals }

export async function acceptByForm(request: Request, context: Readonly<RouterContextProvider>) {
  const [shop, visitor, facts] = [shopOf(context), visitorOf(context), requestOf(context)]
  const { token, terms: acceptsTerms, ...typed } = readForm(acceptFormSchema, await readFormData(request))
  const stay = (code: keyof typeof notices, status: number) => {
    const answer = { ...refused(notices[code]), field: fieldAtFault(code), fullName: typed.fullName }
    return data<AcceptAnswer>(answer, { status })
  }
  try {
    const outcome = await acceptInvitation(shop, {
      token,
      userId: visitor.kind === 'guest' ? null : visitor.userId,
      account: { ...typed, acceptsTerms, termsText: termsConsent },
      clientAddress: facts.clientAddress,
    })
    if (!outcome.ok) return stay(outcome.code, 409)
    const { role, session } = outcome.value
    const cookie = await sessionCookie(shop.config.siteUrl, session.token, session.expiresAt)
    const headers = new Headers({ 'Set-Cookie': cookie })
    return await redirectWithFlash(shop, pathTo('adminToday'), invitationCopy.accepted[role], headers)
  } catch (error) {
    facts.reportFailure(error)
    return stay('unexpected', 500)
  }
}
