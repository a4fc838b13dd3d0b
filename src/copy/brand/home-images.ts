import type { ImageInfo } from '#domain/images/image-variants.ts'
import { brandImage as image } from './brand-image.ts'

/** Apart from the other pages' images, so that the home page carries no other. */
export const homeImages = {
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
  blogCura: image(
    'blog-cura',
    1800,
    1200,
    'Velas recém-vertidas descansando em fila numa prateleira de madeira, com varetas segurando os pavios',
  ),
  canelaLaranja3: image(
    'canela-laranja-3',
    1200,
    1500,
    'Chama da vela Canela & Laranja vista de perto, dentro do copo de vidro âmbar',
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
    'Ateliê em luz de janela: avental no gancho, velas em cura nas prateleiras e, na mesa, jarra e caderno aberto',
  ),
  processoVertendoCera: image(
    'processo-vertendo-cera',
    1500,
    1200,
    'Jarra de metal ainda com cera, ao lado de cinco copos recém-vertidos e da etiqueta do lote escrita à mão',
  ),
} satisfies Record<string, ImageInfo>
