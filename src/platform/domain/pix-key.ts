import { isUuid } from './uuid.ts'

export type PixKeyKind = 'cpf' | 'cnpj' | 'phone' | 'email' | 'random'

export interface PixKey {
  readonly kind: PixKeyKind
  readonly value: string
}

const MAX_EMAIL_LENGTH = 77

export function parsePixKey(text: string): PixKey | null {
  const typed = text.trim()
  if (typed.includes('@')) return emailKey(typed.toLowerCase())
  if (isUuid(typed)) return { kind: 'random', value: typed.toLowerCase() }
  const { cpf, phone } = readDigits(typed)
  if (cpf || phone) return cpf && phone ? null : (cpf ?? phone)
  const bare = typed.replace(/[\s./-]/g, '').toUpperCase()
  return isCnpj(bare) ? { kind: 'cnpj', value: bare } : null
}

/** Eleven digits can be both a valid CPF and a mobile number; only the owner knows which. */
export function isCpfOrPhone(text: string): boolean {
  const { cpf, phone } = readDigits(text.trim())
  return cpf !== null && phone !== null
}

/** The notation usually decides: '+55', '(11)' or '-4321' is a phone, dots and '-09' a CPF. */
function readDigits(typed: string): { cpf: PixKey | null; phone: PixKey | null } {
  const bare = typed.replace(/[\s().-]/g, '')
  const isWrittenAsPhone = /[+(]|[\s-]\d{4}$/.test(typed)
  const isWrittenAsCpf = /\.|-\d{2}$/.test(typed)
  return {
    cpf: !isWrittenAsPhone && isCpf(bare) ? { kind: 'cpf', value: bare } : null,
    phone: isWrittenAsCpf && !isWrittenAsPhone ? null : phoneKey(bare),
  }
}

function emailKey(value: string): PixKey | null {
  const looksRight = /^[a-z0-9.!#$&'*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(value)
  return looksRight && value.length <= MAX_EMAIL_LENGTH ? { kind: 'email', value } : null
}

/** Existing area codes only, so that other numbers remain CPFs. Mobile numbers start with 9. */
const IN_AREA = /^(?:[1689][1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|7[134579])(?:9\d{8}|[2-5]\d{7})$/

function phoneKey(bare: string): PixKey | null {
  const national = bare.replace(/^(?:\+?55(?=\d{10,11}$)|0)/, '')
  if (!IN_AREA.test(national)) return null
  return { kind: 'phone', value: `+55${national}` }
}

export function isCpf(bare: string): boolean {
  if (!/^\d{11}$/.test(bare) || isOneSign(bare)) return false
  return bare.endsWith(checkDigits(bare.slice(0, 9), descending(10), descending(11)))
}

/** Since 2026 the first twelve characters may be letters, valued as ASCII code minus 48. */
export function isCnpj(bare: string): boolean {
  if (!/^[0-9A-Z]{12}\d{2}$/.test(bare) || isOneSign(bare)) return false
  return bare.endsWith(checkDigits(bare.slice(0, 12), cyclic(12), cyclic(13)))
}

const isOneSign = (text: string) => new Set(text).size === 1

const descending = (first: number) => (position: number) => first - position
const cyclic = (length: number) => (position: number) => ((length - 1 - position) % 8) + 2

type Weight = (position: number) => number

function checkDigits(body: string, first: Weight, second: Weight): string {
  const secondDigit = checkDigit(body, first)
  return secondDigit + checkDigit(body + secondDigit, second)
}

function checkDigit(text: string, weight: Weight): string {
  const sum = [...text].reduce((total, sign, at) => total + (sign.charCodeAt(0) - 48) * weight(at), 0)
  const rest = sum % 11
  return String(rest < 2 ? 0 : 11 - rest)
}
