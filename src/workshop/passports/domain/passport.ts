import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'

/**
 * Without 0, O, 1, I and L, which are easily confused. Eight of 31 characters give about 850 billion
 * codes.
 */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 8
/** Larger bytes are rejected, because they would favour the first characters of the alphabet. */
const FAIR_LIMIT = 256 - (256 % ALPHABET.length)
const WRITTEN = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`)

export const NOTE_LENGTH = 600

export function makePassportCode(randomBytes: (size: number) => Uint8Array): string {
  let code = ''
  while (code.length < LENGTH) {
    for (const byte of randomBytes(LENGTH))
      if (byte < FAIR_LIMIT && code.length < LENGTH) code += ALPHABET[byte % ALPHABET.length]
  }
  return code
}

export function readPassportCode(typed: string): string | null {
  const code = typed.trim().toUpperCase()
  return WRITTEN.test(code) ? code : null
}

export function checkNote(typed: string): Ok<string> | Refusal<'note-long'> {
  const note = typed.replace(/\r\n?/g, '\n').trim()
  return note.length > NOTE_LENGTH ? refuse('note-long') : ok(note)
}
