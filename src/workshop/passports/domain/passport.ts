import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'

/** Read off a label: without 0 and O, 1, I and L. 31 characters eight times are 850 thousand million codes. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 8
/** Bytes from this value on would make the first letters of the alphabet likelier than the others. */
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

/** What was typed or scanned, as codes are written; null where it cannot be one. */
export function readPassportCode(typed: string): string | null {
  const code = typed.trim().toUpperCase()
  return WRITTEN.test(code) ? code : null
}

/** The owner's words, with the empty lines between them. */
export function checkNote(typed: string): Ok<string> | Refusal<'note-long'> {
  const note = typed.replace(/\r\n?/g, '\n').trim()
  return note.length > NOTE_LENGTH ? refuse('note-long') : ok(note)
}
