import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Address, addressFaults, emptyAddress, isLocallyValid } from './address.ts'
import { composeAddressLines, hasHouseNumber, splitAddressLines } from './address-lines.ts'
import { cepDigits, maskCep, parseCep, typeCep } from './cep.ts'

const address: Address = {
  street: 'Rua Harmonia',
  number: '500',
  complement: 'Apto 71',
  neighborhood: 'Sumarezinho',
  city: 'São Paulo',
  state: 'SP',
  postalCode: '05435-000',
}

describe('local validity', () => {
  it('accepts a complete address, with or without hyphen, and s/n as a number', () => {
    expect(isLocallyValid(address)).toBe(true)
    expect(isLocallyValid({ ...address, postalCode: '05435000' })).toBe(true)
    expect(isLocallyValid({ ...address, number: 's/n', complement: '', neighborhood: '' })).toBe(true)
  })

  it.each([
    ['street', ' ab '],
    ['number', '  '],
    ['city', ' X '],
    ['state', 'sp'],
    ['state', 'S'],
    ['state', 'SPX'],
    ['postalCode', '5435-000'],
    ['postalCode', '05435--000'],
    ['postalCode', '05435-000 '],
  ])('names %s when it is %j', (field, value) => {
    expect(addressFaults({ ...address, [field]: value })).toEqual([field])
  })

  it('names everything that is missing', () => {
    expect(addressFaults(emptyAddress)).toEqual(['street', 'number', 'city', 'state', 'postalCode'])
  })
})

describe('CEP', () => {
  it('keeps digits only and shows the hyphen from the sixth on', () => {
    expect(maskCep('0543')).toBe('0543')
    expect(maskCep('05435')).toBe('05435')
    expect(maskCep('054350')).toBe('05435-0')
    expect(maskCep('05435-000')).toBe('05435-000')
    expect(maskCep('cep 05.435-0009999')).toBe('05435-000')
  })

  it('needs exactly eight digits', () => {
    expect(parseCep('05435-000')).toBe('05435000')
    expect(parseCep('0543500')).toBeNull()
    expect(parseCep('054350001')).toBeNull()
    expect(parseCep('')).toBeNull()
  })

  it('never grows beyond nine characters, and masking again changes nothing', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const shown = maskCep(typed)
        expect(shown.length).toBeLessThanOrEqual(9)
        expect(maskCep(shown)).toBe(shown)
        expect(cepDigits(shown)).toBe(cepDigits(typed))
      }),
    )
  })
})

describe('address lines', () => {
  it('writes street and number, complement and neighbourhood', () => {
    expect(composeAddressLines(address)).toEqual({
      line1: 'Rua Harmonia, 500',
      line2: 'Apto 71 – Sumarezinho',
    })
  })

  it('leaves out missing parts', () => {
    expect(composeAddressLines({ ...address, complement: ' ' }).line2).toBe('Sumarezinho')
    expect(composeAddressLines({ ...address, neighborhood: '' }).line2).toBe('Apto 71')
    expect(composeAddressLines({ ...address, complement: '', neighborhood: '' }).line2).toBe('')
  })

  it.each([
    ['Rua Harmonia, 500', 'Apto 71 – Sumarezinho', ['Rua Harmonia', '500', 'Apto 71', 'Sumarezinho']],
    ['Praça da Sé, s/n', 'Sé', ['Praça da Sé', 's/n', '', 'Sé']],
    ['Rua Harmonia, 500 A', 'casa 2', ['Rua Harmonia', '500 A', 'casa 2', '']],
    ['Rua Harmonia', '', ['Rua Harmonia', '', '', '']],
    ['Rua Doze, Vila Nova', 'fundos', ['Rua Doze, Vila Nova', '', 'fundos', '']],
    ['', '', ['', '', '', '']],
  ])('reads %j and %j back', (line1, line2, [street, number, complement, neighborhood]) => {
    expect(splitAddressLines(line1, line2)).toEqual({ street, number, complement, neighborhood })
  })

  it('reads back what it wrote', () => {
    const word = fc.stringMatching(/^[A-Za-zÀ-ú]{3,12}( [A-Za-zÀ-ú]{2,10})?$/)
    const parts = fc.record({
      street: word,
      number: fc.oneof(fc.integer({ min: 1, max: 99999 }).map(String), fc.constant('s/n')),
      complement: fc.stringMatching(/^(Apto|Bloco|Casa) \d{1,4}$/),
      neighborhood: word,
    })
    fc.assert(
      fc.property(parts, (lines) => {
        const { line1, line2 } = composeAddressLines({ ...address, ...lines })
        expect(splitAddressLines(line1, line2)).toEqual(lines)
      }),
    )
  })
})

it.each([
  ['Rua Harmonia, 500', true],
  ['Rua Harmonia, s/n', true],
  ['Rua Harmonia, S/N', true],
  ['Rua Harmonia, nº 500, apartamento 71 do bloco B', true],
  ['Rua Harmonia 500', true],
  ['Avenida Corrientes 1234', true],
  ['Rua Harmonia', false],
  ['Rua Harmonia, ', false],
  ['Rua 15 de Novembro', false],
  ['Rua 15', false],
  ['Rua Harmonia, fundos', false],
  ['', false],
])('%j names a door: %s', (line, expected) => {
  expect(hasHouseNumber(line)).toBe(expected)
})

describe('typing a CEP', () => {
  it.each([
    ['a sixth digit brings the hyphen, and the caret behind it', '05010', '050100|', '05010-0|'],
    ['a digit in the middle keeps the caret there', '0501', '059|01', '059|01'],
    ['a digit taken out of the middle keeps the caret there', '05010-000', '051|0-000', '051|00-00'],
    ['taking out the hyphen steps before it', '05010-000', '05010|000', '05010|-000'],
    ['letters are not taken', '05010', '05x|010', '05|010'],
    ['a ninth digit is not taken, wherever it is typed', '05010-000', '059|010-000', '05|010-000'],
    ['a pasted form is taken', '', ' 01310-100 |', '01310-100|'],
    ['another pasted form is taken', '', '01.310-100|', '01310-100|'],
  ])('%s', (_what, before, typed, shown) => {
    const caret = typed.indexOf('|')
    const { text, caret: at } = typeCep(before, typed.replace('|', ''), caret)
    expect(`${text.slice(0, at)}|${text.slice(at)}`).toBe(shown)
  })
})
