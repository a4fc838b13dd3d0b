/** Without 0/O, 1/I/L and U: the number is read aloud on the telephone and copied by hand. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const PREFIX = 'LC'
const GROUP = 4
const LENGTH = 8

/** Bytes from this value on would make the first letters of the alphabet likelier than the others. */
const FAIR_LIMIT = 256 - (256 % ALPHABET.length)

/**
 * 'LC-7K3M-9Q2X': random, so that nobody can count the shop's orders or guess a neighbour's. Uniqueness is the
 * database's; 656 thousand million numbers make a second try rare.
 */
export function makeOrderNumber(randomBytes: (size: number) => Uint8Array): string {
  let characters = ''
  while (characters.length < LENGTH) {
    for (const byte of randomBytes(LENGTH)) {
      if (byte < FAIR_LIMIT && characters.length < LENGTH) characters += ALPHABET[byte % ALPHABET.length]
    }
  }
  return `${PREFIX}-${characters.slice(0, GROUP)}-${characters.slice(GROUP)}`
}

const TEST = 'TESTE-'

/** A test says so wherever its number stands: 'TESTE-7K3M-9Q2X'. */
export const testNumberOf = (number: string) => testNameOf(number.slice(number.indexOf('-') + 1))

export const testNameOf = (name: string) => TEST + name

/** Of the number of an order, or the name of its payment's session. */
export const isTestName = (name: string) => name.startsWith(TEST)

/** Hyphens that do not break, and dashes that a telephone makes of them. */
const OTHER_HYPHENS = /[\u2010-\u2015\u2212]/g

/** What a person typed or pasted, with the hyphens that numbers are written with. */
export const plainHyphens = (typed: string) => typed.replace(OTHER_HYPHENS, '-')

const WRITTEN = new RegExp(`^${PREFIX}[\\s-]*([${ALPHABET}]{${GROUP}})[\\s-]*([${ALPHABET}]{${GROUP}})$`, 'i')

/** The number behind what a person typed ('lc 7k3m 9q2x'), or null when it is no whole number. */
export function readOrderNumber(typed: string): string | null {
  const parts = WRITTEN.exec(plainHyphens(typed).trim())
  return parts ? `${PREFIX}-${parts[1]}-${parts[2]}`.toUpperCase() : null
}

const CODES = 10_000

/** Four digits that the customer shows at the door of the workshop. */
export function makePickupCode(randomBelow: (end: number) => number): string {
  return String(randomBelow(CODES)).padStart(4, '0')
}
