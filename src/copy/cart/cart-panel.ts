import { viewCart } from './cart-buttons.ts'

/** The small cart beside a page. */
export const cartPanelCopy = {
  close: 'Fechar o carrinho',
  line: (quantity: number, size: string | null) =>
    [size, `${quantity} ${quantity === 1 ? 'unidade' : 'unidades'}`].filter(Boolean).join(' · '),
  subtotal: (count: number) => `Subtotal, ${count} ${count === 1 ? 'vela' : 'velas'}`,
  view: viewCart,
  finish: 'Finalizar compra',
} as const
