export const brandPagesCopy = {
  onward: 'Continue a visita',
  mailSubject: 'Olá, ateliê',
} as const
