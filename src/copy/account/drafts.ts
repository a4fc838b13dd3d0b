/** A form that was left before it was sent. */
export const draftRestored = {
  title: 'Recuperamos o que você digitou',
  text: 'Confira e envie: ainda não foi salvo.',
} as const
