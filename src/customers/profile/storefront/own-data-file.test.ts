import { expect, test } from 'vitest'
import { ownDataFile } from './own-data-file.ts'

test('writes the data file in Portuguese, names the size, and keeps it machine-readable', () => {
  const at = new Date('2026-11-12T17:32:00.000Z')
  const file = ownDataFile({
    exportedAt: at,
    orders: [
      {
        orderNumber: 'LC-1',
        status: 'shipped',
        paymentStatus: 'paid',
        totalInCentavos: 10190,
        shippingAddress: { line1: 'Rua Harmonia, 500', postal_code: '05435-000' },
        items: [{ product: 'Jasmim', size: '320 g', quantity: 1, unitPriceInCentavos: 8990 }],
        invoice: { accessKey: '3526', number: 123, series: 1, danfeUrl: null },
        refunds: [{ totalInCentavos: 0, voucherRefundedInCentavos: 4000 }],
      },
    ],
    profile: { fullName: null, state: 'SP' },
  })
  expect(JSON.parse(JSON.stringify(file))).toEqual({
    gerado_em: '2026-11-12T17:32:00.000Z',
    pedidos: [
      {
        numero: 'LC-1',
        situacao: 'Enviado',
        pagamento: 'Pago',
        total_em_reais: '101.90',
        endereco_de_entrega: { rua_e_numero: 'Rua Harmonia, 500', cep: '05435-000' },
        itens: [{ produto: 'Jasmim', tamanho: '320 g', quantidade: 1, preco_unitario_em_reais: '89.90' }],
        nota_fiscal: { chave: '3526', numero: 123, serie: 1, endereco_do_danfe: null },
        devolucoes: [{ total_em_reais: '0.00', devolvido_ao_vale_em_reais: '40.00' }],
      },
    ],
    perfil: { nome_completo: null, estado: 'SP' },
  })
})

test('columns without a Portuguese name are not exported', () => {
  expect(() => ownDataFile({ notes: 'segredo da dona' })).toThrow(/notes/)
})
