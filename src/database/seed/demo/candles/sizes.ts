import type { Centavos } from '#domain/money.ts'
import type { DemoSize } from '../types.ts'

/** The three sizes that most candles come in. The middle one costs what the product costs. */
export function threeSizes(adjustment: { small: Centavos; large: Centavos }): DemoSize[] {
  return [
    {
      name: '120 g',
      priceAdjustment: adjustment.small,
      attributes: {
        'Peso da cera': '120 g',
        'Tempo de queima': 'Cerca de 30 horas',
        Pavio: 'Algodão orgânico',
      },
    },
    {
      name: '180 g',
      priceAdjustment: 0,
      attributes: {
        'Peso da cera': '180 g',
        'Tempo de queima': 'Cerca de 45 horas',
        Pavio: 'Algodão orgânico',
      },
    },
    {
      name: '320 g',
      priceAdjustment: adjustment.large,
      attributes: {
        'Peso da cera': '320 g',
        'Tempo de queima': 'Cerca de 45 horas',
        Pavio: 'Dois pavios de algodão orgânico',
      },
    },
  ]
}
