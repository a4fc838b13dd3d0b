import { brandImage } from './brand-image.ts'

/** Beside the title of the whole range; each collection brings its own. Apart, so that the list carries no other image. */
export const productsImage = brandImage(
  'processo-cura',
  1500,
  1200,
  'Velas sem rótulo em cura numa prateleira de madeira, com etiquetas de lote escritas à mão',
)
