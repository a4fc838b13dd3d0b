/** How the house is called, wherever it is said. */
export const brandName = 'Lume & Coco'

/** Where the brand is found elsewhere, until the owner says so herself in 'Loja'. */
export const brandSocial = {
  instagram: 'https://www.instagram.com/lumeecoco.velas',
  pinterest: 'https://br.pinterest.com/lumeecocovelas',
} as const
