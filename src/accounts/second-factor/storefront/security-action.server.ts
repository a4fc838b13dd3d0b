import { data, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import {
  securityCopy,
  securityNotices,
  securityRefusals,
  securityTooMany,
} from '#accounts/second-factor/copy/security.ts'
import { addPasskey } from '#accounts/second-factor/use-cases/add-passkey.ts'
import { removeFactor, replaceRecoveryCodes } from '#accounts/second-factor/use-cases/remove-factor.ts'
import { finishAppSetup } from '#accounts/second-factor/use-cases/set-up-app.ts'
import { mayHaveFactor, requireFactorRights } from '#accounts/session/storefront/access.server.ts'
import { requireFreshProof } from '#accounts/session/storefront/fresh-proof.server.ts'
import { pathTo } from '#addresses.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import { answerForm, answerFormWhenDone } from '#platform/http/request/answer-form.server.ts'
import { customerOf, requestOf, shopOf } from '#platform/http/request/context.server.ts'
import { redirectWithFlash } from '#platform/http/request/flash.server.ts'
import { text } from '#platform/http/request/form-fields.server.ts'
import { readForm, readFormData } from '#platform/http/request/read-form-data.server.ts'
import { done, type FormAnswer, refused } from '#ui/form/form-answer.ts'
import { endedSetupCookie, readSetupTicket } from './load-security.server.ts'

export const securityFormSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('confirm-app'), code: text }),
  z.object({ intent: z.literal('remove-app') }),
  z.object({ intent: z.literal('add-passkey'), passkey: text, name: text }),
  z.object({ intent: z.literal('remove-passkey'), id: text }),
  z.object({ intent: z.literal('renew-codes') }),
])
type SecurityForm = z.output<typeof securityFormSchema>

export type SecurityAnswer = FormAnswer<{ codes: string[]; field: 'code' }>

type Context = Readonly<RouterContextProvider>

export async function changeFactors(request: Request, context: Context) {
  const form = await readFormData(request)
  const fields = readForm(securityFormSchema, form)
  // If an earlier response was lost, the last factor may already be removed, so removals skip this check.
  if (showsCodes(fields)) await requireFactorRights(context)
  await requireFreshProof({ request, context, form })
  try {
    const answer = showsCodes(fields)
      ? await answerFormWhenDone(context, form, () => change(fields, request, context), withoutCodes)
      : await answerForm(context, form, (_, innerContext) => change(fields, request, innerContext))
    if (answer.toast && !(await mayHaveFactor(context)))
      return redirectWithFlash(shopOf(context), pathTo('profile'), answer.toast)
    const isSetUp = answer.ok && fields.intent === 'confirm-app'
    const headers = new Headers(isSetUp ? { 'Set-Cookie': await endedSetupCookie(shopOf(context)) } : {})
    return data(answer, { status: answer.ok ? 200 : 409, headers })
  } catch (error) {
    requestOf(context).reportFailure(error)
    return data<SecurityAnswer>(refused(securityRefusals.unexpected), 500)
  }
}

const showsCodes = ({ intent }: SecurityForm) => intent !== 'remove-app' && intent !== 'remove-passkey'

/** Recovery codes are shown once and never stored as text. */
const withoutCodes = ({ codes: _, ...answer }: SecurityAnswer): SecurityAnswer => answer

async function change(fields: SecurityForm, request: Request, context: Context): Promise<SecurityAnswer> {
  const shop = shopOf(context)
  const { userId, sessionId } = customerOf(context)
  switch (fields.intent) {
    case 'confirm-app': {
      const ticket = await readSetupTicket(shop, request)
      return addedAnswer(await finishAppSetup(shop, { userId, sessionId, ticket, code: fields.code }))
    }
    case 'add-passkey': {
      const fallbackName = securityCopy.passkeys.unnamed
      const { passkey: answer, name } = fields
      return addedAnswer(await addPasskey(shop, { userId, sessionId, answer, name, fallbackName }))
    }
    case 'remove-app':
      return removedAnswer(await removeFactor(shop, { userId, factor: 'app' }))
    case 'remove-passkey':
      if (!isUuid(fields.id)) return refused(securityRefusals['no-such-factor'])
      return removedAnswer(await removeFactor(shop, { userId, factor: { passkeyId: fields.id } }))
    case 'renew-codes': {
      const renewal = await replaceRecoveryCodes(shop, { userId })
      if (!renewal.ok) return refused(securityRefusals[renewal.code])
      return { ...done(securityNotices.codes), codes: renewal.value.codes }
    }
  }
}

type Added = Awaited<ReturnType<typeof finishAppSetup>> | Awaited<ReturnType<typeof addPasskey>>

function addedAnswer(outcome: Added): SecurityAnswer {
  if (outcome.ok) return { ...done(securityNotices.added), codes: outcome.value.codes ?? undefined }
  if (outcome.code === 'too-many') return refused(securityTooMany(outcome.details.retryAfterSeconds))
  const field = outcome.code === 'wrong-code' ? ('code' as const) : undefined
  return { ...refused(securityRefusals[outcome.code]), field }
}

function removedAnswer(outcome: Awaited<ReturnType<typeof removeFactor>>): SecurityAnswer {
  if (!outcome.ok) return refused(securityRefusals[outcome.code])
  return done(outcome.value.isLast ? securityNotices.off : securityNotices.removed)
}
