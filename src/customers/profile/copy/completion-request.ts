/** Shown if the dialog cannot open. Separate, because every page of the shop loads it. */
export const completionRequestCopy = {
  before: 'Falta só um pouquinho: ',
  link: 'complete o seu perfil',
  after: '.',
} as const
