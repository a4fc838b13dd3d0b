import { z } from 'zod'
import { databaseConfig, databaseFaults, databaseSettings } from './database.ts'
import { messageConfig, messageFaults, messageSettings } from './messages.ts'
import { operationConfig, operationFaults, operationSettings } from './operation.ts'
import { paymentConfig, paymentFaults, paymentSettings } from './payments.ts'
import { serviceConfig, serviceFaults, serviceSettings } from './services.ts'
import { readSite, siteConfig, siteFaults, siteSettings } from './site.ts'

/** Read once, at start; all errors are reported together. `docs/settings.md` explains each setting. */
const environmentSchema = z.object({
  ...siteSettings.shape,
  ...databaseSettings.shape,
  ...operationSettings.shape,
  ...messageSettings.shape,
  ...paymentSettings.shape,
  ...serviceSettings.shape,
})

type Environment = z.infer<typeof environmentSchema>

export type Config = ReturnType<typeof toConfig>

export class ConfigError extends Error {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(`The shop cannot start with these settings:\n${faults.map((fault) => `  - ${fault}`).join('\n')}\n`)
    this.name = 'ConfigError'
    this.faults = faults
  }
}

export type RawEnvironment = Readonly<Record<string, string | undefined>>

export function parseConfig(environment: RawEnvironment): Config {
  const variables = withoutEmpty(environment)
  const result = environmentSchema.safeParse(variables)
  const faults = result.success ? faultsTogether(result.data) : faultsOneByOne(variables, result.error)
  if (!result.success || faults.length > 0) throw new ConfigError(faults)
  return toConfig(result.data)
}

export function readListenAddress(environment: RawEnvironment): { host: string; port: number } | null {
  const place = environmentSchema.pick({ HOST: true, PORT: true }).safeParse(withoutEmpty(environment))
  return place.success ? { host: place.data.HOST, port: place.data.PORT } : null
}

function withoutEmpty(environment: RawEnvironment): RawEnvironment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
}

function faultsOneByOne(variables: RawEnvironment, { issues }: z.ZodError): string[] {
  const faulty = new Set(issues.map(({ path }) => String(path[0])))
  const sound = Object.fromEntries(Object.entries(variables).filter(([name]) => !faulty.has(name)))
  const schemaFaults = issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  const withoutFaulty = environmentSchema.safeParse(sound)
  if (!withoutFaulty.success) return schemaFaults
  const isNew = (fault: string) => !listVariables(fault).some((name) => faulty.has(name))
  return [...schemaFaults, ...faultsTogether(withoutFaulty.data).filter(isNew)]
}

const listVariables = (fault: string) => (fault.split(':')[0] ?? '').split(', ')

function faultsTogether(env: Environment): string[] {
  const site = readSite(env)
  return [
    ...siteFaults(env, site),
    ...databaseFaults(env),
    ...operationFaults(env, site),
    ...messageFaults(env, site),
    ...paymentFaults(env, site),
    ...serviceFaults(env),
  ]
}

function toConfig(env: Environment) {
  const site = readSite(env)
  const ownSite = siteConfig(env, site)
  return {
    ...ownSite,
    ...databaseConfig(env),
    ...operationConfig(env, site),
    ...messageConfig(env, site, ownSite.identity),
    ...paymentConfig(env, site),
    ...serviceConfig(env),
  }
}
