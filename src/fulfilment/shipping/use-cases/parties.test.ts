import { expect, it } from 'vitest'
import { partyOfShop } from './parties.ts'

it('the shop is named with all signs of its CNPJ, letters among them, and with its address in parts', () => {
  const contact = {
    name: 'Lume & Coco',
    taxId: '12.ABC.345/01DE-35',
    stateRegister: '110.042.490.114',
    phone: '(11) 91234-5678',
    email: 'ola@exemplo.com.br',
    address: 'Rua Harmonia, 120, Vila Madalena, São Paulo, SP, 05435-000',
  }
  const values = { contact } as unknown as Parameters<typeof partyOfShop>[0]['values']
  expect(partyOfShop({ values })).toMatchObject({
    document: '12ABC34501DE35',
    stateRegister: '110042490114',
    phone: '11912345678',
    address: { street: 'Rua Harmonia', number: '120', postalCode: '05435-000' },
  })
})
