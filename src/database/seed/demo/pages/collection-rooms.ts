import { imageAddress } from '#domain/images/image-files.ts'
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

/** By the address of the collection's own photograph. */
export const demoRooms = Object.fromEntries(
  Object.entries(rooms).map(([name, room]) => [
    imageAddress({ bucket: 'category-images', name: `${name}.webp` }),
    room,
  ]),
)
