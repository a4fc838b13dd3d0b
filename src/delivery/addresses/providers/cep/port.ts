import type { GeoPoint } from '#delivery/addresses/domain/geo-point.ts'

declare module '#platform/shop.ts' {
  interface Shop {
    readonly cep: CepDirectory
  }
}

export type CepSource = 'viacep' | 'brasilapi' | 'offline'

export type CepAddress = {
  /** Eight digits. */
  readonly cep: string
  /** Empty where one CEP serves a whole town. */
  readonly street: string
  readonly neighborhood: string
  readonly city: string
  /** Two capital letters. */
  readonly state: string
  readonly point: GeoPoint | null
  readonly source: CepSource
}

export type CepAnswer =
  | { readonly kind: 'address'; readonly address: CepAddress }
  /** Only the state is known: no service answered, and the shop's own table ends at the neighbouring cities. */
  | { readonly kind: 'elsewhere'; readonly state: string; readonly source: CepSource }
  | { readonly kind: 'unknown' }

export interface CepDirectory {
  /** Takes eight digits. A single service throws `RemoteServiceError` when it cannot be used; the shop's chain does not. */
  find(cep: string): Promise<CepAnswer>
}
