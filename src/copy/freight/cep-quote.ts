/** The price of the delivery before there is an account. */
export const cepQuoteCopy = {
  title: 'Quanto custa e quando chega?',
  placeholder: '00000-000',
  ask: 'Ver frete e prazo',
  asking: 'Calculando...',
  hint: 'Digite o CEP da entrega. Motoboy, só na cidade de São Paulo.',
  noneFree: 'Não temos dia livre nas próximas semanas: fale com a gente e combinamos um',
  /** An estimate: the price that is paid belongs to a complete address. */
  estimated: 'de frete estimado, por motoboy',
  forget: 'Esquecer este CEP',
  arrangedText: 'Você escolhe o dia e o turno na compra. Sem custo de frete, na cidade de São Paulo.',
  failed: 'Não deu para calcular agora. Confira sua conexão e tente de novo.',
  /** In the sums of a cart whose address nobody knows yet. */
  estimate: 'Frete estimado',
} as const

/** A quote that was asked for while the courier is switched off. */
export const courierOff = 'Não há mais frete a calcular: agora a entrega é combinada com você.'
