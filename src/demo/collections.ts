import type { DemoCollection } from './types.ts'

export const demoCollections: DemoCollection[] = [
  {
    slug: 'aconchego',
    name: 'Aconchego',
    description:
      'Baunilha, canela, café e mel, para a sala de portas fechadas, a manta no sofá e a visita que esquece a hora.',
    image: 'colecao-aconchego.webp',
  },
  {
    slug: 'calma',
    name: 'Calma',
    description:
      'Lavanda, eucalipto e chá branco: o banho demorado, a última página do livro, a casa que fala baixo.',
    image: 'colecao-calma.webp',
  },
  {
    slug: 'frescor',
    name: 'Frescor',
    description: 'Capim-limão e limão-siciliano com a janela da cozinha aberta e o dia ainda por começar.',
    image: 'colecao-frescor.webp',
  },
  {
    slug: 'jardim',
    name: 'Jardim',
    description:
      'Flor de laranjeira, rosa, peônia e o jasmim que espera escurecer. Flores vivas, longe do sabonete.',
    image: 'colecao-jardim.webp',
  },
  {
    slug: 'madeiras',
    name: 'Madeiras',
    description:
      'Sândalo, cedro, vetiver e palo santo: secas, fundas, boas de acender quando a noite é comprida.',
    image: 'colecao-madeiras.webp',
  },
]
