import * as openid from 'openid-client'
import { ok, refuse } from '#platform/domain/result.ts'
import type { ExternalIdentity } from './port.ts'

export interface GoogleSettings {
  clientId: string
  clientSecret: string
  issuer: string
}

const TIMEOUT_SECONDS = 5

export function createGoogleIdentity(settings: GoogleSettings): ExternalIdentity {
  let discovered: Promise<openid.Configuration> | undefined
  const provider = () => {
    // Failed discovery is not cached, so the next visitor retries.
    discovered ??= discover(settings).catch((error: unknown) => {
      discovered = undefined
      throw error
    })
    return discovered
  }

  return {
    async authorizationOrigin() {
      const configuration = await provider().catch(() => null)
      const endpoint = configuration?.serverMetadata().authorization_endpoint
      return endpoint ? new URL(endpoint).origin : null
    },

    async start(callbackUrl) {
      const authorization = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        codeVerifier: openid.randomPKCECodeVerifier(),
      }
      try {
        const url = openid.buildAuthorizationUrl(await provider(), {
          redirect_uri: callbackUrl,
          scope: 'openid email profile',
          state: authorization.state,
          nonce: authorization.nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(authorization.codeVerifier),
          code_challenge_method: 'S256',
        })
        return ok({ url: url.href, authorization })
      } catch (error) {
        return refuse('provider-unavailable', { reason: describeReason(error) })
      }
    },

    async finish(returnUrl, authorization) {
      try {
        const tokens = await openid.authorizationCodeGrant(await provider(), returnUrl, {
          expectedState: authorization.state,
          expectedNonce: authorization.nonce,
          pkceCodeVerifier: authorization.codeVerifier,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (!claims || typeof claims.email !== 'string') {
          return refuse('refused-by-provider', { reason: 'the ID token names no e-mail' })
        }
        return ok({
          subject: claims.sub,
          email: claims.email,
          emailVerified: claims.email_verified === true,
          name: typeof claims.name === 'string' ? claims.name : '',
          avatarUrl:
            typeof claims.image === 'string' && claims.image.startsWith('https://') ? claims.image : null,
        })
      } catch (error) {
        return isRefusal(error)
          ? refuse('refused-by-provider', { reason: describeReason(error) })
          : refuse('provider-unavailable', { reason: describeReason(error) })
      }
    },
  }
}

async function discover({ issuer, clientId, clientSecret }: GoogleSettings): Promise<openid.Configuration> {
  const url = new URL(issuer)
  // Plain HTTP is allowed on loopback only, for tests; elsewhere it would expose the secret.
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  return openid.discovery(url, clientId, clientSecret, openid.ClientSecretPost(clientSecret), {
    timeout: TIMEOUT_SECONDS,
    // Also verifies the ID token's signature, which the library otherwise leaves to TLS.
    execute: [openid.enableNonRepudiationChecks, ...(isLoopback ? [openid.allowInsecureRequests] : [])],
  })
}

function isRefusal(error: unknown): boolean {
  if (error instanceof openid.AuthorizationResponseError || error instanceof openid.ResponseBodyError)
    return true
  return (
    error instanceof openid.ClientError &&
    error.code !== 'OAUTH_TIMEOUT' &&
    !(error.cause instanceof TypeError)
  )
}

function describeReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code } = error as { code?: string }
  return code ? `${error.message} (${code})` : error.message
}
