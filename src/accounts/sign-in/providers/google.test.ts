import { generateKeyPairSync, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type IdentityProvider,
  type ProviderPerson,
  startIdentityProvider,
} from '../../../../lab/fakes/identity-provider.ts'
import { createGoogleIdentity } from './google.ts'
import type { AuthorizationRequest, ExternalIdentity } from './port.ts'

const callback = 'http://localhost:3000/api/auth/callback/google'
const helena: ProviderPerson = {
  subject: 'google-1',
  email: 'helena@exemplo.com.br',
  emailVerified: true,
  name: 'Helena Martins',
  image: 'https://lh3.exemplo/helena.jpg',
}

let provider: IdentityProvider
let identity: ExternalIdentity
beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  provider = await startIdentityProvider(callback)
  identity = createGoogleIdentity({ ...provider.credentials, issuer: provider.issuer })
})
afterAll(async () => {
  await provider.stop()
  vi.restoreAllMocks()
})
beforeEach(() => {
  provider.visitor = helena
})

async function start(): Promise<{ url: string; authorization: AuthorizationRequest }> {
  const startOutcome = await identity.start(callback)
  if (!startOutcome.ok) throw new Error(startOutcome.details.reason)
  return startOutcome.value
}

describe('signing in at the provider', () => {
  test('returns the person whose email the provider has verified', async () => {
    const { url, authorization } = await start()
    const returnUrl = await provider.visit(url)
    expect(await identity.finish(returnUrl, authorization)).toEqual({
      ok: true,
      value: {
        subject: 'google-1',
        email: 'helena@exemplo.com.br',
        emailVerified: true,
        name: 'Helena Martins',
        avatarUrl: 'https://lh3.exemplo/helena.jpg',
      },
    })
  })

  test('asks by code flow with PKCE, a state and a nonce, new for every request', async () => {
    const [first, second] = [await start(), await start()]
    const query = new URL(first.url).searchParams
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      redirect_uri: callback,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      state: first.authorization.state,
      nonce: first.authorization.nonce,
    })
    expect(query.get('code_challenge')).not.toBe(first.authorization.codeVerifier)
    for (const name of ['state', 'nonce', 'codeVerifier'] as const)
      expect(second.authorization[name]).not.toBe(first.authorization[name])
  })

  test('reports an email address that the provider has not verified', async () => {
    provider.visitor = { ...helena, emailVerified: false }
    const { url, authorization } = await start()
    expect(await identity.finish(await provider.visit(url), authorization)).toMatchObject({
      ok: true,
      value: { emailVerified: false },
    })
  })

  test('keeps no image from an unsafe address', async () => {
    provider.visitor = { ...helena, image: 'http://lh3.exemplo/helena.jpg' }
    const { url, authorization } = await start()
    expect(await identity.finish(await provider.visit(url), authorization)).toMatchObject({
      value: { avatarUrl: null },
    })
  })
})

describe('is refused', () => {
  const refusal = { ok: false, code: 'refused-by-provider' }

  test('if the visitor declines at the provider', async () => {
    provider.visitor = 'denies'
    const { url, authorization } = await start()
    const returnUrl = await provider.visit(url)
    expect(returnUrl.searchParams.get('error')).toBe('access_denied')
    expect(await identity.finish(returnUrl, authorization)).toMatchObject(refusal)
  })

  test('if the state belongs to another request', async () => {
    const { url, authorization } = await start()
    const returnUrl = await provider.visit(url)
    expect(await identity.finish(returnUrl, { ...authorization, state: 'another' })).toMatchObject(refusal)
    returnUrl.searchParams.delete('state')
    expect(await identity.finish(returnUrl, authorization)).toMatchObject(refusal)
  })

  test('if the nonce belongs to another request', async () => {
    const { url, authorization } = await start()
    const returnUrl = await provider.visit(url)
    expect(await identity.finish(returnUrl, { ...authorization, nonce: 'another' })).toMatchObject(refusal)
  })

  test('if the proof key belongs to another request', async () => {
    const { url, authorization } = await start()
    const returnUrl = await provider.visit(url)
    expect(
      await identity.finish(returnUrl, { ...authorization, codeVerifier: 'x'.repeat(43) }),
    ).toMatchObject(refusal)
  })

  test('the second time: a code is good once', async () => {
    const { url, authorization } = await start()
    const returnUrl = await provider.visit(url)
    expect(await identity.finish(returnUrl, authorization)).toMatchObject({ ok: true })
    expect(await identity.finish(returnUrl, authorization)).toMatchObject(refusal)
  })

  test('if the provider never issued the code', async () => {
    const { authorization } = await start()
    const returnUrl = new URL(`${callback}?code=made-up&state=${authorization.state}&iss=${provider.issuer}`)
    expect(await identity.finish(returnUrl, authorization)).toMatchObject(refusal)
  })
})

