/** The name that the drawings of the logo show; a shop of another name is written in type. */
export const logoName = 'Lume & Coco'
