import type { ImageInfo } from '#domain/images/image-variants.ts'
import { brandImage as image } from './brand-image.ts'
import { homeImages } from './home-images.ts'
import { productsImage } from './products-image.ts'

/**
 * The images of the home page and the brand pages: files of `design/photographs`, kept in a bucket of their own, so that
 * the pages stay whole whatever happens to the catalogue.
 */
export const brandImages = {
  ...homeImages,
  baunilhaCoco: image(
    'baunilha-coco',
    1200,
    1500,
    'Vela Baunilha & Coco sobre linho claro, com favas de baunilha e meio coco',
  ),
  canelaLaranja: image(
    'canela-laranja',
    1200,
    1500,
    'Vela Canela & Laranja em copo âmbar, com canela em pau, anis e rodelas de laranja seca',
  ),
  canelaLaranja2: image(
    'canela-laranja-2',
    1200,
    1500,
    'Vela Canela & Laranja acesa, vista de cima, sobre madeira escura, com canela, anis e laranja seca',
  ),
  capimLimao3: image('capim-limao-3', 1200, 1500, 'Vela Capim-limão vista de cima, com o pavio ainda branco'),
  cedroVetiver2: image(
    'cedro-vetiver-2',
    1200,
    1500,
    'Vela Cedro & Vetiver acesa, vista de cima, sobre uma fatia de tronco',
  ),
  chaBranco: image(
    'cha-branco',
    1200,
    1500,
    'Vela Chá Branco em copo de vidro, com folhas secas e uma xícara',
  ),
  colecaoCalma: image(
    'colecao-calma',
    1500,
    1000,
    'Três velas em tons frios: Lavanda & Camomila, Chá Branco e Eucalipto & Alecrim, com ramos frescos',
  ),
  eucaliptoAlecrim: image(
    'eucalipto-alecrim',
    1200,
    1500,
    'Vela Eucalipto & Alecrim em cerâmica verde-água, com ramos frescos',
  ),
  eucaliptoAlecrim2: image(
    'eucalipto-alecrim-2',
    1200,
    1500,
    'Vela Eucalipto & Alecrim acesa, em cerâmica verde-água',
  ),
  jasmim: image(
    'jasmim',
    1200,
    1500,
    'Vela Jasmim da Noite em cerâmica azul-acinzentada, com flores brancas',
  ),
  melFigo: image(
    'mel-figo',
    1200,
    1500,
    'Vela Mel & Figo sobre madeira clara, com figos e um pratinho de mel',
  ),
  paloSanto: image(
    'palo-santo',
    1200,
    1500,
    'Vela Palo Santo em cerâmica terracota, com bastões de madeira amarrados',
  ),
  paloSanto2: image(
    'palo-santo-2',
    1200,
    1500,
    'Vela Palo Santo acesa, vista de perto, em cerâmica terracota',
  ),
  presente: image(
    'presente',
    1200,
    1500,
    'Vela Baunilha & Coco em caixa aberta, com palha de papel, e um cartão escrito à mão',
  ),
  processoCura: productsImage,
  processoPavios: image(
    'processo-pavios',
    1500,
    1200,
    'Flocos de cera de coco numa tigela, pavios de algodão e copos vazios sobre a bancada',
  ),
  rosaPeonia: image(
    'rosa-peonia',
    1200,
    1500,
    'Vela Rosa & Peônia em copo de vidro rosado, sobre uma base branca',
  ),
} satisfies Record<string, ImageInfo>
