import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'

/** What a customer and a carrier are told of an invoice. */
export interface Invoice {
  /** 44 signs: digits, and the letters of a CNPJ that has some. */
  readonly accessKey: string
  readonly number: number
  readonly series: number
  /** Where the printed form of it can be seen; null where the owner gave none. */
  readonly danfeUrl: string | null
}

export type AccessKeyRefusal =
  | Refusal<'key-length'>
  | Refusal<'key-check-digit'>
  /** Digits in the right number that are no invoice of goods. */
  | Refusal<'key-of-something-else'>

/** State and month, the seller's CNPJ, which may have letters since July 2026, then model, series, number and check digit. */
const SHAPE = '\\d{6}[0-9A-Z]{12}\\d{26}'
const KEY = new RegExp(`^${SHAPE}$`)

/** The 44 signs say state, month, seller, model, series and number, and end with a check digit. */
export function readAccessKey(
  typed: string,
): Ok<Pick<Invoice, 'accessKey' | 'number' | 'series'>> | AccessKeyRefusal {
  const accessKey = typed.replace(/[\s./-]/g, '').toUpperCase()
  if (!KEY.test(accessKey)) return refuse('key-length')
  if (checkDigit(accessKey.slice(0, 43)) !== Number(accessKey[43])) return refuse('key-check-digit')
  const month = Number(accessKey.slice(4, 6))
  const model = accessKey.slice(20, 22)
  const number = Number(accessKey.slice(25, 34))
  const isOfGoods = (model === '55' || model === '65') && month >= 1 && month <= 12 && number > 0
  return isOfGoods
    ? ok({ accessKey, number, series: Number(accessKey.slice(22, 25)) })
    : refuse('key-of-something-else')
}

/** A letter counts as its place in ASCII after '0': A is 17. */
const worthOf = (sign: string) => sign.charCodeAt(0) - '0'.charCodeAt(0)

/** Modulus 11 with the weights 2 to 9 from the right; a rest of 0 or 1 gives 0. */
export function checkDigit(signs: string): number {
  const sum = [...signs]
    .reverse()
    .reduce((total, sign, index) => total + worthOf(sign) * (2 + (index % 8)), 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

/** Never past the next '<': a file of nothing but beginnings would hold up the whole shop. */
const KEYS_IN_XML = [`<infNFe\\b[^<>]*\\bId="NFe(${SHAPE})"`, `<chNFe>(${SHAPE})</chNFe>`].map(
  (shape) => new RegExp(shape),
)

/** The key that an invoice's XML carries; null where it is none. */
export function keyInXml(xml: string): string | null {
  // The database keeps no such character, and no invoice has one.
  if (xml.includes(String.fromCharCode(0))) return null
  // The tax office forbids them, and a program that opens the file later may follow what they name.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) return null
  for (const shape of KEYS_IN_XML) {
    const key = xml.match(shape)?.[1]
    if (key) return key
  }
  return null
}

/** In groups of four, as it is printed. */
export const spacedKey = (accessKey: string) => accessKey.replace(/(.{4})(?=.)/g, '$1 ')
