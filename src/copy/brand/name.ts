/** How the house is called, wherever it is said. */
export const brandName = 'Lume & Coco'
