import { arrivalWords } from './freight.ts'

/** The price of the delivery before there is an account. */
export const cepQuoteCopy = {
  title: 'Quanto custa e quando chega?',
  placeholder: '00000-000',
  ask: 'Ver frete e prazo',
  asking: 'Calculando...',
  hint: 'Digite o CEP da entrega. Motoboy, só na cidade de São Paulo.',
  /** An estimate: the price that is paid belongs to a complete address. */
  to: (place: string | null) => (place ? `de frete estimado para ${place}` : 'de frete estimado'),
  arrival: (eta: string) => `${arrivalWords(eta)}, por motoboy`,
  arrangedText: 'Depois da compra acertamos o dia. Sem custo de frete, na cidade de São Paulo.',
  failed: 'Não deu para calcular agora. Confira sua conexão e tente de novo.',
  /** In the sums of a cart whose address nobody knows yet. */
  estimate: 'Frete estimado',
} as const
