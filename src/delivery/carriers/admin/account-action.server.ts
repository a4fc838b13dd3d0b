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

/** Tokens there are signed texts of more than a thousand letters. */
const longText = textUpTo(6_000)
const failed = { title: words.failed }
/** It asks the service, and whoever holds the account spends its balance. */
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
    run: (brought, { shop, actor }) =>
      connectByCode(shop, { ...brought, returnUrl: accountReturnUrl(shop), actor }),
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

/** Where the service leads the owner back to: this very page, which then asks for one more press. */
export const accountReturnUrl = ({ config }: Pick<Shop, 'config'>) =>
  new URL(pathTo('adminCarriers'), config.siteUrl).href

/** What the owner brings back from the service; nothing is done by opening an address. */
export function broughtIn({ searchParams }: URL): { code: string; state: string } | null {
  const [code, state] = [searchParams.get('code'), searchParams.get('state')]
  return code && state ? { code, state } : null
}
