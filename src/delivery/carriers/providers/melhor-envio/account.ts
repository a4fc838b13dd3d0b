import type { AccountRefusal, CarrierAccount } from '#delivery/carriers/providers/port.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { serviceUrl } from '#platform/remote-service/remote-service.ts'
import type { AccountStore, AccountTokens } from './account-store.ts'
import { balanceShape } from './answers.ts'
import type { Declined, MelhorEnvioClient, MelhorEnvioSettings } from './client.ts'
import { askForBalance } from './labels.ts'

const SCOPES = [
  'cart-read',
  'cart-write',
  'orders-read',
  'shipping-calculate',
  'shipping-cancel',
  'shipping-checkout',
  'shipping-generate',
  'shipping-preview',
  'shipping-print',
  'shipping-tracking',
  'users-read',
].join(' ')

/** The shop's app exists only in production; sandbox accounts connect by token. */
const APP_ENVIRONMENT = 'production'

export function createAccount({
  client,
  store,
  app,
}: {
  client: MelhorEnvioClient
  store: AccountStore
  app: MelhorEnvioSettings['app']
}): CarrierAccount {
  async function keep(tokens: AccountTokens, expiresAt: Date | null) {
    const balanceAnswer = await client.askWith(tokens, { path: 'api/v2/me/balance', shape: balanceShape })
    if (!balanceAnswer.ok)
      return balanceAnswer.code === 'not-connected' ? refuse('not-authorised') : asRefusal(balanceAnswer)
    await store.save(tokens, expiresAt)
    return ok()
  }

  return {
    connectByToken: ({ token, appSecret, environment }) =>
      keep({ environment, accessToken: token, refreshToken: null, appSecret }, null),

    signInUrl({ state, returnUrl }) {
      if (!app) return null
      return serviceUrl(client.addressOf(APP_ENVIRONMENT), 'oauth/authorize', {
        client_id: app.clientId,
        redirect_uri: returnUrl,
        response_type: 'code',
        scope: SCOPES,
        state,
      }).href
    },

    async connectByCode({ code, returnUrl }) {
      if (!app) return refuse('not-authorised')
      const grant = { grant_type: 'authorization_code', code, redirect_uri: returnUrl }
      const fresh = await client.exchange(APP_ENVIRONMENT, grant)
      if (!fresh.ok) return asRefusal(fresh)
      const { expiresAt, ...tokens } = fresh.value
      return keep({ ...tokens, environment: APP_ENVIRONMENT, appSecret: app.clientSecret }, expiresAt)
    },

    renewAhead: () => client.renewAhead(),
    disconnect: () => store.forget(),
    environment: async () => (await store.load())?.environment ?? null,
    balance: () => askForBalance(client, { isQuote: true }),
  }
}

const NOT_AUTHORISED = [400, 401, 403]

/** The owner must fix a rejected code or token. Other errors are failures of the service. */
const asRefusal = (refusal: Exclude<AccountRefusal, { code: 'refused' }> | Declined): AccountRefusal =>
  refusal.code === 'refused' && NOT_AUTHORISED.includes(refusal.details.status)
    ? refuse('not-authorised')
    : refusal
