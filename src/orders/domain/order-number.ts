/** Without 0/O, 1/I/L and U, because numbers are read aloud on the phone and copied by hand. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUP = 4
const LENGTH = 8

/** Bytes from this value on are rejected; they would bias the result towards the first letters. */
const FAIR_LIMIT = 256 - (256 % ALPHABET.length)

/**
 * 'AB-7K3M-9Q2X': random, so that nobody can count or guess orders. With 656 billion values, collisions
 * are rare; a database constraint catches them.
 */
export function makeOrderNumber(randomBytes: (size: number) => Uint8Array, prefix: string): string {
  let characters = ''
  while (characters.length < LENGTH) {
    for (const byte of randomBytes(LENGTH)) {
      if (byte < FAIR_LIMIT && characters.length < LENGTH) characters += ALPHABET[byte % ALPHABET.length]
    }
  }
  return `${prefix}-${characters.slice(0, GROUP)}-${characters.slice(GROUP)}`
}

export const redrawOrderNumber = (randomBytes: (size: number) => Uint8Array, number: string) =>
  makeOrderNumber(randomBytes, number.slice(0, number.indexOf('-')))

const TEST = 'TESTE-'

/** 'TESTE-7K3M-9Q2X', so that a test is recognisable everywhere. */
export const toTestNumber = (number: string) => toTestName(number.slice(number.indexOf('-') + 1))

export const toTestName = (name: string) => TEST + name

export const isTestName = (name: string) => name.startsWith(TEST)

/** Matches non-breaking hyphens, and dashes that phones substitute. */
const OTHER_HYPHENS = /[\u2010-\u2015\u2212]/g

export const plainHyphens = (typed: string) => typed.replace(OTHER_HYPHENS, '-')

const WRITTEN = new RegExp(
  `^([A-Z]{2,4})[\\s-]*([${ALPHABET}]{${GROUP}})[\\s-]*([${ALPHABET}]{${GROUP}})$`,
  'i',
)

/**
 * Accepts 'ab 7k3m 9q2x'; returns null unless the number is complete. Orders keep their prefix when the owner
 * changes it, so any prefix is read.
 */
export function readOrderNumber(typed: string): string | null {
  const parts = WRITTEN.exec(plainHyphens(typed).trim())
  return parts ? parts.slice(1).join('-').toUpperCase() : null
}

const CODES = 10_000

export function makePickupCode(randomBelow: (end: number) => number): string {
  return String(randomBelow(CODES)).padStart(4, '0')
}
