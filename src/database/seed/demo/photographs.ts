import type { DemoPhotograph } from './types.ts'

const candles: DemoPhotograph[] = [
  {
    file: 'baunilha-coco.webp',
    alt: 'Vela Baunilha & Coco em copo de vidro transparente, sobre linho claro, com favas de baunilha, lascas e meio coco aberto',
    use: 'product',
  },
  {
    file: 'baunilha-coco-2.webp',
    alt: 'Vela Baunilha & Coco acesa, vista de perto: a chama ilumina a cera clara e o rótulo com o desenho de um coco',
    use: 'product',
  },
  {
    file: 'cafe-cacau.webp',
    alt: 'Vela Café & Cacau acesa em copo de vidro marrom, entre grãos de café e um fruto de cacau, sobre madeira escura',
    use: 'product',
  },
  {
    file: 'cafe-cacau-2.webp',
    alt: 'Vela Café & Cacau acesa, vista de cima, com a cera começando a derreter em volta do pavio',
    use: 'product',
  },
  {
    file: 'canela-laranja.webp',
    alt: 'Vela Canela & Laranja acesa em copo âmbar, com canela em pau, anis-estrelado e rodelas de laranja seca',
    use: 'product',
  },
  {
    file: 'canela-laranja-2.webp',
    alt: 'Vela Canela & Laranja acesa, vista de cima, sobre madeira escura, cercada de canela, anis e laranja seca',
    use: 'product',
  },
  {
    file: 'canela-laranja-3.webp',
    alt: 'Chama da vela Canela & Laranja vista de perto, dentro do copo de vidro âmbar',
    use: 'product',
  },
  {
    file: 'capim-limao.webp',
    alt: 'Vela Capim-limão em copo de vidro transparente, com talos de capim-limão e rodelas de limão-taiti diante de uma parede verde',
    use: 'product',
  },
  {
    file: 'capim-limao-2.webp',
    alt: 'Vela Capim-limão vista de cima, com o pavio ainda branco, entre talos verdes e rodelas de limão sobre pedra clara',
    use: 'product',
  },
  {
    file: 'cedro-vetiver.webp',
    alt: 'Vela Cedro & Vetiver em copo de cerâmica verde-musgo sobre uma fatia de tronco, com casca, ramo de cedro e raízes',
    use: 'product',
  },
  {
    file: 'cedro-vetiver-2.webp',
    alt: 'Vela Cedro & Vetiver acesa, vista de cima, sobre a fatia de tronco, com lascas de madeira e um feixe de raízes',
    use: 'product',
  },
  {
    file: 'cha-branco.webp',
    alt: 'Vela Chá Branco em copo de vidro transparente, com folhas secas de chá e uma xícara de porcelana ao fundo',
    use: 'product',
  },
  {
    file: 'cha-branco-2.webp',
    alt: 'Vela Chá Branco vista de perto: a borda do vidro, a cera cor de leite e o pavio ainda por acender',
    use: 'product',
  },
  {
    file: 'eucalipto-alecrim.webp',
    alt: 'Vela Eucalipto & Alecrim em copo de cerâmica verde-água, sobre pedra clara, com ramos de eucalipto, alecrim e seixos',
    use: 'product',
  },
  {
    file: 'eucalipto-alecrim-2.webp',
    alt: 'Vela Eucalipto & Alecrim acesa, vista de perto, com o rótulo desenhado e ramos verdes ao redor',
    use: 'product',
  },
  {
    file: 'flor-de-laranjeira.webp',
    alt: 'Vela Flor de Laranjeira em copo de cerâmica rosada, com flores brancas, um ramo de laranjeira e uma laranja',
    use: 'product',
  },
  {
    file: 'flor-de-laranjeira-2.webp',
    alt: 'Vela Flor de Laranjeira acesa, vista de perto, em cerâmica cor de barro claro, com uma flor branca ao lado',
    use: 'product',
  },
  {
    file: 'jasmim.webp',
    alt: 'Vela Jasmim da Noite acesa em copo de cerâmica azul-acinzentada, com ramos e flores brancas de jasmim na penumbra',
    use: 'product',
  },
  {
    file: 'jasmim-2.webp',
    alt: 'Vela Jasmim da Noite acesa, vista de perto, com a cera iluminada dentro da cerâmica azul-acinzentada',
    use: 'product',
  },
  {
    file: 'lavanda-camomila.webp',
    alt: 'Vela Lavanda & Camomila em copo de cerâmica lilás, com ramos de lavanda e flores de camomila sobre linho',
    use: 'product',
  },
  {
    file: 'lavanda-camomila-2.webp',
    alt: 'Vela Lavanda & Camomila acesa, vista de cima, com um maço de lavanda e flores de camomila sobre o tecido',
    use: 'product',
  },
  {
    file: 'limao-manjericao.webp',
    alt: 'Vela Limão-siciliano & Manjericão em copo de vidro transparente, entre metades de limão-siciliano e folhas verdes',
    use: 'product',
  },
  {
    file: 'limao-manjericao-2.webp',
    alt: 'Vela Limão-siciliano & Manjericão acesa, vista de perto, diante de uma parede amarela',
    use: 'product',
  },
  {
    file: 'mel-figo.webp',
    alt: 'Vela Mel & Figo acesa em copo de vidro transparente, com figos abertos e um pratinho de mel sobre madeira',
    use: 'product',
  },
  {
    file: 'mel-figo-2.webp',
    alt: 'Vela Mel & Figo vista de cima, com o pavio ainda branco, ao lado de figos cortados e mel com pegador de madeira',
    use: 'product',
  },
  {
    file: 'palo-santo.webp',
    alt: 'Vela Palo Santo em copo de cerâmica terracota, com bastões de madeira amarrados e um seixo',
    use: 'product',
  },
  {
    file: 'palo-santo-2.webp',
    alt: 'Vela Palo Santo acesa, vista de perto, com a chama alta sobre a cerâmica terracota',
    use: 'product',
  },
  {
    file: 'rosa-peonia.webp',
    alt: 'Vela Rosa & Peônia em copo de vidro rosado sobre uma base branca, com flores e pétalas de tom antigo',
    use: 'product',
  },
  {
    file: 'rosa-peonia-2.webp',
    alt: 'Vela Rosa & Peônia vista de cima: a cera branca dentro do vidro rosado, com pétalas espalhadas ao redor',
    use: 'product',
  },
  {
    file: 'sandalo-ambar.webp',
    alt: 'Vela Sândalo & Âmbar acesa em copo de cerâmica escura, com varetas de sândalo, pedras de âmbar e eucalipto',
    use: 'product',
  },
  {
    file: 'sandalo-ambar-2.webp',
    alt: 'Vela Sândalo & Âmbar acesa, vista de cima, sobre madeira clara, com lascas de sândalo e pedras de âmbar',
    use: 'product',
  },
]

