/** What only the large images say; they come with the first press on one. */
export const imageViewerCopy = {
  showWhole: 'Ver a foto inteira',
  showLarge: 'Ver a foto de perto',
  close: 'Fechar',
  imageOf: (position: number, count: number) => `${position} de ${count}`,
  imagesOf: (name: string) => `Fotos de ${name}`,
} as const
