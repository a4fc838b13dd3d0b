/**
 * The directions of the house (docs/architecture.md): which room may reach which. Paths are below `src`; the first
 * matching room decides. 'type' allows an import that leaves no trace in the running program.
 */
export interface Room {
  name: string
  path: RegExp
  mayReach: RegExp[]
  mayNameTypesOf?: RegExp[]
}

const domain = /^domain\//
const copy = /^copy\//
const shop = /^shop\//
const database = /^database\//
const ports = /^integrations\/[^/]+\/port\.ts$/
const config = /^(config|project-root)\.ts$/
const clockAndLog = /^shop\/(clock|log)\.ts$/

export const rooms: Room[] = [
  { name: 'domain', path: domain, mayReach: [domain] },
  { name: 'copy', path: copy, mayReach: [copy, domain], mayNameTypesOf: [config] },
  { name: 'database', path: database, mayReach: [database, domain, config], mayNameTypesOf: [clockAndLog] },
  {
    name: 'integrations',
    path: /^integrations\//,
    mayReach: [/^integrations\//, domain, database, copy, config, clockAndLog],
  },
  { name: 'shop', path: shop, mayReach: [shop, domain, database, copy, ports], mayNameTypesOf: [config] },
  {
    name: 'emails',
    path: /^emails\//,
    mayReach: [/^emails\//, domain, copy],
    mayNameTypesOf: [config, shop],
  },
  {
    name: 'jobs',
    path: /^jobs\//,
    mayReach: [/^jobs\//, domain, copy, database, shop, /^emails\//, ports],
    mayNameTypesOf: [config],
  },
  {
    // Shipped to people's browsers: no use case, no port, no server file may come along.
    name: 'web (browser)',
    path: /^web\/(ui|brand|realtime)\/(?!.*\.server\.tsx?$)/,
    mayReach: [/^web\/(?!.*\.server\.tsx?$)/, domain, copy],
    mayNameTypesOf: [/^web\//, config],
  },
  { name: 'web', path: /^web\//, mayReach: [/^web\//, domain, copy, shop, ports, config] },
  { name: 'commands', path: /^commands\//, mayReach: [/^(?!web\/)/] },
]
