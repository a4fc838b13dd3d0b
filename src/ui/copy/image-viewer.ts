export const imageViewerCopy = {
  showWhole: 'Ver a foto inteira',
  showLarge: 'Ver a foto de perto',
  close: 'Fechar',
  imageOf: (position: number, count: number) => `${position} de ${count}`,
  imagesOf: (name: string) => `Fotos de ${name}`,
} as const
