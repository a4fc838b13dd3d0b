/** Stored with every subscription, because the law requires proof of consent. */
export const newsletterConsent = (newsletter: string) =>
  `Ao se inscrever, você aceita receber por e-mail a newsletter ${newsletter}.`

export const newsletterCopy = {
  submitting: 'Inscrevendo...',
  honeypot: 'Deixe este campo em branco',
  privacyBefore: 'Veja como cuidamos dos seus dados em',
  privacyLink: 'Privacidade',
} as const

/** From section 8 of the specification. Bundled with the form, because nothing can be loaded while offline. */
export const newsletterOffline = {
  title: 'Erro de conexão',
  text: 'Confira sua internet e tente de novo.',
  tone: 'destructive',
} as const
