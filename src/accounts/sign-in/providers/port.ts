import type { Passkeys } from '#accounts/second-factor/providers/port.ts'
import type { Ok, Refusal } from '#platform/domain/result.ts'

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

/** Secrets and one-way functions of accounts. */
export interface Identity {
  hashPassword(password: string): Promise<string>
  /** Takes as long for an unknown account (null) as for a wrong password. */
  verifyPassword(password: string, hash: string | null): Promise<boolean>
  /** Made with other parameters than today's: to be made anew while the password is at hand. */
  isOutdated(hash: string): boolean
  /** A new secret for a link: 256 random bits. Only its hash is stored. */
  createToken(): { token: string; hash: string }
  /** The same for a session: 160 random bits, and a mark that tells a token of this shop from one that was made up. */
  createSessionToken(): { token: string; hash: string }
  /** Without a question to the database; whether the session is open is another question. */
  isSessionToken(text: string): boolean
  hashToken(token: string): string
  readonly passkeys: Passkeys
  /** Null when no credentials are configured. */
  readonly google: ExternalIdentity | null
}
