import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const STEP_SECONDS = 30
const DIGITS = 6
/** A phone's clock may be off by half a minute. */
const STEPS_AROUND = 1
const SECRET_BYTES = 20
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export function createTotpSecret(): string {
  return toBase32(randomBytes(SECRET_BYTES))
}

/** RFC 6238 on RFC 4226: SHA-1, six digits, 30 seconds, which every app supports. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0xf
  const number = (digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS
  return String(number).padStart(DIGITS, '0')
}

export const totpStep = (at: Date) => Math.floor(at.getTime() / 1000 / STEP_SECONDS)

export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const typed = Buffer.from(code)
  if (typed.length !== DIGITS) return null
  const current = totpStep(now)
  for (let step = current - STEPS_AROUND; step <= current + STEPS_AROUND; step++)
    if (timingSafeEqual(typed, Buffer.from(totpCode(secret, step)))) return step
  return null
}

export function totpAddress(
  secret: string,
  { shopName, email }: { shopName: string; email: string },
): string {
  const label = `${encodeURIComponent(shopName)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(shopName)}`
}

function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((character) => alphabet.indexOf(character).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
