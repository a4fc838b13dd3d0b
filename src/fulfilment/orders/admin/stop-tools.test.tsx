import { expect, test } from 'vitest'
import { readAttribute, renderMarkup, tagWith } from '../../../../tests/support/render-markup.tsx'
import { ContactTools } from './stop-tools.tsx'

const stop = {
  orderNumber: 'LC-7K2M9P',
  pickupCode: '4821',
  isSurprise: false,
  contact: { name: 'Ana Prado', phone: '(11) 90000-0000' },
  shippingAddress: { line1: '', city: '', state: 'SP', postal_code: '', country: 'Brasil' },
}

const readMessage = (changes: Partial<typeof stop> | { pickupCode: null }) =>
  decodeURIComponent(
    readAttribute(tagWith(renderMarkup(<ContactTools stop={{ ...stop, ...changes }} />), 'wa.me'), 'href') ??
      '',
  )

test('the WhatsApp text of a pick-up holds its code, that of a delivery and of a surprise none', () => {
  expect(readMessage({})).toContain('sobre a retirada do seu pedido LC-7K2M9P. O código para retirar é 4821.')
  expect(readMessage({ pickupCode: null })).toContain('sobre a entrega do seu pedido LC-7K2M9P.')
  expect(readMessage({ isSurprise: true })).not.toMatch(/4821|LC-7K2M9P/)
})
