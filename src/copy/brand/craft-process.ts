import { brandImages } from './images.ts'
import { onwardCards } from './onward.ts'
import type { BrandPage } from './shapes.ts'

export const craftProcessCopy: BrandPage = {
  meta: {
    title: 'Processo Artesanal',
    description:
      'Da panela ao rótulo em cinco passos: como fazemos, à mão e com 48 horas de cura, velas de 180 g que queimam por até 45 horas.',
  },
  opening: {
    title: 'Processo Artesanal',
    emphasis: 'Artesanal',
    lead: 'Trinta velas por dia, em panelas de três quilos. Tudo o que uma máquina faria mais depressa, preferimos fazer melhor.',
    image: brandImages.processoVertendoCera,
  },
  quote: {
    text: 'O perfume não gosta de ser apressado. A gente põe na cera, mexe dois minutos e depois sai da frente.',
    author: 'Júlia Amaral',
    about: 'perfumista do ateliê',
  },
  process: {
    title: 'Poucos ingredientes, todos à vista',
    paragraphs: [
      'Cera de coco em flocos, pavio de algodão orgânico sem alma de metal, aromas de origem natural. Não usamos parafina nem corante: a cor das nossas velas é a do copo.',
      'Cada perfume passa por uma série de queimas de teste, da borda ao fundo, antes de ganhar nome. A Sândalo & Âmbar precisou de oito. A Baunilha & Coco, de uma só, e por isso desconfiamos dela durante meses.',
    ],
    image: brandImages.processoPavios,
  },
  steps: {
    title: 'Cinco passos, 48 horas',
    items: [
      {
        mark: '1',
        title: 'Derreter',
        text: 'Os flocos vão ao banho-maria, devagar, até a cera ficar transparente como água.',
      },
      {
        mark: '2',
        title: 'Perfumar',
        text: 'A 65 graus entra o aroma. Dois minutos mexendo, contados no relógio, sem levantar bolha.',
      },
      {
        mark: '3',
        title: 'Verter',
        text: 'Com a cera a 55 graus e o copo morno, de uma vez só, até a linha que só o olho conhece.',
      },
      {
        mark: '4',
        title: 'Curar',
        text: 'Quarenta e oito horas de prateleira, longe do sol. É quando o perfume se prende à cera.',
      },
      {
        mark: '5',
        title: 'Rotular',
        text: 'Pavio cortado a cinco milímetros, vidro limpo, rótulo colado à mão. Só então ela tem nome.',
      },
    ],
  },
  about: {
    title: 'O que não passa, volta para a panela',
    paragraphs: [
      'De cada trinta velas, uma ou duas ficam com a superfície marcada ou o pavio fora do centro. Não vendemos com defeito nem com desconto: a cera se derrete de novo, sem perder nada.',
      'As que passam queimam com chama baixa e sem fuligem: a de 180 g por até 45 horas, a de 320 g por até 80. Anotamos a data e o lote de cada fornada, para saber de que saco de cera saiu a vela que está na sua mesa.',
    ],
    images: [brandImages.atelieRotulo, brandImages.processoCura],
  },
  band: {
    title: 'Cada hora acesa, bem usada',
    lead: 'Na primeira vez, deixe a cera derreter até a borda. Nas outras, pavio a cinco milímetros e no máximo quatro horas acesa. No blog contamos o porquê.',
    action: { label: 'Ler no blog', to: 'blog' },
    image: brandImages.blogPrimeiroAcender,
  },
  onward: { title: 'Continue a visita', cards: [onwardCards.ourStory, onwardCards.sustainability] },
}
