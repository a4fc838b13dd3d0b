import type { ImageInfo } from '#domain/images/image-variants.ts'
import { brandImage as image } from './brand-image.ts'

/** Apart from the other pages' images, so that the home page carries no other. */
export const homeImages = {
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
    900,
    1125,
    'Chama da vela Canela & Laranja vista de perto, dentro do copo de vidro âmbar',
  ),
  chaBranco2: image(
    'cha-branco-2',
    1200,
    1500,
    'Vela Chá Branco acesa sobre uma bandeja de madeira, ao lado de uma xícara de chá e panos dobrados',
  ),
  homeHero: image(
    'home-hero',
    2000,
    1200,
    'Quatro velas acesas sobre uma mesa de madeira escura, ao entardecer',
  ),
  limaoManjericao3: image(
    'limao-manjericao-3',
    1200,
    1500,
    'Vela Limão-siciliano & Manjericão acesa na bancada da cozinha, com limões e folhas de manjericão',
  ),
  processoVertendoCera: image(
    'processo-vertendo-cera',
    1500,
    1200,
    'Cera de coco sendo vertida de uma jarra de metal em um copo de vidro, entre velas já cheias',
  ),
} satisfies Record<string, ImageInfo>
