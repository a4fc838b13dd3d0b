/** A parcel that has left, as its customer may follow it. */
export interface SentParcel {
  /** 1, 2 … of several. */
  readonly number: number
  readonly carrier: string
  /** Null where only the carrier is known. */
  readonly service: string | null
  readonly code: string | null
  /** Where the carrier says how it stands; null where nobody knows such a page. */
  readonly url: string | null
  readonly postedAt: Date | null
  readonly deliveredAt: Date | null
}

const CORREIOS = 'https://rastreamento.correios.com.br/app/index.php'
const MELHOR_RASTREIO = 'https://www.melhorrastreio.com.br/rastreio/'

/** Correios ask for the code on their page; whatever a label service sold is followed by its own. */
export function trackingAddress({
  source,
  carrier,
  code,
}: {
  source: 'table' | 'melhor-envio' | null
  carrier: string
  code: string | null
}): string | null {
  if (!code) return null
  if (source === 'melhor-envio') return MELHOR_RASTREIO + encodeURIComponent(code)
  return carrier === 'Correios' ? CORREIOS : null
}
