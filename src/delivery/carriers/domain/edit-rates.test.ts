import { describe, expect, it } from 'vitest'
import { rateEdit } from '../../../../tests/support/rate-edit.ts'
import { editRates, type TypedRateEdit } from './edit-rates.ts'
import { proposedRates } from './rate-table.ts'
import { ratesFromCsv, ratesToCsv } from './rates-csv.ts'

const rates = proposedRates()
const tableAfter = (changes: Partial<TypedRateEdit>) => {
  const editedRates = editRates(rates, rateEdit(changes))
  if (!editedRates.ok) throw new Error(editedRates.code)
  return editedRates.value
}
const priceIn = (list: typeof rates, uf: string, name: string) =>
  list.find(({ state, service }) => state === uf && service === name)

describe('a change of several states', () => {
  it('changes exactly the typed fields of the selected states', () => {
    const list = tableAfter({
      states: ['PE', 'BA'],
      prices: ['39,90', '', '', '', '', '-'],
      freeAbove: '300',
    })
    const before = priceIn(rates, 'PE', 'PAC')
    expect(priceIn(list, 'PE', 'PAC')).toEqual({
      ...before,
      prices: [3990, ...(before?.prices.slice(1, 5) ?? []), null],
      freeAbove: 300_00,
    })
    expect(priceIn(list, 'BA', 'PAC')?.prices[0]).toBe(3990)
    expect(list.filter((rate, index) => rate !== rates[index])).toHaveLength(2)
  })

  it('raises and lowers by percent, to whole tens of centavos, for both services', () => {
    const list = tableAfter({ service: '', percent: '+10' })
    expect(priceIn(list, 'PE', 'PAC')?.prices[0]).toBe(40_60)
    expect(priceIn(list, 'PE', 'SEDEX')?.prices[0]).toBe(75_80)
    expect(priceIn(tableAfter({ percent: '-5,5%' }), 'PE', 'PAC')?.prices[0]).toBe(34_90)
  })

  it('takes the free freight out with a dash', () => {
    const free = tableAfter({ freeAbove: '250,00' })
    expect(editRates(free, rateEdit({ freeAbove: '-' }))).toEqual({ ok: true, value: rates })
  })

  it.each([
    [{ states: ['XX'], percent: '5' }, 'states'],
    [{}, 'nothing'],
    [{ percent: '0' }, 'nothing'],
    [{ freeAbove: '-' }, 'nothing'],
    [{ service: 'MOTO', percent: '5' }, 'nothing'],
    [{ percent: '500' }, 'percent'],
    [{ percent: 'dez' }, 'percent'],
    [{ prices: ['abc'] }, 'prices'],
    [{ prices: ['0'] }, 'prices'],
    [{ daysFrom: '20' }, 'days'],
    [{ daysUntil: 'x' }, 'days'],
    [{ freeAbove: '0' }, 'freeAbove'],
  ])('is refused with %o', (changes, fault) => {
    expect(editRates(rates, rateEdit(changes))).toMatchObject({ ok: false, details: { fields: [fault] } })
  })
})

describe('the table as a file', () => {
  const headers = ['Estado', 'Serviço', '1', '2', '5', '10', '20', '30', 'De', 'Até', 'Grátis']

  it('comes back as it was, with what is not sent', () => {
    const list = tableAfter({ prices: ['', '', '', '', '', '-'], freeAbove: '300' })
    expect(ratesFromCsv(ratesToCsv(list, headers))).toEqual({ ok: true, value: list })
  })

  it.each([
    ['Estado\r\n', 'file-empty', undefined],
    ['Estado\nPE;PAC;10;10;10;10;10;10;1;2;\nXX;PAC;10;10;10;10;10;10;1;2;', 'line-unreadable', 3],
    ['Estado\nPE;PAC;10;10;10;10;10;10;3;2;', 'line-unreadable', 2],
    ['Estado\nPE;PAC;10;10', 'line-unreadable', 2],
    ['Estado\nPE;PAC;10;10;10;10;10;dez;1;2;', 'line-unreadable', 2],
    ['E\nPE;pac;10;10;10;10;10;10;1;2;\nPE;PAC;10;10;10;10;10;10;1;2;', 'line-twice', 3],
  ])('%o is refused: %s', (text, code, line) => {
    expect(ratesFromCsv(text)).toMatchObject({ code, ...(line && { details: { line } }) })
  })
})
