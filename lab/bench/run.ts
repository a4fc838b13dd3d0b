import { availableParallelism, cpus } from 'node:os'
import { showHelp } from '../../src/app/commands/show-help.ts'
import { prepareSeededShop, type SeededShop } from '../../tests/support/seeded-shop.ts'
import { benchAddresses } from './addresses.ts'
import { benchAtRest } from './at-rest.ts'
import { benchCachedPages } from './cached-pages.ts'
import { benchForms } from './forms.ts'
import { benchGrowth } from './growth.ts'
import { benchParcels } from './parcels.ts'
import { benchRenderedPages } from './rendered-pages.ts'
import { benchSearch } from './search.ts'
import { benchShopping } from './shopping.ts'
import { listStatements } from './statements.ts'

/**
 * `npm run bench`, or with sections: `npm run bench -- pages growth`. Compare the ratios, not absolute
 * times.
 */
const sections: Record<string, (seededShop: SeededShop) => Promise<void>> = {
  pages: benchCachedPages,
  render: benchRenderedPages,
  shopping: benchShopping,
  statements: listStatements,
  growth: benchGrowth,
  rest: benchAtRest,
  addresses: benchAddresses,
  parcels: benchParcels,
  search: benchSearch,
  forms: benchForms,
}

showHelp(`npm run bench -- [SECTION ...]\nSections: ${Object.keys(sections).join(', ')}.`)

const sectionNames = process.argv.slice(2)
const unknown = sectionNames.filter((name) => !Object.hasOwn(sections, name))
if (unknown.length > 0) {
  console.error(`No section ${unknown.join(', ')}. There are: ${Object.keys(sections).join(', ')}.`)
  process.exit(1)
}

console.log(
  `Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model.trim()}, medians of 5 rounds`,
)
const seeded = await prepareSeededShop()
try {
  for (const [name, bench] of Object.entries(sections)) {
    if (sectionNames.length === 0 || sectionNames.includes(name)) await bench(seeded)
  }
} finally {
  await seeded.stop()
}
