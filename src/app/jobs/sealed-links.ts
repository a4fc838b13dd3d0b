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
 * Sign-in links and account codes are stored only as hashes elsewhere, so the queue and its backups must
 * encrypt them.
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

function openLink(sealing: Sealing, box: string): string {
  const link = sealing.unseal('outbox-link', box)
  if (link === null) throw new Error('a sealed link of the queue cannot be opened')
  return link
}
