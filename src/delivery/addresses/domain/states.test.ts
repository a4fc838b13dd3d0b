import { expect, it } from 'vitest'
import { STATES, stateOfCep } from './states.ts'

it.each([
  ['69900062', 'AC'],
  ['57020070', 'AL'],
  ['69005070', 'AM'],
  ['69460000', 'AM'],
  ['68900073', 'AP'],
  ['40020000', 'BA'],
  ['60025060', 'CE'],
  ['70040010', 'DF'],
  ['73330000', 'DF'],
  ['29010004', 'ES'],
  ['74003010', 'GO'],
  ['72800000', 'GO'],
  ['65010200', 'MA'],
  ['30130010', 'MG'],
  ['79002010', 'MS'],
  ['78005000', 'MT'],
  ['66010000', 'PA'],
  ['58010000', 'PB'],
  ['50030230', 'PE'],
  ['64000020', 'PI'],
  ['80420090', 'PR'],
  ['20040002', 'RJ'],
  ['59025000', 'RN'],
  ['76801058', 'RO'],
  ['69301000', 'RR'],
  ['90010150', 'RS'],
  ['88010400', 'SC'],
  ['49010020', 'SE'],
  ['13010040', 'SP'],
  ['05435000', 'SP'],
  ['77001002', 'TO'],
])('%s belongs to %s', (cep, uf) => {
  expect(stateOfCep(cep)?.uf).toBe(uf)
})

it('recognises all 27 states, and no state for an unassigned CEP', () => {
  expect(new Set(STATES.map(({ uf }) => uf)).size).toBe(27)
  expect(stateOfCep('00000000')).toBeNull()
  expect(stateOfCep('00999999')).toBeNull()
})