const scenes: DemoPhotograph[] = [
  {
    file: 'colecao-aconchego.webp',
    alt: 'Quatro velas acesas sobre madeira escura: Baunilha & Coco, Canela & Laranja, Mel & Figo e Café & Cacau',
    use: 'collection',
  },
  {
    file: 'colecao-calma.webp',
    alt: 'Três velas em tons frios: Lavanda & Camomila, Chá Branco e Eucalipto & Alecrim, com ramos frescos sobre linho',
    use: 'collection',
  },
  {
    file: 'colecao-frescor.webp',
    alt: 'As velas Capim-limão e Limão-siciliano & Manjericão diante de uma parede verde, com talos, folhas e um limão aberto',
    use: 'collection',
  },
  {
    file: 'colecao-jardim.webp',
    alt: 'As velas Flor de Laranjeira, Rosa & Peônia e Jasmim da Noite lado a lado, com flores brancas e uma rosa antiga',
    use: 'collection',
  },
  {
    file: 'colecao-madeiras.webp',
    alt: 'As velas Palo Santo, Cedro & Vetiver e Sândalo & Âmbar acesas, sob a luz listrada de uma veneziana',
    use: 'collection',
  },
  {
    file: 'processo-vertendo-cera.webp',
    alt: 'Cera de coco sendo vertida de uma jarra de metal em um copo de vidro, entre velas já cheias',
    use: 'making',
  },
  {
    file: 'processo-pavios.webp',
    alt: 'Tigela com flocos de cera de coco, pavios de algodão e copos âmbar vazios, com os pavios já centrados',
    use: 'making',
  },
  {
    file: 'processo-cura.webp',
    alt: 'Velas sem rótulo em cura sobre uma prateleira de madeira, com varetas segurando os pavios',
    use: 'making',
  },
  {
    file: 'presente.webp',
    alt: 'Caixa de presente com fita de cetim ao lado de uma vela Baunilha & Coco, um cartão e um ramo de lavanda',
    use: 'gift',
  },
  {
    file: 'home-hero.webp',
    alt: 'Quatro velas acesas sobre uma mesa de madeira escura, ao entardecer, com canela, anis e ramos de eucalipto',
    use: 'home',
  },
]

export const demoPhotographs: DemoPhotograph[] = [...candles, ...scenes]
