import { isUuid } from '#domain/uuid.ts'

/** The kinds of key that the Banco Central's directory knows. */
export type PixKeyKind = 'cpf' | 'cnpj' | 'phone' | 'email' | 'random'

export interface PixKey {
  readonly kind: PixKeyKind
  /** As it stands in the directory and inside the code. */
  readonly value: string
}

const LONGEST_EMAIL = 77

/** Reads a key as its owner writes it, with or without dots and dashes; null when it is no key. */
export function parsePixKey(text: string): PixKey | null {
  const typed = text.trim()
  if (typed.includes('@')) return emailKey(typed.toLowerCase())
  if (typed.startsWith('+')) return phoneKey(typed.replace(/[\s().-]/g, ''))
  if (isUuid(typed)) return { kind: 'random', value: typed.toLowerCase() }
  const bare = typed.replace(/[\s./-]/g, '').toUpperCase()
  if (isCpf(bare)) return { kind: 'cpf', value: bare }
  if (isCnpj(bare)) return { kind: 'cnpj', value: bare }
  return null
}

function emailKey(value: string): PixKey | null {
  const looksRight = /^[a-z0-9.!#$&'*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(value)
  return looksRight && value.length <= LONGEST_EMAIL ? { kind: 'email', value } : null
}

/** +55, the area, and eight or nine digits. */
function phoneKey(value: string): PixKey | null {
  return /^\+55[1-9]\d9?\d{8}$/.test(value) ? { kind: 'phone', value } : null
}

export function isCpf(bare: string): boolean {
  if (!/^\d{11}$/.test(bare) || isOneSign(bare)) return false
  return bare.endsWith(checkDigits(bare.slice(0, 9), descending(10), descending(11)))
}

/** Since 2026 the first twelve may be letters, each worth its place in ASCII less 48. */
export function isCnpj(bare: string): boolean {
  if (!/^[0-9A-Z]{12}\d{2}$/.test(bare) || isOneSign(bare)) return false
  return bare.endsWith(checkDigits(bare.slice(0, 12), cyclic(12), cyclic(13)))
}

const isOneSign = (text: string) => new Set(text).size === 1

const descending = (first: number) => (position: number) => first - position
/** 2 to 9 and again, counted from the right. */
const cyclic = (length: number) => (position: number) => ((length - 1 - position) % 8) + 2

type Weight = (position: number) => number

function checkDigits(body: string, first: Weight, second: Weight): string {
  const one = checkDigit(body, first)
  return one + checkDigit(body + one, second)
}

function checkDigit(text: string, weight: Weight): string {
  const sum = [...text].reduce((total, sign, at) => total + (sign.charCodeAt(0) - 48) * weight(at), 0)
  const rest = sum % 11
  return String(rest < 2 ? 0 : 11 - rest)
}
