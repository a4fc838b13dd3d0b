import { candlePhotographs } from './candle-photographs.ts'
import type { DemoPhotograph } from './types.ts'

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
    alt: 'As velas Flor de Laranjeira, Rosa & Peônia e Jasmim da Noite lado a lado, com flores brancas e uma peônia',
    use: 'collection',
  },
  {
    file: 'colecao-madeiras.webp',
    alt: 'As velas Palo Santo, Cedro & Vetiver e Sândalo & Âmbar acesas, sob a luz listrada de uma veneziana',
    use: 'collection',
  },
  {
    file: 'processo-vertendo-cera.webp',
    alt: 'Mão que inclina uma jarra de metal: um fio de cera cai no copo de vidro, firme na outra mão',
    use: 'making',
  },
  {
    file: 'processo-derretendo.webp',
    alt: 'Balança com uma tigela de cera de coco em flocos, ao lado da panela em que os últimos ainda boiam, e um pano',
    use: 'making',
  },
  {
    file: 'processo-perfumando.webp',
    alt: 'Mão que mexe com um bastão de vidro a cera derretida na panela, ao lado do frasco de aroma e de copos prontos',
    use: 'making',
  },
  {
    file: 'processo-centrando.webp',
    alt: 'Dois dedos endireitam o pavio no centro de um copo de vidro vazio, entre outros quatro já prontos',
    use: 'making',
  },
  {
    file: 'processo-cartao.webp',
    alt: 'Mão que escreve um cartão a lápis, ao lado de uma caixa com fita e da vela Baunilha & Coco acesa',
    use: 'gift',
  },
  {
    file: 'atelie-entrega.webp',
    alt: 'Duas mãos entregam uma caixa de papel pardo com laço de algodão claro, diante de uma vela acesa',
    use: 'gift',
  },
  {
    file: 'atelie-rotulando.webp',
    alt: 'Polegar que assenta o rótulo da vela Baunilha & Coco, com um canto do papel ainda solto',
    use: 'making',
  },
  {
    file: 'processo-pavios.webp',
    alt: 'Copos de vidro vazios com o pavio no centro, tigela de cera de coco, carretel de algodão e tesoura na bancada',
    use: 'making',
  },
  {
    file: 'processo-cura.webp',
    alt: 'Velas sem rótulo em cura numa prateleira de madeira, com etiquetas da leva escritas à mão',
    use: 'making',
  },
  {
    file: 'processo-atelie.webp',
    alt: 'Ateliê em luz de janela: avental no gancho, velas em cura nas prateleiras, balança, jarra e caderno aberto na mesa',
    use: 'making',
  },
  {
    file: 'atelie-rotulo.webp',
    alt: 'Folha de rótulos com marcas a lápis, uma tesoura e a vela Baunilha & Coco que acaba de receber o seu',
    use: 'making',
  },
  {
    file: 'presente.webp',
    alt: 'Vela Baunilha & Coco em caixa aberta, sobre palha de papel, com um cartão escrito à mão e um ramo de lavanda',
    use: 'gift',
  },
  {
    file: 'tamanhos-vidro.webp',
    alt: 'Velas de 120 g, 180 g e 320 g lado a lado em copos de vidro transparente, da mais baixa à mais alta, na mesma escala',
    use: 'product',
  },
  {
    file: 'tamanhos-ceramica.webp',
    alt: 'Velas de 120 g, 180 g e 320 g lado a lado em potes de cerâmica clara, da mais baixa à mais alta, na mesma escala',
    use: 'product',
  },
  {
    file: 'produtos.webp',
    alt: 'Cinco velas em fila diante de uma parede clara, uma de cada coleção: lilás, clara, âmbar, rosada e verde-musgo',
    use: 'home',
  },
  {
    file: 'home-hero.webp',
    alt: 'Três velas acesas sobre uma mesa de madeira escura, ao entardecer, com canela, anis e um ramo de eucalipto',
    use: 'home',
  },
  {
    file: 'blog-primeiro-acender.webp',
    alt: 'Vela Baunilha & Coco acesa à noite, com cera derretida em volta do pavio, um fósforo usado e a caixa aberta',
    use: 'blog',
  },
  {
    file: 'blog-cura.webp',
    alt: 'Copos de vidro e cerâmica cheios de cera clara, em fila na prateleira do ateliê, à espera do fim da cura',
    use: 'blog',
  },
  {
    file: 'blog-comodos.webp',
    alt: 'Três velas sobre um aparador ao entardecer: uma apoiada em livros, outra ao centro e a terceira numa bandeja',
    use: 'blog',
  },
  {
    file: 'blog-copo-vazio.webp',
    alt: 'Copos de vela reaproveitados: o âmbar guarda lápis, o terracota tem uma suculenta e o lilás, ramos verdes',
    use: 'blog',
  },
  {
    file: 'blog-cera-de-coco.webp',
    alt: 'Tigela com lascas de cera de coco, meio coco aberto e uma vela branca ainda sem rótulo, sobre linho claro',
    use: 'blog',
  },
  {
    file: 'blog-presente.webp',
    alt: 'Vela Flor de Laranjeira em caixa aberta com palha de papel, um cartão escrito à mão e outra caixa com laço',
    use: 'blog',
  },
  {
    file: 'casa-escritorio.webp',
    alt: 'Vela Cedro & Vetiver acesa na escrivaninha, ao lado de um caderno meio escrito, um lápis e uma xícara de café',
    use: 'room',
  },
  {
    file: 'casa-banho.webp',
    alt: 'Vela Eucalipto & Alecrim acesa na bancada do banheiro, com pedras e um vaso de ramos diante dos azulejos',
    use: 'room',
  },
  {
    file: 'casa-poltrona.webp',
    alt: 'Vela Baunilha & Coco acesa numa mesinha redonda, ao lado de um livro aberto, diante de uma poltrona com manta',
    use: 'room',
  },
  {
    file: 'casa-cabeceira.webp',
    alt: 'Vela Jasmim da Noite acesa sobre um livro na mesa de cabeceira, com jasmins e os travesseiros ao fundo',
    use: 'room',
  },
  {
    file: 'casa-mesa.webp',
    alt: 'Vela Limão-siciliano & Manjericão acesa na mesa de jantar, com um prato, limões, uma cadeira e a janela ao fundo',
    use: 'room',
  },
  {
    file: 'blog-mesa-posta.webp',
    alt: 'Mesa de jantar à noite, com guardanapo de linho no prato, mel, meio figo, uma taça de vinho e duas velas acesas',
    use: 'blog',
  },
]

export const demoPhotographs: DemoPhotograph[] = [...candlePhotographs, ...scenes]
