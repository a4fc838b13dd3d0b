import { brandPictures } from './pictures.ts'

/** Beside the title of the whole range; each collection brings its own. */
export const productsPicture = brandPictures.processoCura
