import { parseCep } from '#delivery/addresses/domain/cep.ts'
import { parseAddressText } from '#delivery/addresses/domain/parse-address-text.ts'
import { loadWorkshop } from '#delivery/calendar/use-cases/load-workshop.ts'
import type { AccountEnvironment, AccountRefusal } from '#delivery/carriers/providers/port.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { SETTINGS_ENTITY } from '#settings/use-cases/save-settings.ts'
import type { AccountState } from './carrier-settings.ts'

/** Sender data that labels require and the owner has not entered. */
export type MissingOfSender = 'cep' | 'document'

export type AccountView =
  | {
      readonly kind: 'none'
      readonly missing: readonly MissingOfSender[]
      /** OAuth URL; null if the shop has no app there and the owner pastes a token. */
      readonly signInUrl: string | null
    }
  | {
      readonly kind: 'connected'
      readonly state: AccountState
      readonly missing: readonly MissingOfSender[]
      readonly environment: AccountEnvironment | null
      readonly balance: Centavos | null
    }

const SIGN_IN_SECONDS = 15 * 60

interface Viewing {
  readonly state: AccountState | null
  readonly workshop: string | null
  readonly actor: Pick<Actor, 'id'>
  readonly returnUrl: string
}

export async function viewAccount(
  shop: Shop,
  { state, workshop, actor, returnUrl }: Viewing,
): Promise<AccountView> {
  const { account } = shop.carriers['melhor-envio']
  const missing = missingOfSender(shop, workshop)
  if (!state) {
    const state = shop.sealing.seal('carrier-sign-in', actor.id, SIGN_IN_SECONDS)
    return { kind: 'none', missing, signInUrl: account.signInUrl({ state: state, returnUrl }) }
  }
  const [balance, environment] = await Promise.all([account.balance(), account.environment()])
  return { kind: 'connected', state, missing, environment, balance: balance.ok ? balance.value : null }
}

function missingOfSender({ settings }: Pick<Shop, 'settings'>, workshop: string | null): MissingOfSender[] {
  const hasCep = workshop !== null && parseCep(parseAddressText(workshop).cep) !== null
  const hasDocument = settings.current().values.contact.taxId !== ''
  return [...(hasCep ? [] : (['cep'] as const)), ...(hasDocument ? [] : (['document'] as const))]
}

type Connected = Ok<undefined> | AccountRefusal | Refusal<'sender-incomplete'>

export const connectByToken = (
  shop: Shop,
  {
    actor,
    token,
    appSecret,
    environment,
  }: {
    readonly actor: Actor
    readonly token: string
    readonly appSecret: string
    readonly environment: AccountEnvironment
  },
): Promise<Connected | Refusal<'token-missing'>> =>
  token.trim() === ''
    ? Promise.resolve(refuse('token-missing'))
    : connect(shop, actor, () =>
        shop.carriers['melhor-envio'].account.connectByToken({
          token: token.trim(),
          appSecret: appSecret.trim() || null,
          environment,
        }),
      )

/** Accepts the code only if this owner started the sign-in within the last 15 minutes. */
export async function connectByCode(
  shop: Shop,
  {
    actor,
    code,
    state,
    returnUrl,
  }: {
    readonly actor: Actor
    readonly code: string
    readonly state: string
    readonly returnUrl: string
  },
): Promise<Connected> {
  if (shop.sealing.unseal('carrier-sign-in', state) !== actor.id) return refuse('not-authorised')
  return connect(shop, actor, () => shop.carriers['melhor-envio'].account.connectByCode({ code, returnUrl }))
}

async function connect(
  shop: Shop,
  actor: Actor,
  send: () => Promise<Ok<undefined> | AccountRefusal>,
): Promise<Connected> {
  const workshop = await loadWorkshop(shop.db)
  if (missingOfSender(shop, workshop?.postal_code ?? null).length > 0) return refuse('sender-incomplete')
  const answer = await send()
  if (answer.ok) await record(shop, actor, { from: '', to: NAME })
  return answer
}

export async function disconnectAccount(
  shop: Shop,
  { actor }: { readonly actor: Actor },
): Promise<Ok<undefined>> {
  await shop.carriers['melhor-envio'].account.disconnect()
  await record(shop, actor, { from: NAME, to: '' })
  return ok()
}

const NAME = 'Melhor Envio'

const record = ({ db, clock }: Shop, actor: Actor, account: { from: string; to: string }) =>
  recordChange(db, {
    actor,
    ...SETTINGS_ENTITY,
    action: 'carriers',
    changes: { 'brazil.account': account },
    at: clock.now(),
  })
