import type { Figure, Quote } from './shapes.ts'

/** The demo shop's figures and testimonials; the owner puts her own in 'Loja'. Read by the server only. */
export const homeFigures: readonly Figure[] = [
  { value: '500+', label: 'velas vertidas à mão todo mês' },
  { value: '100%', label: 'cera de coco, sem parafina' },
  { value: '40h', label: 'de queima, em média, por vela' },
]

export const homeQuotes: readonly Quote[] = [
  {
    text: 'Acendo quando chego do trabalho, antes mesmo de tirar o sapato. Em dez minutos a casa já é outra.',
    author: 'Marina Azevedo',
    about: 'Perdizes, São Paulo',
  },
  {
    text: 'O perfume aparece devagar e fica. Nunca tinha visto uma vela queimar tão por igual, até o fim do copo.',
    author: 'Rafael Teixeira',
    about: 'Tatuapé, São Paulo',
  },
  {
    text: 'Dei uma de presente e no dia seguinte voltei para comprar a minha. O copo virou vaso de suculenta.',
    author: 'Beatriz Lemos',
    about: 'Vila Mariana, São Paulo',
  },
]
