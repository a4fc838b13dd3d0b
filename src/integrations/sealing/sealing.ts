import { closeBox, openBox, sealKey } from './box.ts'
import { createEarlierReader } from './earlier-release.ts'
import type { Sealing, SealPurpose } from './port.ts'

/** A dot is no character of base64url, so no value of an earlier release starts like this. */
const PREFIX = 'v2.'
const END_BYTES = 8

/** Every key comes from the one session secret, so that an owner has a single value to keep. */
export function createSealing({ secret, now }: { secret: string; now: () => Date }): Sealing {
  const keys = new Map<SealPurpose, Buffer>()
  const keyFor = (purpose: SealPurpose) => {
    const key = keys.get(purpose) ?? sealKey(secret, `lume seal for ${purpose}`)
    keys.set(purpose, key)
    return key
  }
  const openEarlier = createEarlierReader(secret)
  return {
    seal(purpose, value, validSeconds) {
      const content = Buffer.alloc(END_BYTES + Buffer.byteLength(value))
      content.writeBigUInt64BE(BigInt(now().getTime() + validSeconds * 1000))
      content.write(value, END_BYTES)
      return PREFIX + closeBox(keyFor(purpose), content)
    },
    unseal(purpose, sealed) {
      if (!sealed.startsWith(PREFIX)) return openEarlier(purpose, sealed)
      const content = openBox(keyFor(purpose), sealed.slice(PREFIX.length))
      if (!content || Number(content.readBigUInt64BE()) <= now().getTime()) return null
      return content.toString('utf8', END_BYTES)
    },
  }
}
