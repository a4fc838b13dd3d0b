import { imageAddress } from '#platform/images/image-files.ts'
import { brandImages, brandImage as image } from './brand-images.ts'

/** A candle of each collection at home. */
const rooms = {
  'colecao-aconchego': brandImages.casaPoltrona,
  'colecao-calma': image(
    'casa-banho',
    1500,
    1000,
    'Vela Eucalipto & Alecrim acesa na bancada do banheiro, com pedras e um vaso de ramos',
  ),
  'colecao-frescor': image(
    'casa-mesa',
    1500,
    1000,
    'Vela Limão-siciliano & Manjericão acesa na mesa de jantar, com limões, uma cadeira e a janela ao fundo',
  ),
  'colecao-jardim': image(
    'casa-cabeceira',
    1500,
    1000,
    'Vela Jasmim da Noite acesa sobre um livro na mesa de cabeceira, com jasmins ao lado',
  ),
  'colecao-madeiras': image(
    'casa-escritorio',
    1500,
    1000,
    'Vela Cedro & Vetiver acesa na escrivaninha, ao lado de um caderno meio escrito e uma xícara de café',
  ),
} as const

/** What the quiz shows for an answer; the candle's own room where there is one. */
const scenes = {
  'quiz:quarto': rooms['colecao-jardim'],
  'quiz:sala': rooms['colecao-aconchego'],
  'quiz:cozinha': rooms['colecao-frescor'],
  'quiz:banheiro': rooms['colecao-calma'],
  'quiz:escritorio': rooms['colecao-madeiras'],
  'quiz:comecar': brandImages.cafeCacau3,
  'quiz:desacelerar': brandImages.lavandaCamomila3,
  'quiz:receber': brandImages.blogMesaPosta,
  'quiz:limpar': brandImages.eucaliptoAlecrim3,
} as const

/** A collection's room by the address of its own photograph, and the quiz's scenes by their answer. */
export const demoRooms: Record<string, string> = {
  ...scenes,
  ...Object.fromEntries(
    Object.entries(rooms).map(([name, room]) => [
      imageAddress({ bucket: 'category-images', name: `${name}.webp` }),
      room,
    ]),
  ),
}
