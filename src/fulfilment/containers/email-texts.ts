import { greeting, nameExample, paragraphs, textGroup } from '#settings/domain/shop-text.ts'
import { containersExamples } from './example-emails.ts'

export const containersTexts = textGroup({
  key: 'potes-devolvidos',
  kind: 'email',
  title: 'Potes devolvidos',
  when: 'com o cupom, quando três potes voltam',
  email: () => containersExamples['pots-coupon'],
  texts: {
    title: greeting('Obrigada, {nome}'),
    text: paragraphs(
      'Já recebemos três potes seus de volta no ateliê. Eles valem {desconto} de desconto nas velas da sua próxima compra. Se o seu carrinho estava sem cupom, este já está lá; senão, digite o código abaixo.',
      { examples: { ...nameExample, desconto: '10%' }, required: ['desconto'] },
    ),
  },
})
