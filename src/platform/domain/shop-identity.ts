import { isCnpj, isCpf } from './pix-key.ts'

/** Shown in the footer as required by Decreto 7.962/2013; each field is empty until set. */
export interface ShopIdentity {
  name: string
  taxId: string
  address: string
  email: string
  phone: string
}

interface TaxId {
  readonly kind: 'cpf' | 'cnpj'
  readonly text: string
}

/** Null if the check digits match neither kind. Since 2026 a CNPJ may contain letters. */
export function parseTaxId(typed: string): TaxId | null {
  const bare = typed.replace(/[\s./-]/g, '').toUpperCase()
  if (isCpf(bare)) return { kind: 'cpf', text: bare.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4') }
  if (isCnpj(bare))
    return { kind: 'cnpj', text: bare.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5') }
  return null
}
