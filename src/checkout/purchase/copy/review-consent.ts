/** The wording is stored as proof of consent, so all forms must use the same text. */
export const reviewConsent = {
  label: 'Convites para avaliar',
  text: 'Quero receber um e-mail, dez dias depois da entrega, para contar como foi a vela.',
} as const
