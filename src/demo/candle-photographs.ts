import type { DemoPhotograph } from './types.ts'

/** What each candle's images show: the cover unlit, the second lit, one at home, from above or close by, and its making. */
const texts: Record<string, [cover: string, second: string, third: string, making: string]> = {
  'baunilha-coco': [
    'Vela Baunilha & Coco em copo de vidro transparente, com a tampa de madeira, favas de baunilha, lascas e meio coco',
    'Vela Baunilha & Coco acesa, vista de perto: a chama ilumina a cera clara e o rótulo com o desenho de um coco',
    'Vela Baunilha & Coco com a tampa de madeira, vista de perto: o papel do rótulo e o desenho de meio coco',
    'Mão que escreve a etiqueta da leva a lápis, ao lado da vela Baunilha & Coco e de favas de baunilha',
  ],
  'cafe-cacau': [
    'Vela Café & Cacau em copo de vidro marrom, com a tampa de madeira, entre grãos de café e pedaços de chocolate',
    'Vela Café & Cacau acesa, vista de cima, com a cera começando a derreter em volta do pavio',
    'Vela Café & Cacau apagada sobre uma mesa de trabalho clara, entre um caderno aberto e uma xícara de café',
    'Mão que segura a vela Café & Cacau e assenta o rótulo com o polegar, entre grãos de café',
  ],
  'canela-laranja': [
    'Vela Canela & Laranja em copo de vidro âmbar, com canela em pau, anis-estrelado e rodelas de laranja seca',
    'Vela Canela & Laranja acesa, vista de cima, sobre madeira escura, cercada de canela, anis e laranja seca',
    'Vela Canela & Laranja acesa à noite, vista de perto, em copo de vidro âmbar, entre canela em pau e laranja seca',
    'Cera que cai da jarra no copo âmbar da vela Canela & Laranja, ao lado de canela em pau e anis-estrelado',
  ],
  'capim-limao': [
    'Vela Capim-limão em copo de vidro transparente, com um maço de capim-limão e talos cortados sobre pedra clara',
    'Vela Capim-limão acesa ao entardecer, vista de perto, com um maço de capim-limão atrás, diante de uma parede verde',
    'Vela Capim-limão apagada, vista de cima, entre um maço de capim-limão e talos cortados sobre pedra clara',
    'Dois dedos endireitam o pavio num copo vazio da vela Capim-limão, junto de talos cortados e de uma tesoura',
  ],
  'cedro-vetiver': [
    'Vela Cedro & Vetiver em copo de cerâmica verde-musgo, sobre madeira clara, com ramos de cedro e raízes de vetiver',
    'Vela Cedro & Vetiver acesa, vista de cima, sobre madeira, entre ramos de cedro e um feixe de raízes de vetiver',
    'Rótulo da vela Cedro & Vetiver de perto, sobre a cerâmica verde-musgo, sob a luz listrada de uma veneziana',
    'Mão que segura a vela Cedro & Vetiver e assenta o rótulo na cerâmica verde-musgo, com ramos de cedro ao lado',
  ],
  'cha-branco': [
    'Vela Chá Branco em copo de vidro transparente, com folhas secas de chá e uma xícara de porcelana ao fundo',
    'Vela Chá Branco acesa numa bandeja de madeira, ao lado de uma xícara de chá, na luz do fim da tarde',
    'Vela Chá Branco vista de perto: a borda do vidro, a cera cor de leite e o pavio ainda por acender',
    'Cera que cai da jarra, num fio, no copo de vidro da vela Chá Branco, com folhas de chá sobre a mesa',
  ],
  'eucalipto-alecrim': [
    'Vela Eucalipto & Alecrim em copo de cerâmica verde-água, sobre pedra clara, com ramos de eucalipto, alecrim e seixos',
    'Vela Eucalipto & Alecrim acesa, vista de perto, com o rótulo desenhado e ramos verdes ao redor',
    'Vela Eucalipto & Alecrim acesa na bancada do banheiro, diante de azulejos verdes, com um vaso de folhas e uma pedra',
    'Mão que segura a vela Eucalipto & Alecrim e assenta o rótulo na cerâmica verde-água, com alecrim ao lado',
  ],
  'flor-de-laranjeira': [
    'Vela Flor de Laranjeira em copo de cerâmica rosada, com um ramo de laranjeira, flores brancas e a tampa de madeira',
    'Vela Flor de Laranjeira acesa, vista de perto, em cerâmica cor de barro claro, com uma flor branca ao lado',
    'Vela Flor de Laranjeira acesa, vista do alto, entre ramos verdes e flores brancas sobre pedra clara',
    'Mão que segura a vela Flor de Laranjeira e assenta o rótulo na cerâmica rosada, com flores brancas ao lado',
  ],
  jasmim: [
    'Vela Jasmim da Noite em copo de cerâmica azul-acinzentada, com ramos e flores brancas de jasmim',
    'Vela Jasmim da Noite acesa, vista de perto, com a cera iluminada dentro da cerâmica azul-acinzentada',
    'Vela Jasmim da Noite acesa à noite sobre um livro, com um ramo de jasmim e um vaso com folhas ao fundo',
    'Mão que escreve a etiqueta da leva a lápis, ao lado da vela Jasmim da Noite e de duas flores de jasmim',
  ],
  'lavanda-camomila': [
    'Vela Lavanda & Camomila em copo de cerâmica lilás, com ramos de lavanda e flores de camomila sobre linho',
    'Vela Lavanda & Camomila acesa, vista de cima, com um maço de lavanda e flores de camomila sobre o tecido',
    'Vela Lavanda & Camomila acesa sobre dois livros na mesa de cabeceira, com flores de camomila, à noite',
    'Mão que escreve a etiqueta da leva a lápis, ao lado da vela Lavanda & Camomila, com flores sobre o linho',
  ],
  'limao-manjericao': [
    'Vela Limão-siciliano & Manjericão em copo de vidro transparente, entre limões-sicilianos e um ramo de manjericão',
    'Vela Limão-siciliano & Manjericão acesa, vista de perto, diante de uma parede amarela',
    'Vela Limão-siciliano & Manjericão acesa na bancada da cozinha, diante de azulejos claros, com limões e manjericão',
    'Mão que segura a vela Limão-siciliano & Manjericão e assenta o rótulo no vidro, com limões ao lado',
  ],
  'mel-figo': [
    'Vela Mel & Figo em copo de vidro transparente, sobre madeira clara, com figos e um pratinho de mel',
    'Chama da vela Mel & Figo vista de perto, com a cera dourada já líquida em volta do pavio',
    'Vela Mel & Figo apagada, vista de cima, entre figos, meio figo e um pratinho de mel com pegador de madeira',
    'Mão que escreve a etiqueta da leva a lápis, diante da vela Mel & Figo e de um pratinho de mel',
  ],
  'palo-santo': [
    'Vela Palo Santo em copo de cerâmica terracota, com bastões de madeira amarrados e um seixo',
    'Vela Palo Santo acesa, vista de perto, com a chama alta sobre a cerâmica terracota',
    'Vela Palo Santo vista de cima, com o pavio ainda branco, entre bastões de madeira, uma pedra e fósforos',
    'Cera que cai da jarra, num fio, no copo terracota da vela Palo Santo, com bastões de madeira sobre a mesa',
  ],
  'rosa-peonia': [
    'Vela Rosa & Peônia em copo de vidro rosado, sobre linho claro, entre peônias e pétalas caídas',
    'Vela Rosa & Peônia acesa, vista de perto, com a cera clara no vidro rosado, entre peônias e pétalas cor-de-rosa',
    'Vela Rosa & Peônia apagada, vista de cima: a cera clara dentro do vidro rosado, entre duas peônias',
    'Cera que cai da jarra, num fio, no copo rosado da vela Rosa & Peônia, com pétalas sobre o linho',
  ],
  'sandalo-ambar': [
    'Vela Sândalo & Âmbar em copo de cerâmica escura, com a tampa de madeira, pedras de âmbar e um ramo de eucalipto',
    'Vela Sândalo & Âmbar acesa, vista de cima, sobre madeira clara, com bastões de sândalo, pedras de âmbar e eucalipto',
    'Vela Sândalo & Âmbar acesa à noite, ao lado de livros empilhados e de um vaso com folhas',
    'Mão que segura a vela Sândalo & Âmbar e assenta o rótulo na cerâmica escura, com pedras de âmbar ao lado',
  ],
}

/** `{slug}.webp` is the cover; the others carry their number. */
export const candlePhotographs: DemoPhotograph[] = Object.entries(texts).flatMap(([slug, alts]) =>
  alts.map((alt, index) => ({
    file: index === 0 ? `${slug}.webp` : `${slug}-${index + 1}.webp`,
    alt,
    use: 'product',
  })),
)
