/** Read aloud and copied by hand: without 0 and O, 1 and I. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 16
const GROUP = 4

/** Fifteen drawn characters and one that checks them: a slip of the pen is found before anybody is asked. */
export function makeVoucherCode(randomBytes: (count: number) => Uint8Array): string {
  const drawn = [...randomBytes(LENGTH - 1)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return drawn + checkOf(drawn)
}

/** The sixteen characters of what was typed, with or without dashes; null where it cannot be the code of a voucher. */
export function readVoucherCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s–—-]/g, '')
  if (code.length !== LENGTH || [...code].some((character) => !ALPHABET.includes(character))) return null
  return checkOf(code.slice(0, -1)) === code.at(-1) ? code : null
}

/** In four groups of four, as cards and e-mails write it: no coupon looks so, even where a letter of it is wrong. */
export const looksLikeVoucherCode = (typed: string): boolean =>
  /^[a-z0-9]{4}([–—-][a-z0-9]{4}){3}$/i.test(typed.trim())

/** 'ABCD-EFGH-JKLM-NPQR'. */
export function showVoucherCode(code: string): string {
  return (code.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-')
}

export const VOUCHER_CODE_LENGTH = LENGTH

/** Luhn's sum in base 32: finds every wrong character and nearly every pair that changed places. */
function checkOf(drawn: string): string {
  const base = ALPHABET.length
  const sum = [...drawn].reverse().reduce((before, character, place) => {
    const value = ALPHABET.indexOf(character) * (place % 2 === 0 ? 2 : 1)
    return before + Math.floor(value / base) + (value % base)
  }, 0)
  return ALPHABET[(base - (sum % base)) % base] as string
}
