import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type BrCode,
  brCodeFaults,
  buildBrCode,
  crc16,
  parseBrCode,
  readReceiver,
  toBrCodeText,
} from './br-code.ts'
import { calculatePixDiscount, calculatePixPrice } from './payment-method.ts'
import { isCpfOrPhone, parsePixKey } from './pix-key.ts'

/** The first vector is from the Banco Central's manual; the others use CRCs from another program. */
const VECTORS: readonly [string, BrCode][] = [
  [
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    {
      key: '123e4567-e12b-12d1-a456-426655440000',
      receiver: 'Fulano de Tal',
      city: 'BRASILIA',
      amount: null,
      txid: null,
    },
  ],
  [
    '00020126360014br.gov.bcb.pix0114+55119876543215204000053039865406342.145802BR5911Lume e Coco6009Sao Paulo62220518LC7K3M9Q2XA1B2C3D46304E78E',
    {
      key: '+5511987654321',
      receiver: 'Lume e Coco',
      city: 'Sao Paulo',
      amount: 34214,
      txid: 'LC7K3M9Q2XA1B2C3D4',
    },
  ],
  [
    '00020126360014br.gov.bcb.pix011412ABC34501DE3552040000530398654040.055802BR5922LUME E COCO VELAS LTDA6009SAO PAULO62050501A6304444B',
    { key: '12ABC34501DE35', receiver: 'LUME E COCO VELAS LTDA', city: 'SAO PAULO', amount: 5, txid: 'A' },
  ],
]

describe('a Pix code', () => {
  it.each(VECTORS)('is written and read as published: %s', (text, code) => {
    expect(buildBrCode(code)).toBe(text)
    expect(parseBrCode(text)).toEqual({ ok: true, value: code })
  })

  it('has the checksum of its standard', () => {
    expect(crc16('123456789')).toBe('29B1')
  })

  const ascii = (maxLength: number) =>
    fc.string({
      unit: fc.integer({ min: 0x21, max: 0x7e }).map((sign) => String.fromCharCode(sign)),
      minLength: 1,
      maxLength,
    })
  const codes = fc.record({
    key: ascii(77),
    receiver: ascii(25),
    city: ascii(15),
    amount: fc.option(fc.integer({ min: 1, max: 9_999_999_999 })),
    txid: fc.option(fc.stringMatching(/^[A-Za-z0-9]{1,25}$/)),
  })

  it('reads back what was written', () => {
    fc.assert(
      fc.property(codes, (code) => {
        expect(parseBrCode(buildBrCode(code))).toEqual({ ok: true, value: code })
      }),
    )
  })

  it('is refused if one character is wrong', () => {
    fc.assert(
      fc.property(codes, fc.nat(), fc.integer({ min: 1, max: 9 }), (code, place, step) => {
        const text = buildBrCode(code)
        const at = place % text.length
        const wrong = String.fromCharCode(text.charCodeAt(at) + step)
        expect(parseBrCode(text.slice(0, at) + wrong + text.slice(at + 1)).ok).toBe(false)
      }),
    )
  })

  it('never stumbles over a text that is none', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseBrCode(text).ok).toBe(false)
      }),
    )
  })

  it('is not made with what does not fit into it', () => {
    const code: BrCode = { key: 'a@b.br', receiver: 'Lume', city: 'Sao Paulo', amount: 1, txid: 'A' }
    expect(brCodeFaults(code)).toEqual([])
    const wrong = { key: 'x'.repeat(78), receiver: 'São', city: 'x'.repeat(16), amount: 0, txid: 'A-1' }
    expect(brCodeFaults(wrong)).toEqual(['key', 'receiver', 'city', 'amount', 'txid'])
    expect(() => buildBrCode(wrong)).toThrow(RangeError)
    expect(toBrCodeText('  São   João da Boa Vista ')).toBe('Sao Joao da Boa Vista')
    expect(readReceiver(VECTORS[0]?.[0] ?? '')).toBe('Fulano de Tal')
  })
})

describe('a Pix key', () => {
  it.each([
    ['529.982.247-25', 'cpf', '52998224725'],
    ['11.222.333/0001-81', 'cnpj', '11222333000181'],
    ['12.ABC.345/01DE-35', 'cnpj', '12ABC34501DE35'],
    ['12abc34501de35', 'cnpj', '12ABC34501DE35'],
    ['+55 (11) 98765-4321', 'phone', '+5511987654321'],
    ['+551133334444', 'phone', '+551133334444'],
    ['11987654321', 'phone', '+5511987654321'],
    ['(11) 98765-4321', 'phone', '+5511987654321'],
    ['11 98765-4321', 'phone', '+5511987654321'],
    ['011987654321', 'phone', '+5511987654321'],
    ['5511987654321', 'phone', '+5511987654321'],
    ['(11) 3333-4444', 'phone', '+551133334444'],
    ['52998224725', 'cpf', '52998224725'],
    ['Ola@LumeeCoco.com.br', 'email', 'ola@lumeecoco.com.br'],
    ['123E4567-E12B-12D1-A456-426655440000', 'random', '123e4567-e12b-12d1-a456-426655440000'],
  ])('%s is a %s', (text, kind, value) => {
    expect(parsePixKey(text)).toEqual({ kind, value })
  })

  it.each([
    '529.982.247-26',
    '111.111.111-11',
    '11.222.333/0001-82',
    '12ABC34501DE36',
    '00000000000000',
    '10987654321',
    '119876543',
    '+5511087654321',
    '+14155552671',
    'ola@lumeecoco',
    `${'x'.repeat(70)}@exemplo.com.br`,
    '123e4567',
    '',
  ])('%j is none', (text) => {
    expect(parsePixKey(text)).toBeNull()
  })

  it('needs confirmation if its digits are both CPF and mobile number, unless its spelling decides', () => {
    const phoneOrCpf = '11900000083'
    expect(isCpfOrPhone(phoneOrCpf)).toBe(true)
    expect(parsePixKey(phoneOrCpf)).toBeNull()
    expect(parsePixKey('(11) 90000-0083')).toEqual({ kind: 'phone', value: '+5511900000083' })
    expect(parsePixKey('+5511900000083')).toMatchObject({ kind: 'phone' })
    expect(parsePixKey('119.000.000-83')).toEqual({ kind: 'cpf', value: phoneOrCpf })
    expect(['11987654321', '52998224725', 'x'].map(isCpfOrPhone)).toEqual([false, false, false])
  })
})

describe('the discount for Pix', () => {
  it.each([
    [9990, 5, 9490, 500],
    [8990, 5, 8540, 450],
    [8990, 0, 8990, 0],
    [101, 30, 71, 30],
    [1, 30, 1, 0],
  ])('R$ %i centavos with %i%% are %i', (candles, percent, price, discount) => {
    expect(calculatePixPrice(candles, percent)).toBe(price)
    expect(calculatePixDiscount(candles, percent)).toBe(discount)
  })
})
