import { type Import, textOf } from './imports.ts'
import { featureOf } from './layers.ts'

const BACK_OFFICE = 'admin'
const isInBackOffice = (feature: string) => feature.startsWith(`${BACK_OFFICE}/`)

/** Which features a file is offered to: its first line says so. `admin` stands for every feature of the back office. */
export function offeredTo(file: string): string[] {
  const [, features] = /^\/\/ Offered to: (.+)/.exec(textOf(file)) ?? []
  return features?.split(', ') ?? []
}

/** The imports from one feature of `web` into another, with the name under which the file would have to be offered. */
export function importsBetweenFeatures(imports: readonly Import[]) {
  return imports.flatMap(({ from, to }) => {
    const [user, used] = [featureOf(from), featureOf(to)]
    if (user === undefined || used === undefined || user === used) return []
    // What lies directly in `web/admin` is there for all of its features.
    if (used === BACK_OFFICE && isInBackOffice(user)) return []
    const names = isInBackOffice(user) ? [user, BACK_OFFICE] : [user]
    return [{ from, to, names }]
  })
}
