import { greeting, nameExample, paragraphs, textGroup } from '#settings/domain/shop-text.ts'
import { reviewExamples } from './example-emails.ts'

export const reviewTexts = {
  invitation: textGroup({
    key: 'convite-para-avaliar',
    kind: 'email',
    title: 'Convite para avaliar',
    when: 'dez dias depois da entrega, para quem pediu',
    email: () => reviewExamples['review-invitation'],
    texts: {
      title: greeting('Como foi, {nome}?'),
      text: paragraphs(
        'Faz dez dias que {velas} está com você. Conte como foi: leva um minuto, e ajuda quem não pode sentir o perfume pela tela.',
        {
          label: 'Parágrafo, com uma vela',
          examples: { ...nameExample, velas: 'Lavanda & Camomila' },
          required: ['velas'],
        },
      ),
      textOfSeveral: paragraphs(
        'Faz dez dias que {velas} estão com você. Conte como foi: leva um minuto, e ajuda quem não pode sentir o perfume pela tela.',
        {
          label: 'Parágrafo, com várias velas',
          examples: { ...nameExample, velas: 'Lavanda & Camomila e Chá Branco' },
          required: ['velas'],
        },
      ),
    },
  }),
  refused: textGroup({
    key: 'avaliacao-nao-publicada',
    kind: 'email',
    title: 'Avaliação não publicada',
    when: 'quando você não publica; o motivo vem logo abaixo, sozinho',
    email: () => reviewExamples['review-refused'],
    texts: { title: greeting('Não publicamos a sua avaliação, {nome}') },
  }),
} as const
