/** What a browser is asked to do; it goes to `navigator.credentials` as it is. */
export interface PasskeyOptions {
  challenge: string
}

export interface KnownPasskey {
  credentialId: string
  /** COSE, in base64url. */
  publicKey: string
  counter: number
  transports: string[]
}

/** WebAuthn. An answer that proves nothing is null, whatever is wrong with it. */
export interface Passkeys {
  registrationOptions(
    person: { email: string; name: string },
    known: readonly Pick<KnownPasskey, 'credentialId' | 'transports'>[],
  ): Promise<PasskeyOptions>
  signingOptions(known: readonly Pick<KnownPasskey, 'credentialId' | 'transports'>[]): Promise<PasskeyOptions>
  /** `isOurs` says whether the challenge was given out, and uses it up. */
  verifyRegistration(answer: string, isOurs: ChallengeCheck): Promise<KnownPasskey | null>
  /** The credential that an answer claims to come from. */
  credentialIn(answer: string): string | null
  verifySigning(
    answer: string,
    passkey: KnownPasskey,
    isOurs: ChallengeCheck,
  ): Promise<{ counter: number } | null>
}

export type ChallengeCheck = (challenge: string) => Promise<boolean>
