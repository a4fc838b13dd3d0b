export const defaultBrand = {
  name: 'Lume & Coco',
  orderPrefix: 'LC',
  newsletter: 'Ritual de Carinho',
} as const
