import { line, paragraphs, textGroup } from '#settings/domain/shop-text.ts'
import { restockExamples } from './example-emails.ts'

const examples = { vela: 'Flor de Laranjeira' } as const

export const restockTexts = {
  confirmation: textGroup({
    key: 'confirmar-aviso',
    kind: 'email',
    title: 'Confirmar o aviso de volta',
    when: 'quando alguém pede aviso de uma vela esgotada',
    email: () => restockExamples['restock-confirmation'],
    texts: {
      title: line('Falta só confirmar', { examples }),
      text: paragraphs(
        'Alguém pediu, com este e-mail, para saber quando {vela} voltar à loja. Se foi você, confirme: mandamos um único e-mail, quando ela chegar.',
        { examples, required: ['vela'] },
      ),
    },
  }),
  notice: textGroup({
    key: 'voltou-ao-estoque',
    kind: 'email',
    title: 'Voltou ao estoque',
    when: 'para quem pediu aviso',
    email: () => restockExamples['restock-notice'],
    texts: {
      title: line('{vela} voltou', { examples, required: ['vela'] }),
      text: paragraphs(
        'Você pediu para saber, e ela acaba de voltar à prateleira. Avisamos por ordem de chegada, uma pessoa para cada vela, mas não dá para reservar: leva quem comprar primeiro.',
        { examples },
      ),
    },
  }),
} as const
