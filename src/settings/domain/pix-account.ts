import { toBrCodeText } from '#platform/domain/br-code.ts'

export interface PixAccount {
  readonly key: string
  readonly receiver: string
  readonly city: string
}

/** A changed key takes effect after an hour, so that the owner can react to the warning email. */
export const PIX_KEY_WAITS_MINUTES = 60

export interface StoredPixKey {
  readonly account: PixAccount | null
  readonly since: Date
  readonly former: PixAccount | null
}

export function pixAccountAt(stored: StoredPixKey | null, environment: PixAccount | null, now: Date) {
  if (!stored) return environment
  return stored.since <= now ? stored.account : stored.former
}

/** 'maria@exemplo.com.br' becomes '•••••@exemplo.com.br'; a CPF shows its last two digits. */
export function maskPixKey(key: string): string {
  const at = key.indexOf('@')
  if (at > 0) return `•••••${key.slice(at)}`
  return `•••••${key.slice(key.length > 20 ? -4 : -2)}`
}

export const toAccount = (key: string, receiver: string, city: string): PixAccount => ({
  key,
  receiver: toBrCodeText(receiver),
  city: toBrCodeText(city),
})
