/**
 * Generates the address tables in `src/delivery/streets/facts`. Run only if the facts change: `node
 * scripts/prepare-sao-paulo.ts <folder>` (see its README).
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { belongsToOneBuilding, normaliseStreet, type Street } from '#delivery/streets/normalise-street.ts'
import { foldText } from '#platform/domain/fold-text.ts'

const DATA = join(import.meta.dirname, '../src/delivery/streets/facts')

type RawFacts = {
  cepRanges: {
    entries: {
      from: string
      to: string
      zone: string
      bairro: string | null
      lat: number
      lng: number
      approx?: true
    }[]
  }
  boundary: { polygonFine: [number, number][] }
  neighbours: { entries: { city: string; from: string; to: string; lat: number; lng: number }[] }
  states: { entries: { uf: string; name: string; ranges: [string, string][] }[] }
}

function parseStreets(table: string): Street[] {
  const lines = table.split('\n').slice(1).filter(Boolean)
  return lines.map((line) => {
    const [cep = '', street = '', neighborhood = '', span = ''] = line.split('\t')
    return normaliseStreet({ cep, street, neighborhood, span })
  })
}

/**
 * Weight: CEPs of the street in its neighbourhood, so that suggestions list long streets first. Rows of
 * single buildings get none.
 */
function weigh(streets: Street[]): Map<Street, number> {
  const groups = Map.groupBy(streets, ({ street, neighborhood }) => `${street}\t${neighborhood}`)
  const weights = new Map<Street, number>()
  for (const group of groups.values()) {
    const first = group.find(({ cep }) => !belongsToOneBuilding(cep))
    if (first) weights.set(first, group.length)
  }
  return weights
}

/**
 * Number of streets per word. Excludes words of one or two letters, whose typing errors cannot be
 * corrected.
 */
function countWords(streets: Iterable<Street>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { street, neighborhood } of streets) {
    const words = new Set(foldText(`${street} ${neighborhood}`).split(' '))
    for (const word of words) if (word.length > 2) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return counts
}

const source = process.argv[2]
if (!source) throw new Error('name the folder that holds sao-paulo.json and streets.tsv.gz')

const streets = parseStreets(gunzipSync(await readFile(join(source, 'streets.tsv.gz'))).toString())
const weights = weigh(streets)
const lines = streets.map((row) =>
  [row.cep, row.street, row.neighborhood, row.number, row.span, weights.get(row) ?? 0].join('\t'),
)
await writeFile(join(DATA, 'streets.tsv.gz'), gzipSync(lines.join('\n'), { level: 9 }))

const words = [...countWords(weights.keys())].sort(([a], [b]) => (a < b ? -1 : 1))
await writeFile(
  join(DATA, 'words.tsv.gz'),
  gzipSync(words.map((row) => row.join('\t')).join('\n'), { level: 9 }),
)

const facts = JSON.parse(await readFile(join(source, 'sao-paulo.json'), 'utf8')) as RawFacts
const areas = {
  city: facts.cepRanges.entries.map(({ from, to, zone, bairro, lat, lng, approx }) => ({
    from,
    to,
    region: bairro ?? (zone === 'Centro' ? zone : `Zona ${zone}`),
    lat,
    lng,
    ...(approx && { approx }),
  })),
  boundary: facts.boundary.polygonFine,
  neighbours: facts.neighbours.entries.map(({ city, from, to, lat, lng }) => ({ city, from, to, lat, lng })),
  states: facts.states.entries.map(({ uf, name, ranges }) => ({ uf, name, ranges })),
}
await writeFile(join(DATA, 'areas.json.gz'), gzipSync(JSON.stringify(areas), { level: 9 }))
console.log(
  `${streets.length} CEPs, ${weights.size} streets, ${words.length} words, ${areas.city.length} areas of the city`,
)
