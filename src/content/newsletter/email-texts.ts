import { line, paragraphs, textGroup } from '#settings/domain/shop-text.ts'
import { newsletterExamples as examples } from './emails/example-emails.ts'

const { data } = examples['newsletter-welcome']

export const newsletterTexts = {
  welcome: textGroup({
    key: 'newsletter',
    kind: 'email',
    title: 'Newsletter',
    when: 'quando alguém se inscreve',
    email: () => examples['newsletter-welcome'],
    texts: {
      title: line('Que bom ter você aqui'),
      text: paragraphs('A partir de agora, as novidades do ateliê chegam no seu e-mail.'),
    },
  }),
  awaitsOpening: textGroup({
    key: 'lista-da-abertura',
    kind: 'email',
    title: 'Lista da abertura',
    when: 'quando alguém se inscreve com a loja fechada',
    email: () => ({ ...examples['newsletter-welcome'], data: { ...data, awaitsOpening: true } }),
    texts: {
      title: line('Seu e-mail está na lista'),
      text: paragraphs('A loja ainda está fechada. Quando ela abrir, você recebe um e-mail.'),
    },
  }),
  opened: textGroup({
    key: 'a-loja-abriu',
    kind: 'email',
    title: 'A loja abriu',
    when: 'quando você abre, para quem está na lista',
    email: () => examples['shop-opened'],
    texts: {
      title: line('A loja abriu'),
      text: paragraphs(
        'Você deixou seu e-mail para saber quando a loja abrisse. É hoje: as primeiras velas já estão na prateleira.',
      ),
    },
  }),
} as const
