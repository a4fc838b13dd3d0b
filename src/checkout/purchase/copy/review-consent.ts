/** The words of the consent, wherever the box stands; kept with the time when somebody ticks it. */
export const reviewConsent = {
  label: 'Convites para avaliar',
  text: 'Quero receber um e-mail, dez dias depois da entrega, para contar como foi a vela.',
} as const
