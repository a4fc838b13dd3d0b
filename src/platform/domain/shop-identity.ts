import { isCnpj, isCpf } from './pix-key.ts'

/** What the footer and the law (Decreto 7.962/2013) say about the shop; each is empty until it was set. */
export interface ShopIdentity {
  name: string
  /** CPF or CNPJ. */
  taxId: string
  address: string
  email: string
  phone: string
}

/** What whoever sells is registered by: a person's CPF or a company's CNPJ. */
interface TaxId {
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
