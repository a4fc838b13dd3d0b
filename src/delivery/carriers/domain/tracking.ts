export interface SentParcel {
  readonly number: number
  readonly carrier: string
  readonly service: string | null
  readonly code: string | null
  readonly url: string | null
  readonly postedAt: Date | null
  readonly deliveredAt: Date | null
}

const CORREIOS = 'https://rastreamento.correios.com.br/app/index.php'
const MELHOR_RASTREIO = 'https://www.melhorrastreio.com.br/rastreio/'

/** The Correios page asks for the code. Label services have their own tracking pages. */
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
