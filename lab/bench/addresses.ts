import { extractPath } from '../../tests/support/function-path.ts'
import type { SeededShop } from '../../tests/support/seeded-shop.ts'
import { startBenchedShop } from './benched-shop.ts'
import { findPostmaster } from './journeys.ts'
import { familyProcessorTime, processorTime } from './processor-time.ts'
import { type Contender, interleave, measure } from './rounds.ts'
import { ms, printTable, ratio } from './table.ts'

const USUAL = ['rua augusta', 'av paulista 1000', 'rua agusta', 'rua das flores, jardim paulista']

/** Most expensive input: common words, misspelt common words, too many words, no match. */
const HARD = [
  'rua '.repeat(50),
  'rua rua',
  'jardim rua',
  'vilaa ruaa',
  'jardimm ruaa',
  'jardimm vilaa ruaa ssao',
  'jar vil mar rua san ant joa fra ped lui',
  'rua jardim parque vila conjunto cidade sao santo',
  'x'.repeat(200),
]

const functions: Record<string, (text: string) => object> = {
  '/api/address-suggestions': (text) => ({ input: text.slice(0, 200) }),
  'validate-address-components': (text) => ({ address: text }),
  'calculate-frete-motoboy-sp': (text) => ({ destinationAddress: text }),
}

const TIMES = 3

/** CPU time of shop and PostgreSQL per lookup: average of typical input, and the most expensive one. */
export async function benchAddresses(seededShop: SeededShop): Promise<void> {
  const shop = await startBenchedShop(seededShop)
  const postgres = await findPostmaster(shop.databaseUrl)
  const rows: string[][] = []
  for (const [name, bodyOf] of Object.entries(functions)) {
    const ask = (text: string) => call(shop.port, name, bodyOf(text))
    const measureCost = (texts: readonly string[]) => () =>
      measure(() => repeatedly(texts, ask), {
        count: texts.length * TIMES,
        processorTime: () => processorTime(shop.pid) + familyProcessorTime(postgres),
      })
    await repeatedly([...USUAL, ...HARD], ask)
    const hard = HARD.map((text) => [text, measureCost([text])] as const)
    const contenders: Record<string, Contender> = { usual: measureCost(USUAL), ...Object.fromEntries(hard) }
    const medians = await interleave(contenders)
    const usual = medians.usual?.processor ?? Number.NaN
    const worst = HARD.map((text) => ({ text, cost: medians[text]?.processor ?? 0 })).toSorted(
      (a, b) => b.cost - a.cost,
    )[0]
    if (worst)
      rows.push([name, ms(usual), ms(worst.cost), ratio(worst.cost / usual), worst.text.slice(0, 30)])
  }
  await shop.stop()
  printTable(
    '6. Address look-ups (processor time of shop and PostgreSQL; the hardest at most 5× the usual)',
    ['function', 'usual', 'hardest', 'ratio', 'which'],
    rows,
  )
}

async function repeatedly(texts: readonly string[], ask: (text: string) => Promise<void>): Promise<void> {
  for (let time = 0; time < TIMES; time += 1) for (const text of texts) await ask(text)
}

async function call(port: number, name: string, body: object): Promise<void> {
  const response = await fetch(`http://localhost:${port}${extractPath(name)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: `http://localhost:${port}` },
    body: JSON.stringify(body),
  })
  await response.text()
  if (response.status >= 500) throw new Error(`${name} answered ${response.status}`)
}
