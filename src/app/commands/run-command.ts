import { existsSync } from 'node:fs'
import { type Config, parseConfig } from '#platform/config/config.ts'
import { openDatabaseServer } from '#platform/database/embedded/open-server.ts'
import { OperatorError } from '#platform/database/operator-error.ts'
import { operatorSentence } from './operator-sentence.ts'
import { showHelp } from './show-help.ts'

export interface CommandContext<Flag extends string = never> {
  readonly config: Config
  readonly argument: string
  readonly flag: Flag | null
  readonly connectionString: string
}

const log = {
  warn: (_details: object, message: string) => console.warn(message),
  error: (_details: object, message: string) => console.error(message),
}

export async function runCommand<Flag extends string = never>(
  usage: string,
  { flags = [] }: { flags?: readonly Flag[] },
  work: (context: CommandContext<Flag>) => Promise<string>,
): Promise<never> {
  showHelp(usage)
  try {
    const words = process.argv.slice(2)
    const givenFlags = flags.filter((flag) => words.includes(flag))
    const [argument, ...otherWords] = words.filter((word) => !givenFlags.some((flag) => flag === word))
    if (!argument || argument.startsWith('-') || otherWords.length > 0 || givenFlags.length > 1)
      throw new OperatorError(`Usage: ${usage}`)
    if (existsSync('.env')) process.loadEnvFile('.env')
    console.log(await withDatabase(parseConfig(process.env), { argument, flag: givenFlags[0] ?? null }, work))
    process.exit(0)
  } catch (error) {
    console.error(operatorSentence(error) ?? error)
    process.exit(1)
  }
}

async function withDatabase<Flag extends string>(
  config: Config,
  typed: Pick<CommandContext<Flag>, 'argument' | 'flag'>,
  work: (context: CommandContext<Flag>) => Promise<string>,
): Promise<string> {
  const server = await openDatabaseServer({ url: config.database.url, dataDir: config.dataDir, log })
  try {
    return await Promise.race([
      work({ config, ...typed, connectionString: server.connectionString }),
      interruption(),
    ])
  } finally {
    await server.stop()
  }
}

/** Ctrl-C must not leave an embedded database server running that nothing else uses. */
function interruption(): Promise<never> {
  return new Promise((_resolve, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => reject(new OperatorError('Interrupted; nothing was finished.')))
    }
  })
}
