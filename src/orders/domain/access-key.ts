import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'

export interface Invoice {
  /** 44 characters: digits, and letters if the seller's CNPJ has some. */
  readonly accessKey: string
  readonly number: number
  readonly series: number
  readonly danfeUrl: string | null
}

export type AccessKeyRefusal =
  | Refusal<'key-length'>
  | Refusal<'key-check-digit'>
  /** The key has the right length, but does not belong to a goods invoice. */
  | Refusal<'key-of-something-else'>

/** State, month, seller's CNPJ (alphanumeric since July 2026), model, series, number and check digit. */
const SHAPE = '\\d{6}[0-9A-Z]{12}\\d{26}'
const KEY = new RegExp(`^${SHAPE}$`)

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

/** A letter's value is its ASCII code minus that of '0', so A is 17. */
const readDigit = (sign: string) => sign.charCodeAt(0) - '0'.charCodeAt(0)

/** Modulus 11 with weights 2 to 9 from the right; remainders 0 and 1 yield 0. */
export function checkDigit(signs: string): number {
  const sum = [...signs]
    .reverse()
    .reduce((total, sign, index) => total + readDigit(sign) * (2 + (index % 8)), 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

/** `[^<>]*` never crosses a tag, which prevents quadratic matching on a malicious file. */
const KEYS_IN_XML = [`<infNFe\\b[^<>]*\\bId="NFe(${SHAPE})"`, `<chNFe>(${SHAPE})</chNFe>`].map(
  (shape) => new RegExp(shape),
)

export function keyInXml(xml: string): string | null {
  // PostgreSQL cannot store NUL, and valid invoices contain none.
  if (xml.includes(String.fromCharCode(0))) return null
  // Invoices must not contain DTDs, and a program opening the file later might resolve external entities.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) return null
  for (const shape of KEYS_IN_XML) {
    const key = xml.match(shape)?.[1]
    if (key) return key
  }
  return null
}

export const spacedKey = (accessKey: string) => accessKey.replace(/(.{4})(?=.)/g, '$1 ')
