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
    'Vela Baunilha & Coco ao lado da tampa de madeira, com favas de baunilha e meio coco',
  ),
  blogCeraDeCoco: image(
    'blog-cera-de-coco',
    1800,
    1200,
    'Tigela com lascas de cera de coco, meio coco aberto e uma vela branca ainda sem rótulo',
  ),
  blogCopoVazio: image(
    'blog-copo-vazio',
    1800,
    1200,
    'Copos de vela reaproveitados: um guarda lápis, outro uma suculenta e o terceiro, ramos verdes',
  ),
  blogPresente: image(
    'blog-presente',
    1800,
    1200,
    'Vela em caixa aberta, sobre palha de papel, com um cartão escrito à mão e outra caixa fechada com laço',
  ),
  blogPrimeiroAcender: image(
    'blog-primeiro-acender',
    1800,
    1200,
    'Vela Baunilha & Coco acesa à noite, com a cera derretida em volta do pavio e um fósforo usado no pires',
  ),
  canelaLaranja: image(
    'canela-laranja',
    1200,
    1500,
    'Vela Canela & Laranja em copo âmbar, com canela em pau, anis e rodelas de laranja seca',
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
  paloSanto: image(
    'palo-santo',
    1200,
    1500,
    'Vela Palo Santo em cerâmica terracota, com bastões de madeira amarrados',
  ),
  presente: image(
    'presente',
    1200,
    1500,
    'Vela Baunilha & Coco em caixa aberta, com palha de papel, e um cartão escrito à mão',
  ),
  processoCura: image(
    'processo-cura',
    1500,
    1200,
    'Velas sem rótulo em cura numa prateleira de madeira, com etiquetas de lote escritas à mão',
  ),
  products: productsImage,
  processoPavios: image(
    'processo-pavios',
    1500,
    1200,
    'Copos vazios com o pavio já no centro, cera de coco numa tigela, carretel e tesoura sobre a bancada',
  ),
} satisfies Record<string, ImageInfo>
