import { pathTo } from '#addresses.ts'

/** Where the cart asks for the delivery: the way on from 'Comprar agora' and 'Finalizar compra'. */
export const deliveryStep = `${pathTo('cart')}#entrega`
