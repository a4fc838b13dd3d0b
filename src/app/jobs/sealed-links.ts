import type { Sealing } from '#platform/sealing/port.ts'

const secretLinks: ReadonlySet<string> = new Set([
  'confirmationUrl',
  'resetUrl',
  'reviewUrl',
  'leaveUrl',
  'deletionCode',
  'signInCode',
  'signInUrl',
  'invitationUrl',
  'voucherCode',
  'voucherUrl',
  'orderUrl',
])

/**
 * Links that sign somebody in are kept as hashes only, so they must not lie open in the queue either, nor in a backup
 * of it; nor may a code that opens or ends an account.
 */
export function sealLinks<Data extends object>(sealing: Sealing, data: Data, validSeconds: number): Data {
  return JSON.parse(
    JSON.stringify(data, (name, value) =>
      secretLinks.has(name) ? sealing.seal('outbox-link', String(value), validSeconds) : value,
    ),
  )
}

export function openLinks<Data extends object>(sealing: Sealing, data: Data): Data {
  return JSON.parse(JSON.stringify(data), (name, value) =>
    secretLinks.has(name) ? openLink(sealing, value) : value,
  )
}

function openLink(sealing: Sealing, sealed: string): string {
  const link = sealing.unseal('outbox-link', sealed)
  if (link === null) throw new Error('a sealed link of the queue cannot be opened')
  return link
}
