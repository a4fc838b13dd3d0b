/** Where the dialog cannot open. Apart from the profile's other sentences, because every page of the shop carries it. */
export const completionRequestCopy = {
  before: 'Falta só um pouquinho: ',
  link: 'complete o seu perfil',
  after: '.',
} as const
