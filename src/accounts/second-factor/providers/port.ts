/** Passed unchanged to `navigator.credentials`. */
export interface PasskeyOptions {
  challenge: string
}

export interface KnownPasskey {
  credentialId: string
  publicKey: string
  counter: number
  transports: string[]
}

export interface Passkeys {
  registrationOptions(
    person: { email: string; name: string },
    passkeys: readonly Pick<KnownPasskey, 'credentialId' | 'transports'>[],
  ): Promise<PasskeyOptions>
  signingOptions(
    passkeys: readonly Pick<KnownPasskey, 'credentialId' | 'transports'>[],
  ): Promise<PasskeyOptions>
  /** `isOurs` consumes the challenge if it was issued by the shop. */
  verifyRegistration(answer: string, isOurs: ChallengeCheck): Promise<KnownPasskey | null>
  /** Returns the credential that the answer claims, without verifying it. */
  credentialIn(answer: string): string | null
  verifySigning(
    answer: string,
    passkey: KnownPasskey,
    isOurs: ChallengeCheck,
  ): Promise<{ counter: number } | null>
}

export type ChallengeCheck = (challenge: string) => Promise<boolean>
