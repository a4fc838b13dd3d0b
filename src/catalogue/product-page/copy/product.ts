import { joinList } from '#ui/copy/ui.ts'
export const productCopy = {
  description: (name: string) => `${name}: aroma, tamanhos e preço desta vela artesanal.`,
  demoImage: 'Imagem ilustrativa',
  gallery: 'Fotos do produto',
  previous: 'Foto anterior',
  next: 'Próxima foto',
  enlarge: 'Ampliar foto',
  enlargeFailed: {
    title: 'A foto não abriu',
    text: 'Confira sua conexão e tente de novo.',
  },
  showImage: (position: number, count: number) => `Ver foto ${position} de ${count}`,
  buy: 'Comprar',
  buyNow: 'Comprar agora',
  size: 'Tamanho',
  soldOutSize: 'esgotada',
  /** For screen readers, after the label of a sold-out size. */
  soldOutHint: '(escolha para pedir aviso)',
  reserveHint: '(escolha para reservar)',
  quantity: 'Quantidade',
  add: 'Adicionar ao carrinho',
  promises: {
    /** Names the size, because without JavaScript this text does not change with the selected size. */
    burning: (time: string, size: string | undefined) => `${time} de queima limpa${size ? ` (${size})` : ''}`,
    returning: 'Devolva 3 recipientes vazios e ganhe 10% na próxima compra',
  },
  intensity: 'Intensidade',
  intensityOf: (level: number, word: string) =>
    `Intensidade ${level} de 5${word ? `: ${word.toLowerCase()}` : ''}`,
  specifications: 'Especificações',
  sizes: 'Compare os tamanhos',
  demoSizes: 'Imagem ilustrativa: a cor do recipiente é a da sua vela.',
  questions: 'Perguntas frequentes',
  related: 'Você também pode gostar',
} as const

export const soldOutCopy = {
  title: (size: string | undefined) => (size ? `O tamanho ${size} acabou` : 'Esta vela acabou'),
  others: (sizes: readonly string[]) => (sizes.length > 0 ? `Ainda há em ${joinList(sizes)}.` : ''),
}
