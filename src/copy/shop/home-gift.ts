/** The quiet section of the home page about giving a candle. */
export const giftSection = {
  title: 'É para alguém?',
  text: 'Escolha a vela e, no carrinho, abra “É presente”. A gente imprime o seu cartão e leva a quem você quiser, no dia que você escolher. Sem preço na caixa.',
  link: 'Escolher um presente',
} as const
