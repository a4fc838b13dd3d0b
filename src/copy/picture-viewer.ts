/** What only the large pictures say; they come with the first press on one. */
export const pictureViewerCopy = {
  showWhole: 'Ver a foto inteira',
  showLarge: 'Ver a foto de perto',
  close: 'Fechar',
  pictureOf: (position: number, count: number) => `${position} de ${count}`,
  picturesOf: (name: string) => `Fotos de ${name}`,
} as const
