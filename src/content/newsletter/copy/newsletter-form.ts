/** Kept with the time of every subscription, as the law asks; shown under the form. */
export const newsletterConsent =
  'Ao se inscrever, você aceita receber por e-mail a newsletter Ritual de Carinho.'

export const newsletterCopy = {
  submitting: 'Inscrevendo...',
  honeypot: 'Deixe este campo em branco',
  privacyBefore: 'Veja como cuidamos dos seus dados em',
  privacyLink: 'Privacidade',
} as const

/** Section 8 of the specification; at hand where nothing more can be fetched. */
export const newsletterOffline = {
  title: 'Erro de conexão',
  text: 'Confira sua internet e tente de novo.',
  tone: 'destructive',
} as const
