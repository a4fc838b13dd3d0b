import { expect, test } from 'vitest'
import { type ImportLine, type KnownMaterial, planImport } from './plan-import.ts'

const blank = {
  name: 'Cera',
  kind: '',
  unit: '',
  supplierName: '',
  supplierPhone: '',
  reorderAt: '',
  leadDays: '',
  amount: '',
  paid: '',
  lot: '',
  status: '',
}

const makeLines = (...rows: Partial<ImportLine['cells']>[]): ImportLine[] =>
  rows.map((cells, index) => {
    const all = { ...blank, ...cells }
    return { number: index + 2, cells: all, key: all.name.toLowerCase() }
  })

const wax = (more: Partial<KnownMaterial> = {}): KnownMaterial => ({
  id: 'w',
  version: 3,
  name: 'Cera',
  kind: 'wax',
  unit: 'g',
  supplierName: 'Litoral',
  supplierPhone: '',
  reorderAt: 5_000_000,
  leadDays: 5,
  isHidden: false,
  purchases: [],
  ...more,
})

const findFaults = (lines: ImportLine[], material: KnownMaterial | null = wax()) =>
  planImport(lines, new Map(material ? [['cera', material]] : [])).faults.map(
    ({ number, fault }) => `${number} ${fault}`,
  )

test('a new material is made once, with all of its purchases', () => {
  const { materials, faults } = planImport(
    makeLines(
      { unit: 'g', supplierName: 'Litoral', reorderAt: '5 kg', amount: '10 kg', paid: '600', lot: 'L-1' },
      { amount: '2.000', paid: '130,50' },
    ),
    new Map(),
  )
  expect(faults).toEqual([])
  expect(materials).toMatchObject([
    {
      before: null,
      facts: { name: 'Cera', kind: 'other', unit: 'g', reorderAt: 5_000_000, leadDays: 0 },
      purchases: [
        { amount: 10_000_000, paid: 60_000, lot: 'L-1' },
        { amount: 2_000_000, paid: 13_050, lot: '' },
      ],
    },
  ])
})

test('keeps the stored value for an empty cell', () => {
  const { materials } = planImport(makeLines({ leadDays: '9' }), new Map([['cera', wax()]]))
  expect(materials[0]?.facts).toMatchObject({ kind: 'wax', supplierName: 'Litoral', reorderAt: 5_000_000 })
  expect(materials[0]?.facts.leadDays).toBe(9)
})

test('a purchase that the ledger has is known by its lot, or by amount and price; the second of two equal ones is another', () => {
  const purchase = { amount: 1_000_000, paid: 6200 }
  const material = wax({
    purchases: [
      { ...purchase, lot: 'L-1' },
      { ...purchase, lot: '' },
    ],
  })
  const same = { amount: '1 kg', paid: '62' }
  const plan = planImport(makeLines({ ...same, lot: 'l-1' }, same, same), new Map([['cera', material]]))
  expect(plan).toMatchObject({
    knownCount: 2,
    faults: [],
    materials: [{ purchases: [{ ...purchase, lot: '' }] }],
  })
})

test('names each invalid line and its error', () => {
  expect(
    findFaults(
      makeLines(
        { name: '', unit: 'g' },
        { name: 'Pavio', unit: 'kg' },
        { kind: 'Barro' },
        { unit: 'ml' },
        { reorderAt: 'muito' },
        { leadDays: '-1' },
        { supplierPhone: '12' },
        { amount: '-3', paid: '1' },
        { amount: '3' },
        { lot: 'L-9' },
      ),
    ),
  ).toEqual([
    '2 material-name',
    '3 material-unit',
    '4 material-kind',
    '5 unit-differs',
    '6 reorder-line',
    '7 lead-days',
    '8 supplier-phone',
    '9 amount',
    '10 paid',
    '11 amount',
  ])
})

test('lines that contradict each other or the ledger are refused', () => {
  const one = { amount: '1 kg', paid: '62', lot: 'L-1' }
  expect(findFaults(makeLines(one, one))).toEqual(['3 lot-repeated'])
  expect(findFaults(makeLines({ leadDays: '3' }, { leadDays: '4' }))).toEqual(['3 said-otherwise'])
  expect(findFaults(makeLines({}), wax({ isHidden: true }))).toEqual(['2 out-of-use'])
  const booked = wax({ purchases: [{ amount: 5000, paid: 100, lot: 'L-1' }] })
  expect(findFaults(makeLines(one), booked)).toEqual(['2 lot-known'])
})
