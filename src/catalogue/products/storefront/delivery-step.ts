import { pathTo } from '#addresses.ts'

export const deliveryStep = `${pathTo('cart')}#entrega`
