import { z } from 'zod'
import { intent } from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import { carrierAccountCopy as words } from '#delivery/carriers/copy/admin-carrier-account.ts'
import {
  connectByCode,
  connectByToken,
  disconnectAccount,
} from '#delivery/carriers/use-cases/connect-account.ts'
import type { Refusal } from '#platform/domain/result.ts'
import { textUpTo } from '#platform/http/request/form-fields.server.ts'
import type { Shop } from '#platform/shop.ts'

/** The service's tokens are JWTs of more than 1,000 characters. */
const longText = textUpTo(6_000)
const failed = { title: words.failed }
/** Calls the service. Requires a fresh login, because the account's balance can be spent. */
const guarded = { inSteps: true, proof: true } as const

type Told = Refusal<keyof typeof words.refusals> | Refusal<'refused', { reason: string }>
const problem = (refusal: Told) =>
  refusal.code === 'refused' ? words.refused(refusal.details.reason) : words.refusals[refusal.code]

export const accountIntents = {
  connect: intent({
    ...guarded,
    schema: z.object({
      token: longText,
      secret: textUpTo(200),
      environment: z.enum(['production', 'sandbox']).catch('production'),
    }),
    failed,
    run: ({ secret, ...typed }, { shop, actor }) =>
      connectByToken(shop, { ...typed, appSecret: secret, actor }),
    done: () => words.done,
    refusals: problem,
  }),
  finish: intent({
    ...guarded,
    schema: z.object({ code: longText, state: longText }),
    failed,
    run: (callback, { shop, actor }) =>
      connectByCode(shop, { ...callback, returnUrl: accountReturnUrl(shop), actor }),
    done: () => words.done,
    refusals: problem,
  }),
  disconnect: intent({
    ...guarded,
    schema: z.object({}),
    failed: { title: words.disconnectFailed },
    run: (_, { shop, actor }) => disconnectAccount(shop, { actor }),
    done: () => words.disconnected,
    refusals: {},
  }),
}

/** OAuth callback: this page, which then asks for confirmation. */
export const accountReturnUrl = ({ config }: Pick<Shop, 'config'>) =>
  new URL(pathTo('adminCarriers'), config.siteUrl).href

/** OAuth parameters. Opening the URL alone changes nothing. */
export function broughtIn({ searchParams }: URL): { code: string; state: string } | null {
  const [code, state] = [searchParams.get('code'), searchParams.get('state')]
  return code && state ? { code, state } : null
}
