import { generateKeyPairSync } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type Context } from 'oidc-provider'

export interface ProviderPerson {
  subject: string
  email: string
  emailVerified: boolean
  name?: string
  image?: string
}

export interface IdentityProvider {
  readonly issuer: string
  readonly credentials: { clientId: string; clientSecret: string }
  visitor: ProviderPerson | 'denies'
  /** Follows the provider's redirects until one leads back to the shop. */
  visit(authorizationUrl: string): Promise<URL>
  stop(): Promise<void>
}

const credentials = { clientId: 'loja', clientSecret: 'segredo-de-teste-da-loja' }

/** A real OpenID Connect provider on a loopback port: discovery, code flow with PKCE, signed ID tokens. */
export async function startIdentityProvider(redirectUri: string): Promise<IdentityProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const people = new Map<string, ProviderPerson>()
  const provider = new Provider(issuer, configurationFor(redirectUri, people))
  const answer = provider.callback()

  const runningProvider: IdentityProvider = {
    issuer,
    credentials,
    visitor: 'denies',
    visit: (url) => followUntil(url, redirectUri),
    stop: () => close(server),
  }
  server.on('request', (req, res) => {
    if (!req.url?.startsWith('/interaction/')) return answer(req, res)
    const { visitor } = runningProvider
    if (visitor === 'denies') {
      provider.interactionFinished(req, res, { error: 'access_denied', error_description: 'cancelled' })
      return
    }
    people.set(visitor.subject, visitor)
    provider.interactionFinished(req, res, { login: { accountId: visitor.subject } })
  })
  return runningProvider

  function configurationFor(callback: string, personsById: Map<string, ProviderPerson>) {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    return {
      clients: [
        {
          client_id: credentials.clientId,
          client_secret: credentials.clientSecret,
          redirect_uris: [callback],
          token_endpoint_auth_method: 'client_secret_post',
          id_token_signed_response_alg: 'ES256',
        },
      ],
      jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' }] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'image'] },
      // Google puts the claims into the ID token itself.
      conformIdTokenClaims: false,
      cookies: { keys: ['a key of the test'] },
      ttl: {
        Interaction: 600,
        Session: 600,
        Grant: 600,
        AuthorizationCode: 60,
        AccessToken: 600,
        IdToken: 600,
      },
      pkce: { required: () => true },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_: Context, { uid }: { uid: string }) => `/interaction/${uid}` },
      async loadExistingGrant({ oidc }: Context) {
        const grant = new provider.Grant({
          clientId: oidc.client.clientId,
          accountId: oidc.session.accountId,
        })
        grant.addOIDCScope('openid email profile')
        await grant.save()
        return grant
      },
      findAccount(_: Context, accountId: string) {
        const person = personsById.get(accountId)
        return person && { accountId, claims: () => buildClaims(person) }
      },
    }
  }
}

function buildClaims({ subject, email, emailVerified, name, image }: ProviderPerson) {
  return { sub: subject, email, email_verified: emailVerified, name, image }
}

async function followUntil(start: string, redirectUri: string): Promise<URL> {
  const cookies = new Map<string, string>()
  for (let url = new URL(start), hop = 0; hop < 10; hop++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { redirect: 'manual', headers: { Cookie: cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('Location')
    if (!location) throw new Error(`the provider stopped with ${response.status}: ${await response.text()}`)
    url = new URL(location, url)
    if (url.href.startsWith(redirectUri)) return url
  }
  throw new Error('the provider never sent the visitor back')
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}
