import type { Passkeys } from '#accounts/second-factor/providers/port.ts'
import type { Ok, Refusal } from '#platform/domain/result.ts'
import type { Secrets } from '#platform/sealing/secrets.ts'

declare module '#platform/shop.ts' {
  interface Shop {
    readonly identity: Identity
  }
}

/** What an external identity provider vouches for. */
export interface ExternalPerson {
  /** The provider's own, unchanging name for the person. */
  subject: string
  email: string
  emailVerified: boolean
  name: string
  avatarUrl: string | null
}

/** What must be remembered between leaving for the provider and coming back; sealed in a cookie, never stored. */
export interface AuthorizationRequest {
  state: string
  nonce: string
  codeVerifier: string
}

/** Sign-in with an external identity provider: OpenID Connect, code flow with PKCE. */
export interface ExternalIdentity {
  /** Where visitors are sent to sign in; null while the provider does not answer. */
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

/** How people prove who they are. */
export interface Identity extends Secrets {
  readonly passkeys: Passkeys
  /** Null when no credentials are configured. */
  readonly google: ExternalIdentity | null
}
