import type { Specifications } from '#domain/catalogue/product-facts.ts'
import { formatDecimal, formatWhole } from '#domain/format-number.ts'

export const productCopy = {
  /** For search engines, where the owner has written none. */
  description: (name: string) =>
    `${name}: vela artesanal de cera de coco, feita à mão em São Paulo e entregue por motoboy na cidade.`,
  demoImage: 'Imagem ilustrativa',
  gallery: 'Fotos do produto',
  previous: 'Foto anterior',
  next: 'Próxima foto',
  enlarge: 'Ampliar foto',
  enlargeFailed: {
    title: 'A foto não abriu',
    text: 'Confira sua conexão e tente de novo.',
  },
  showImage: (position: number, count: number) => `Ver foto ${position} de ${count}`,
  buy: 'Comprar',
  buyNow: 'Comprar agora',
  size: 'Tamanho',
  quantity: 'Quantidade',
  add: 'Adicionar ao carrinho',
  addShort: 'Adicionar',
  soldOut: 'Esta vela acabou por enquanto. Guarde nos favoritos para encontrá-la quando voltar.',
  promises: {
    delivery: 'Motoboy na cidade de São Paulo, em geral no mesmo dia',
    /** Names the size, because without a script the line stays when another one is chosen. */
    burning: (time: string, size: string | undefined) => `${time} de queima limpa${size ? ` (${size})` : ''}`,
    returning: 'Devolva 3 recipientes vazios e ganhe 10% na próxima compra',
  },
  about: (name: string) => `Sobre ${name}`,
  features: 'O que só ela tem',
  scent: {
    title: 'Como o perfume se abre',
    lead: 'O perfume de uma vela muda com as horas. Primeiro a faísca, depois o calor, por fim o que fica.',
    drawing: 'Pirâmide olfativa em forma de chama: topo, coração e fundo',
    intensity: 'Intensidade',
    intensityOf: (level: number, word: string) =>
      `Intensidade ${level} de 5${word ? `: ${word.toLowerCase()}` : ''}`,
    layers: {
      top: { name: 'Topo', when: 'primeiros 15 minutos', text: 'A faísca: o que chega antes de tudo.' },
      heart: { name: 'Coração', when: 'enquanto queima', text: 'O calor que preenche o ambiente.' },
      base: { name: 'Fundo', when: 'depois de apagar', text: 'O que fica na almofada até amanhã.' },
    },
  },
  specifications: 'Especificações',
  sizes: 'Compare os tamanhos',
  questions: 'Perguntas frequentes',
  related: 'Você também pode gostar',
} as const

/** How to care for any candle of the house. */
export const careCopy = {
  title: 'Para queimar bonito até o fim',
  lead: 'Quatro cuidados simples, e a sua vela dura o que prometemos.',
  steps: [
    {
      icon: 'wax-pool',
      title: 'A primeira queima',
      text: 'Deixe a superfície inteira derreter, de 2 a 3 horas. A cera guarda essa memória.',
    },
    { icon: 'scissors', title: 'Pavio a 5 mm', text: 'Apare antes de acender. Chama baixa, sem fuligem.' },
    {
      icon: 'clock',
      title: 'No máximo 4 horas',
      text: 'Apague, deixe firmar e acenda de novo mais tarde.',
    },
    {
      icon: 'breeze',
      title: 'Longe do vento',
      text: 'E também de cortinas, crianças e bichos. Nunca deixe sem alguém por perto.',
    },
  ],
} as const

/** What stands for a value that the owner has not written. */
export const usualSpecifications: Specifications = {
  'Tempo de queima': 'Cerca de 45 horas',
  Cera: 'Cera de coco',
  Pavio: 'Algodão orgânico',
  Recipiente: 'Vidro reutilizável',
}

export const physicalCopy = {
  weight: 'Peso',
  hours: (hours: number) => `Cerca de ${formatWhole(hours)} ${hours === 1 ? 'hora' : 'horas'}`,
  grams: (grams: number) => `${formatWhole(grams)} g`,
  dimensions: 'Dimensões',
  centimetres: ({ length, width, height }: { length: number; width: number; height: number }) =>
    `${[length, width, height].map((side) => formatDecimal(side)).join(' × ')} cm`,
}
