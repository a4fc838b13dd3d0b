import { expect, it } from 'vitest'
import type { AdminRequest } from '#accounts/session/admin/admin-action.server.ts'
import { openingCopy } from '#office/opening/admin-copy.ts'
import { addCandle } from './add-candle.server.ts'
import { setDelivery } from './set-delivery.server.ts'

const nowhere = {} as AdminRequest
const delivery = {
  version: 1,
  address: 'Rua Caiubi, 500',
  way: 'courier',
  base: '12,00',
  perKilometre: '2,20',
} as const

it.each([
  [{ perKilometre: '2,20/km' }, { perKilometre: openingCopy.delivery.rateWrong }],
  [{ perKilometre: '-1' }, { perKilometre: openingCopy.delivery.rateWrong }],
  [{ base: 'doze' }, { base: openingCopy.delivery.priceMissing }],
  [{ base: '120000' }, { base: openingCopy.delivery.priceMissing }],
])(
  'a price of the delivery that cannot be read is marked, and nothing is saved: %j',
  async (typed, faults) => {
    expect(await setDelivery({ ...delivery, ...typed }, nowhere)).toMatchObject({ faults })
  },
)

it.each([
  [{ stock: '99999999999' }, 'stock'],
  [{ weight: '99999999' }, 'weight'],
  [{ stock: '0' }, 'stock'],
  [{ weight: 'muito' }, 'weight'],
])('a number of the candle that cannot be kept is marked: %j', async (typed, name) => {
  const photo = new File(['x'], 'vela.jpg')
  const candle = { name: 'Noite de Chuva', price: '68,00', weight: '180', stock: '5', photo }
  const answer = await addCandle({ ...candle, ...typed }, nowhere)
  expect(answer).toMatchObject({ faults: { [name]: expect.any(String) } })
})
