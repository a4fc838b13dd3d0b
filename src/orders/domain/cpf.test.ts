import { expect, test } from 'vitest'
import { maskCpf, parseCpf } from './cpf.ts'

test('a CPF is written as people write it, while it is typed', () => {
  const typed = ['529', '5299', '5299822', '52998224725', '529.982.247-259']
  expect(typed.map(maskCpf)).toEqual(['529', '529.9', '529.982.2', '529.982.247-25', '529.982.247-25'])
})

test('a CPF is one by its check digits', () => {
  expect(parseCpf('529.982.247-25')).toBe('52998224725')
  expect(parseCpf('52998224725')).toBe('52998224725')
  expect(['529.982.247-24', '111.111.111-11', '5299822472', ''].map(parseCpf)).toEqual([
    null,
    null,
    null,
    null,
  ])
})
