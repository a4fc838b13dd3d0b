import { imageAddress } from '#platform/images/image-files.ts'
import { writeImage } from '#settings/domain/image-value.ts'

/**
 * Part of every stored name, and raised when photographs are taken again: a shop keeps what it has stored, and browsers keep an
 * address for a year.
 */
const EDITION = '-e5'

/** As the settings hold it. */
export const brandImage = (name: string, width: number, height: number, alt: string) =>
  writeImage({
    url: imageAddress({ bucket: 'brand-images', name: `${name}${EDITION}.webp` }),
    width,
    height,
    alt,
  })

/** The file in `design/photographs` behind a stored name. */
export const brandPhotograph = (storedName: string) => storedName.replace(`${EDITION}.webp`, '.webp')

const image = brandImage

/** What the demo's own pages show: files of `design/photographs`, in a bucket of their own. */
export const brandImages = {
  atelieEntrega: image(
    'atelie-entrega',
    1200,
    1500,
    'Duas mãos entregam uma caixa de papel pardo com laço de algodão claro, diante de uma vela acesa',
  ),
  atelieRotulando: image(
    'atelie-rotulando',
    1200,
    1500,
    'Polegar que assenta o rótulo no copo da vela Baunilha & Coco, com um canto do papel ainda solto',
  ),
  atelieRotulo: image(
    'atelie-rotulo',
    1200,
    1500,
    'Folha de rótulos com marcas a lápis sobre a bancada, ao lado de uma tesoura e da primeira vela já rotulada',
  ),
  blogComodos: image(
    'blog-comodos',
    1800,
    1200,
    'Três velas de aromas diferentes sobre uma mesa de madeira, ao lado de livros e de um vaso de eucalipto',
  ),
  cafeCacau3: image(
    'cafe-cacau-3',
    1200,
    1500,
    'Vela acesa sobre a mesa, ao lado de um caderno aberto e de uma xícara de café',
  ),
  canelaLaranja3: image(
    'canela-laranja-3',
    1200,
    1500,
    'Chama da vela Canela & Laranja vista de perto, dentro do copo de vidro âmbar',
  ),
  casaPoltrona: image(
    'casa-poltrona',
    1500,
    1000,
    'Vela Baunilha & Coco acesa numa mesinha, ao lado de um livro aberto, diante de uma poltrona',
  ),
  blogMesaPosta: image(
    'blog-mesa-posta',
    1800,
    1200,
    'Mesa posta à noite, com duas velas acesas, pratos e uma taça de vinho',
  ),
  eucaliptoAlecrim3: image(
    'eucalipto-alecrim-3',
    1200,
    1500,
    'Vela Eucalipto & Alecrim acesa na bancada do banheiro, diante de azulejos verdes',
  ),
  lavandaCamomila3: image(
    'lavanda-camomila-3',
    1200,
    1500,
    'Vela Lavanda & Camomila acesa à noite sobre uma pilha de livros',
  ),
  homeHero: image(
    'home-hero',
    2000,
    1200,
    'Três velas acesas sobre uma mesa de madeira escura, ao entardecer',
  ),
  processoAtelie: image(
    'processo-atelie',
    1500,
    1200,
    'Ateliê em luz de janela: avental no gancho, velas em cura nas prateleiras e, na mesa, balança, jarra e caderno',
  ),
  processoCartao: image(
    'processo-cartao',
    1500,
    1200,
    'Mão que escreve um cartão a lápis, ao lado de uma caixa com fita e de uma vela acesa',
  ),
  processoCentrando: image(
    'processo-centrando',
    1500,
    1200,
    'Dois dedos endireitam o pavio no centro de um copo de vidro, entre outros já prontos',
  ),
  processoDerretendo: image(
    'processo-derretendo',
    1500,
    1200,
    'Balança com uma tigela de cera de coco em flocos, ao lado da panela em que os últimos ainda boiam',
  ),
  processoPerfumando: image(
    'processo-perfumando',
    1500,
    1200,
    'Mão que mexe com um bastão de vidro a cera derretida na panela, ao lado do frasco de aroma',
  ),
  processoVertendoCera: image(
    'processo-vertendo-cera',
    1500,
    1200,
    'Mão que inclina uma jarra de metal: um fio de cera cai no copo de vidro, firme na outra mão',
  ),

  baunilhaCoco: image(
    'baunilha-coco',
    1200,
    1500,
    'Vela Baunilha & Coco ao lado da tampa de madeira, com favas de baunilha e meio coco',
  ),
  blogCopoVazio: image(
    'blog-copo-vazio',
    1800,
    1200,
    'Copos de vela reaproveitados: um guarda lápis, outro uma suculenta e o terceiro, ramos verdes',
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
  jasmim: image(
    'jasmim',
    1200,
    1500,
    'Vela Jasmim da Noite em cerâmica azul-acinzentada, com flores brancas',
  ),
  processoCura: image(
    'processo-cura',
    1500,
    1200,
    'Velas sem rótulo em cura numa prateleira de madeira, com etiquetas da leva escritas à mão',
  ),
  products: image(
    'produtos',
    1800,
    600,
    'Cinco velas apagadas em fila, uma de cada coleção, em copos de vidro e de cerâmica',
  ),
  processoPavios: image(
    'processo-pavios',
    1500,
    1200,
    'Copos vazios com o pavio já no centro, cera de coco numa tigela, carretel e tesoura sobre a bancada',
  ),
} as const
