import { isLocalHost } from '../src/platform/config/local-host.ts'

const LEVELS = { info: 30, fatal: 60 } as const

/** The output of a public shop is lines of JSON, which a log collector reads; a person at a terminal gets the text. */
export function say(text: string, level: keyof typeof LEVELS = 'info'): void {
  const stream = level === 'info' ? process.stdout : process.stderr
  const isForPerson = stream.isTTY || isLocal(process.env)
  const line = { level: LEVELS[level], time: Date.now(), msg: text.trim() }
  stream.write(isForPerson ? `${text}\n` : `${JSON.stringify(line)}\n`)
}

function isLocal({ SITE_URL }: NodeJS.ProcessEnv): boolean {
  return !SITE_URL || !URL.canParse(SITE_URL) || isLocalHost(new URL(SITE_URL).hostname)
}
