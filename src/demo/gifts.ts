import type { GiftOption, OrderGift } from '#orders/domain/gift.ts'

type DemoOption = Pick<GiftOption, 'name' | 'price'>

const box: DemoOption = { name: 'Caixa rígida com fita', price: 1890 }
const ribbon: DemoOption = { name: 'Fita de algodão', price: 600 }

/** What the demo shop offers, in its order. */
export const demoGiftOptions = [box, ribbon]

export const giftForCelia: OrderGift = {
  message: 'Célia,\npara a sua casa nova, com um beijo da Lu.',
  receiver: { name: 'Célia Nogueira', phone: '(11) 98111-0142' },
  options: [ribbon],
}

export const giftForRegina: OrderGift = {
  message:
    'Tia Regina,\nobrigada por tudo. Que esta luz acompanhe as suas noites de leitura.\nCom carinho, Helena',
  receiver: { name: 'Regina Martins', phone: '(11) 98222-0175' },
  options: [box],
}
