import { greeting, nameExample, paragraphs, textGroup } from '#settings/domain/shop-text.ts'
import { exampleVoucherBought } from './example-emails.ts'

export const voucherTexts = textGroup({
  key: 'vale-comprado',
  kind: 'email',
  title: 'Vale-presente comprado',
  when: 'para quem compra um vale',
  email: exampleVoucherBought,
  texts: {
    title: greeting('Que presente bonito, {nome}'),
    text: paragraphs('Recebemos o seu pagamento: o vale de {valor} para {presenteado} está pronto.', {
      examples: { ...nameExample, valor: 'R$ 150,00', presenteado: 'Mãe' },
      required: ['valor', 'presenteado'],
    }),
  },
})
