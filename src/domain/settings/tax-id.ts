import { isCnpj, isCpf } from '#domain/pix/pix-key.ts'

/** What whoever sells is registered by: a person's CPF or a company's CNPJ. */
export interface TaxId {
  readonly kind: 'cpf' | 'cnpj'
  /** With its dots and dashes, as forms and pages show it. */
  readonly text: string
}

/** Null where the check digits say that it is neither; since 2026 a CNPJ may have letters. */
export function parseTaxId(typed: string): TaxId | null {
  const bare = typed.replace(/[\s./-]/g, '').toUpperCase()
  if (isCpf(bare)) return { kind: 'cpf', text: bare.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4') }
  if (isCnpj(bare))
    return { kind: 'cnpj', text: bare.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5') }
  return null
}
