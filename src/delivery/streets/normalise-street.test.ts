import { describe, expect, it } from 'vitest'
import { normaliseName, normaliseStreet } from './normalise-street.ts'

const raw = (cep: string, street: string, span = '') => ({
  cep,
  street,
  neighborhood: 'Alto De Pinheiros',
  span,
})

describe('normaliseName', () => {
  it.each([
    ['Praça Do Patriarca', 'Praça do Patriarca'],
    ['Rua Vinte E Cinco De Março', 'Rua Vinte e Cinco de Março'],
    ['Rua E', 'Rua E'],
    ['Parque Dom Pedro Ii', 'Parque Dom Pedro II'],
    ['Praça Papa João Xxiii', 'Praça Papa João XXIII'],
    ['Rua Xv De Novembro', 'Rua XV de Novembro'],
    ['Rua Bem-Te-Vi', 'Rua Bem-Te-Vi'],
    ['Travessa  Di Lorenzo', 'Travessa Di Lorenzo'],
  ])('%s → %s', (name, tidied) => {
    expect(normaliseName(name)).toBe(tidied)
  })
})

describe('normaliseStreet', () => {
  it('takes the number out of the name where a building has its own CEP', () => {
    expect(normaliseStreet(raw('01310914', 'Avenida Paulista, 1106'))).toEqual({
      cep: '01310914',
      street: 'Avenida Paulista',
      neighborhood: 'Alto de Pinheiros',
      number: '1106',
      span: '',
    })
    expect(normaliseStreet(raw('03402959', 'Avenida Conselheiro Carrão 840 Loja 2'))).toMatchObject({
      street: 'Avenida Conselheiro Carrão',
      number: '840',
    })
    expect(normaliseStreet(raw('01044904', 'Rua Sete De Abril, 264'))).toMatchObject({
      street: 'Rua Sete de Abril',
      number: '264',
    })
    expect(normaliseStreet(raw('01234900', 'Praça Charles Miller, S/N'))).toMatchObject({ number: 's/n' })
    expect(normaliseStreet(raw('05372970', 'Rua José Filipe da Silva', '464 Loja 03'))).toMatchObject({
      number: '464',
    })
  })

  it('forgets the parcel lockers that stand at an address', () => {
    expect(
      normaliseStreet(
        raw('01031989', 'Avenida Prestes Maia 925 Locker Correios Metrô Luz - Entrega Exclusiva'),
      ),
    ).toMatchObject({ street: 'Avenida Prestes Maia', number: '925' })
    expect(normaliseStreet(raw('01001989', 'Praça da Sé Locker Correios Metrô Sé', 's/n'))).toMatchObject({
      street: 'Praça da Sé',
      number: 's/n',
    })
  })

  it('keeps numbers that are names', () => {
    expect(normaliseStreet(raw('08030651', 'Rua Particular 23'))).toMatchObject({
      street: 'Rua Particular 23',
      number: '',
    })
    expect(normaliseStreet(raw('04918330', 'Praça Revolução De 1932')).street).toBe('Praça Revolução de 1932')
  })

  it('takes the stretch out of the name', () => {
    expect(normaliseStreet(raw('03307000', 'Rua Tuiuti - De 1613/1614 Ao Fim'))).toMatchObject({
      street: 'Rua Tuiuti',
      span: 'de 1613/1614 ao fim',
    })
    expect(normaliseStreet(raw('05576000', 'Rodovia Raposo Tavares, Até Km 13,998'))).toMatchObject({
      street: 'Rodovia Raposo Tavares',
      span: 'até km 13,998',
    })
  })
})
