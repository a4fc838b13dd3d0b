export const logoName = 'Lume & Coco'
