import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'oxc-parser'

export interface Import {
  from: string
  to: string
  typeOnly: boolean
}

const source = join(import.meta.dirname, '../../src')

/** Source files below a folder, named as seen from `src`, tests left out: a test may reach into any layer. */
export function sourceFiles(folder = '.'): string[] {
  return readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => posix.join(folder, path.replaceAll('\\', '/')))
}

export const textOf = (file: string) => readFileSync(join(source, file), 'utf8')

/** The imports of one file that stay inside the project. */
export function importsOf(file: string): Import[] {
  const code = textOf(file)
  const { module } = parseSync(file, code)
  const statics = module.staticImports.map((found) => ({
    request: found.moduleRequest.value,
    typeOnly: found.entries.length > 0 && found.entries.every((entry) => entry.isType),
  }))
  const reExports = module.staticExports.flatMap((found) =>
    found.entries.flatMap((entry) =>
      entry.moduleRequest ? [{ request: entry.moduleRequest.value, typeOnly: entry.isType }] : [],
    ),
  )
  const dynamics = module.dynamicImports.map((found) => ({
    request: code.slice(found.moduleRequest.start, found.moduleRequest.end).replace(/^['"`]|['"`]$/g, ''),
    typeOnly: false,
  }))
  return [...statics, ...reExports, ...dynamics].flatMap(({ request, typeOnly }) => {
    const to = resolveInside(file, request)
    return to ? [{ from: file, to, typeOnly }] : []
  })
}

export function resolveInside(file: string, request: string): string | null {
  if (request.includes('+types/')) return null
  if (request.startsWith('#')) return request.slice(1)
  if (request.startsWith('.')) return posix.normalize(posix.join(posix.dirname(file), request))
  return null
}
