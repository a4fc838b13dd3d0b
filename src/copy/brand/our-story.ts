import { brandImages } from './images.ts'
import { onwardCards } from './onward.ts'
import type { BrandPage } from './shapes.ts'

export const ourStoryCopy: BrandPage = {
  meta: {
    title: 'Nossa História',
    description:
      'Como uma panela emprestada na Vila Madalena virou um ateliê de velas de cera de coco feitas à mão em São Paulo.',
  },
  opening: {
    title: 'Nossa História',
    emphasis: 'História',
    lead: 'Começou com uma panela emprestada, num apartamento da Vila Madalena, e com a vontade de acender uma vela que deixasse só o perfume.',
    image: brandImages.processoAtelie,
  },
  quote: {
    text: 'Uma vela boa não enfeita a casa. Ela muda o ritmo de quem mora nela.',
    author: 'Clara Nogueira',
    about: 'fundadora do ateliê',
  },
  process: {
    title: 'Coco, algodão e paciência',
    paragraphs: [
      'Testamos parafina e ceras de soja, de abelha e de palma antes de chegar à de coco. Ela derrete em temperatura baixa, carrega bem o perfume e queima limpa: num copo de 180 g, por até 45 horas.',
      'O pavio é de algodão orgânico. O copo volta para a mesa quando a vela acaba. E cada uma descansa 48 horas antes de receber o rótulo.',
    ],
    image: brandImages.processoPavios,
  },
  steps: {
    title: 'Vela a vela',
    items: [
      {
        mark: '2023',
        title: 'Doze velas, todas de presente',
        text: 'A primeira fornada some em uma semana. As amigas pedem mais, e a panela emprestada não volta para a dona.',
      },
      {
        mark: '2024',
        title: 'A loja abre',
        text: 'Um ateliê de quarenta metros quadrados na Rua Harmonia, cinco aromas e o primeiro motoboy.',
      },
      {
        mark: '2025',
        title: 'Os copos voltam',
        text: 'Nasce o programa de devolução: três recipientes vazios, 10% de desconto na próxima compra.',
      },
      {
        mark: '2026',
        title: 'Quinze aromas, uma meta',
        text: 'A família se completa, e começamos a medir o carbono que sai do ateliê, da cera à entrega, para compensar tudo.',
      },
    ],
  },
  about: {
    title: 'Três pares de mãos, nenhuma pressa',
    paragraphs: [
      'Clara verte, Júlia perfuma e Tomás cuida das caixas. Fazemos trinta velas por dia e paramos aí, porque depois disso a atenção cansa antes da cera.',
      'O nome veio por último. Lume é o fogo pequeno, aquele que se pede emprestado para acender outro. Coco é de onde sai a cera. Juntos, dizem quase tudo.',
      'Se a sua vela chegar de presente, o cartão traz as palavras de quem mandou, e quem conferiu uma por uma foi um dos três.',
    ],
    images: [brandImages.atelieRotulo, brandImages.presente],
  },
  band: {
    title: 'Quem responde é gente',
    lead: 'Quer ajuda para escolher, encomendar para um casamento ou contar o que achou? Escreva. As mensagens são lidas todos os dias, por um de nós três.',
    action: { label: 'Escrever para o ateliê', subject: 'Olá, ateliê' },
    image: brandImages.paloSanto,
  },
  onward: { title: 'Continue a visita', cards: [onwardCards.craftProcess, onwardCards.sustainability] },
}
