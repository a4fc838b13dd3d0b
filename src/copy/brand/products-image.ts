import { brandImage } from './brand-image.ts'

/** Beside the title of the whole range; each collection brings its own. Apart, so that the list carries no other image. */
export const productsImage = brandImage(
  'produtos',
  1800,
  600,
  'Cinco velas apagadas em fila, uma de cada coleção, em copos de vidro e de cerâmica',
)
