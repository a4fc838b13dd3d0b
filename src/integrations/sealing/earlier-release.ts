import { openBox, sealKey } from './box.ts'
import type { SealPurpose } from './port.ts'

const OUTBOX_PREFIX = 'sealed:'

/** Those that there were then. A newer purpose opens nothing of that time: one key served all of them. */
const cookiePurposes: readonly SealPurpose[] = [
  'notice',
  'google-sign-in',
  'pending-confirmation',
  'waiting-form',
  'account-deletion',
]

/**
 * Opens what an earlier release sealed and what was under way when it was replaced: two keys for everything, and no end inside.
 * Nothing makes such values any more. The longest-lived are links that wait in the queue, for at most a year.
 */
export function createEarlierReader(secret: string) {
  const cookieKey = sealKey(secret, 'lume seal')
  const outboxKey = sealKey(secret, 'outbox links')
  return (purpose: SealPurpose, sealed: string): string | null => {
    if (cookiePurposes.includes(purpose)) return openBox(cookieKey, sealed)?.toString('utf8') ?? null
    if (purpose !== 'outbox-link' || !sealed.startsWith(OUTBOX_PREFIX)) return null
    return openBox(outboxKey, sealed.slice(OUTBOX_PREFIX.length))?.toString('utf8') ?? null
  }
}
