import { describe, expect, it } from 'vitest'
import { loadCepAreas } from '#delivery/streets/cep-areas.ts'
import { readDataFile } from '#delivery/streets/data-files.ts'
import { addressNames, demoAddress } from './demo-data.ts'

const streetsByCep = new Map(
  (await readDataFile('streets.tsv.gz')).split('\n').map((line) => {
    const [cep = '', street, neighborhood] = line.split('\t')
    return [cep, { street, neighborhood }]
  }),
)
const areas = await loadCepAreas()

describe.each(addressNames)('the address %s', (name) => {
  const { street, neighborhood, postalCode, lat, lng } = demoAddress(name)
  const cep = postalCode.replace('-', '')

  it('is the street that its CEP belongs to', () => {
    expect(streetsByCep.get(cep)).toEqual({ street, neighborhood })
  })

  it('is within its CEP’s area', () => {
    expect(areas.ofCep(cep)).toMatchObject({ kind: 'city', point: { lat, lng }, approximate: false })
  })
})
