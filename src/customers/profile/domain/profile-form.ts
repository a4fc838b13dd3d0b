import { maskCep } from '#delivery/addresses/domain/cep.ts'
import { DEFAULT_COUNTRY } from '#delivery/addresses/domain/shipping-address.ts'
import { isPlainName, NAME_MAX_LENGTH, normaliseName, normaliseText } from '#platform/domain/names.ts'
import { maskPhone } from '#platform/domain/phone.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'

export const genders = ['masculino', 'feminino', 'nao-binario', 'prefiro-nao-informar'] as const
export type Gender = (typeof genders)[number]

export const countries = ['Brasil', 'Argentina', 'Chile'] as const
export type Country = (typeof countries)[number]

export interface TypedProfile {
  fullName: string
  phone: string
  birthDate: string
  gender: string
  addressLine1: string
  addressLine2: string
  city: string
  state: string
  postalCode: string
  country: string
}

export interface NormalisedProfile {
  fullName: string | null
  phone: string | null
  birthDate: string | null
  gender: Gender | null
  addressLine1: string | null
  addressLine2: string | null
  city: string | null
  state: string | null
  postalCode: string | null
  country: Country
}

const textLimits = { fullName: NAME_MAX_LENGTH, addressLine1: 160, addressLine2: 160, city: 80 } as const

/**
 * All fields are optional. Refuses values that no form sends, and names containing links, which emails
 * would repeat.
 */
export function normaliseProfile(
  typed: TypedProfile,
  today: string,
): Ok<NormalisedProfile> | Refusal<'not-acceptable', { field: keyof TypedProfile }> {
  const notAcceptable = (field: keyof TypedProfile) => refuse('not-acceptable', { field })
  for (const [field, limit] of Object.entries(textLimits) as [keyof typeof textLimits, number][]) {
    if (normaliseText(typed[field]).length > limit) return notAcceptable(field)
  }
  if (!isPlainName(normaliseName(typed.fullName))) return notAcceptable('fullName')
  if (typed.gender && !isOneOf(genders, typed.gender)) return notAcceptable('gender')
  if (typed.country && !isOneOf(countries, typed.country)) return notAcceptable('country')
  if (typed.birthDate && !isBirthDate(typed.birthDate, today)) return notAcceptable('birthDate')
  const country = (typed.country || DEFAULT_COUNTRY) as Country
  return ok({
    fullName: normaliseName(typed.fullName) || null,
    phone: textOrNull(maskPhone(typed.phone)),
    birthDate: typed.birthDate || null,
    gender: (typed.gender || null) as Gender | null,
    addressLine1: textOrNull(typed.addressLine1),
    addressLine2: textOrNull(typed.addressLine2),
    city: textOrNull(typed.city),
    state: normaliseState(typed.state) || null,
    postalCode: normalisePostalCode(typed.postalCode, country) || null,
    country,
  })
}

export function normaliseState(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .slice(0, 2)
    .toUpperCase()
}

export function normalisePostalCode(text: string, country: string): string {
  return country === DEFAULT_COUNTRY ? maskCep(text) : normaliseText(text).toUpperCase().slice(0, 10)
}

const OLDEST_BIRTH_DATE = '1900-01-01'

export function isBirthDate(text: string, today: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < OLDEST_BIRTH_DATE || text > today) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

function textOrNull(text: string): string | null {
  return normaliseText(text) || null
}

function isOneOf<Value extends string>(values: readonly Value[], text: string): text is Value {
  return (values as readonly string[]).includes(text)
}
