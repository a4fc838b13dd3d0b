import type { GeoPoint } from '#delivery/addresses/domain/geo-point.ts'

declare module '#platform/shop.ts' {
  interface Shop {
    readonly cep: CepDirectory
  }
}

export type CepSource = 'viacep' | 'brasilapi' | 'offline'

export type CepAddress = {
  readonly cep: string
  /** Empty if one CEP covers a whole town. */
  readonly street: string
  readonly neighborhood: string
  readonly city: string
  readonly state: string
  readonly point: GeoPoint | null
  readonly source: CepSource
}

export type CepAnswer =
  | { readonly kind: 'address'; readonly address: CepAddress }
  /** No service answered, and the local table covers only São Paulo and its neighbours. */
  | { readonly kind: 'elsewhere'; readonly state: string; readonly source: CepSource }
  | { readonly kind: 'unknown' }

export interface CepDirectory {
  /** Takes eight digits. A single service may throw `RemoteServiceError`; the complete chain never does. */
  find(cep: string): Promise<CepAnswer>
}