describe('the signature of an ID token', () => {
  const { publicKey, privateKey: published } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const { privateKey: stranger } = generateKeyPairSync('rsa', { modulusLength: 2048 })

  test.each([
    ['is taken from a published key', published, { ok: true }],
    ['is refused from any other', stranger, { ok: false }],
  ])('%s', async (_what, signer, outcome) => {
    let authorization: AuthorizationRequest | undefined
    const issuerServer = createServer((req, res) => {
      const issuer = `http://${req.headers.host}`
      const now = Math.floor(Date.now() / 1000)
      const claims = { iss: issuer, aud: provider.credentials.clientId, sub: 'g-1', iat: now, exp: now + 60 }
      const parts = [
        { alg: 'RS256', kid: 'one' },
        { ...claims, nonce: authorization?.nonce, email: helena.email, email_verified: true },
      ]
      const head = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
      const id_token = `${head}.${sign('sha256', Buffer.from(head), signer).toString('base64url')}`
      const answers: Record<string, object> = {
        '/jwks': { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] },
        '/token': { access_token: 'a', token_type: 'Bearer', id_token },
      }
      const discovery = {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
      }
      res.setHeader('Content-Type', 'application/json')
      res.end(JSON.stringify(answers[req.url ?? ''] ?? discovery))
    })
    await new Promise<void>((resolve) => issuerServer.listen(0, '127.0.0.1', resolve))
    const issuer = `http://localhost:${(issuerServer.address() as AddressInfo).port}`
    const forged = createGoogleIdentity({ ...provider.credentials, issuer })
    const startOutcome = await forged.start(callback)
    if (!startOutcome.ok) throw new Error(startOutcome.details.reason)
    authorization = startOutcome.value.authorization
    expect(
      await forged.finish(new URL(`${callback}?code=c&state=${authorization.state}`), authorization),
    ).toMatchObject(outcome)
    issuerServer.closeAllConnections()
    await new Promise((resolve) => issuerServer.close(resolve))
  })
})

describe('a provider that is unavailable', () => {
  test('is reported as unavailable and asked again on the next attempt', async () => {
    const issuerServer = createServer((_, res) => res.writeHead(503).end())
    await new Promise<void>((resolve) => issuerServer.listen(0, '127.0.0.1', resolve))
    const issuer = `http://localhost:${(issuerServer.address() as AddressInfo).port}`
    const unreachable = createGoogleIdentity({ ...provider.credentials, issuer })
    expect(await unreachable.start(callback)).toMatchObject({ ok: false, code: 'provider-unavailable' })
    issuerServer.closeAllConnections()
    await new Promise((resolve) => issuerServer.close(resolve))
    expect(await unreachable.start(callback)).toMatchObject({ ok: false, code: 'provider-unavailable' })
  })
})

test('the sign-in URL comes from discovery, even at another host than the issuer', async () => {
  const issuerServer = createServer((_, res) => {
    const issuer = `http://localhost:${(issuerServer.address() as AddressInfo).port}`
    const endpoints = {
      authorization_endpoint: 'https://entrar.exemplo.com.br/authorize',
      token_endpoint: `${issuer}/token`,
    }
    res
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ issuer, ...endpoints, jwks_uri: `${issuer}/keys` }))
  })
  await new Promise<void>((resolve) => issuerServer.listen(0, '127.0.0.1', resolve))
  const issuer = `http://localhost:${(issuerServer.address() as AddressInfo).port}`
  const otherProvider = createGoogleIdentity({ ...provider.credentials, issuer })
  expect(await otherProvider.authorizationOrigin()).toBe('https://entrar.exemplo.com.br')
  expect(await identity.authorizationOrigin()).toBe(new URL(provider.issuer).origin)
  issuerServer.closeAllConnections()
  await new Promise((resolve) => issuerServer.close(resolve))
})
