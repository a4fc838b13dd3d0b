import { isLocalHost } from '../src/platform/config/local-host.ts'

const LEVELS = { info: 30, fatal: 60 } as const

/** Public shops log JSON lines for log collectors; a terminal gets plain text. */
export function say(text: string, level: keyof typeof LEVELS = 'info'): void {
  const stream = level === 'info' ? process.stdout : process.stderr
  const isForPerson = stream.isTTY || isLocal(process.env)
  const line = { level: LEVELS[level], time: Date.now(), msg: text.trim() }
  stream.write(isForPerson ? `${text}\n` : `${JSON.stringify(line)}\n`)
}

function isLocal({ SITE_URL }: NodeJS.ProcessEnv): boolean {
  return !SITE_URL || !URL.canParse(SITE_URL) || isLocalHost(new URL(SITE_URL).hostname)
}
