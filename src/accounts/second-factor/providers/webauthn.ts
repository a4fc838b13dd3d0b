import { z } from 'zod'
import type { Passkeys } from './port.ts'

/** Lazy-loaded: five megabytes that are needed only once someone uses a passkey. */
const library = () => import('@simplewebauthn/server')

const base64url = z.string().regex(/^[\w-]+={0,2}$/)

const answerSchema = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.unknown().transform(() => ({})),
})

const registrationSchema = answerSchema.extend({
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
})

const signingSchema = answerSchema.extend({
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
  }),
})

/** A passkey follows the password, so presence is enough; a PIN or fingerprint is not required. */
const userVerification = 'preferred'
const requireUserVerification = false
/** EdDSA, ES256, RS256: common among authenticators; Node still warns about newer algorithms. */
const supportedAlgorithmIDs = [-8, -7, -257]

export function createPasskeys({ siteUrl, shopName }: { siteUrl: string; shopName: () => string }): Passkeys {
  const rpID = new URL(siteUrl).hostname
  const expected = { expectedOrigin: siteUrl, expectedRPID: rpID, requireUserVerification }
  return {
    registrationOptions: async ({ email, name }, knownPasskeys) =>
      (await library()).generateRegistrationOptions({
        rpName: shopName(),
        rpID,
        userName: email,
        userDisplayName: name,
        attestationType: 'none',
        supportedAlgorithmIDs,
        excludeCredentials: references(knownPasskeys),
        authenticatorSelection: { residentKey: 'discouraged', userVerification },
      }),
    signingOptions: async (knownPasskeys) =>
      (await library()).generateAuthenticationOptions({
        rpID,
        userVerification,
        allowCredentials: references(knownPasskeys),
      }),
    async verifyRegistration(answer, isOurs) {
      const response = read(registrationSchema, answer)
      if (!response) return null
      const { verifyRegistrationResponse } = await library()
      const verified = await verifyRegistrationResponse({
        ...expected,
        response,
        expectedChallenge: isOurs,
        supportedAlgorithmIDs,
      }).catch(() => null)
      if (!verified?.verified) return null
      const { id, publicKey, counter } = verified.registrationInfo.credential
      const transports = response.response.transports ?? []
      return {
        credentialId: id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports,
      }
    },
    credentialIn: (answer) => read(signingSchema, answer)?.id ?? null,
    async verifySigning(answer, { credentialId, publicKey, counter, transports }, isOurs) {
      const response = read(signingSchema, answer)
      if (!response) return null
      const { verifyAuthenticationResponse } = await library()
      const key = new Uint8Array(Buffer.from(publicKey, 'base64url'))
      const verified = await verifyAuthenticationResponse({
        ...expected,
        response,
        expectedChallenge: isOurs,
        credential: { id: credentialId, publicKey: key, counter, transports },
      }).catch(() => null)
      return verified?.verified ? { counter: verified.authenticationInfo.newCounter } : null
    },
  }
}

const references = (passkeys: readonly { credentialId: string; transports: string[] }[]) =>
  passkeys.map(({ credentialId: id, transports }) => ({ id, transports }))

function read<Schema extends z.ZodType>(schema: Schema, answer: string): z.output<Schema> | null {
  try {
    return schema.safeParse(JSON.parse(answer)).data ?? null
  } catch {
    return null
  }
}
