import type { Passkeys } from '#accounts/second-factor/providers/port.ts'
import type { Ok, Refusal } from '#platform/domain/result.ts'
import type { Secrets } from '#platform/sealing/secrets.ts'

declare module '#platform/shop.ts' {
  interface Shop {
    readonly identity: Identity
  }
}

export interface ExternalPerson {
  subject: string
  email: string
  emailVerified: boolean
  name: string
  avatarUrl: string | null
}

/** Kept in an encrypted cookie between redirect and callback; never stored. */
export interface AuthorizationRequest {
  state: string
  nonce: string
  codeVerifier: string
}

export interface ExternalIdentity {
  /** Null while the provider is unreachable. */
  authorizationOrigin(): Promise<string | null>
  start(
    callbackUrl: string,
  ): Promise<
    | Ok<{ url: string; authorization: AuthorizationRequest }>
    | Refusal<'provider-unavailable', { reason: string }>
  >
  finish(
    returned: URL,
    authorization: AuthorizationRequest,
  ): Promise<Ok<ExternalPerson> | Refusal<'refused-by-provider' | 'provider-unavailable', { reason: string }>>
}

export interface Identity extends Secrets {
  readonly passkeys: Passkeys
  readonly google: ExternalIdentity | null
}
