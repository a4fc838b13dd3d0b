import { randomInt } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#config.ts'
import { demoContent } from '#database/seed/seed-content.ts'

export interface DemoAccount {
  email: string
  password: string
}

export interface DemoAccounts {
  administrator: DemoAccount
  customer: DemoAccount
}

/** Made at random for this data folder and kept there, so that no demo shop in the world shares a password. */
export function keptDemoAccounts(config: Config): DemoAccounts {
  const file = join(config.dataDir, 'demo-accounts.json')
  mkdirSync(config.dataDir, { recursive: true })
  const fresh: DemoAccounts = {
    administrator: config.administrator ?? {
      email: demoContent.administrator.email,
      password: readablePassword(),
    },
    customer: { email: demoContent.customer.email, password: readablePassword() },
  }
  try {
    writeFileSync(file, `${JSON.stringify(fresh, null, 2)}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return JSON.parse(readFileSync(file, 'utf8')) as DemoAccounts
}

export function readDemoAccounts(dataDir: string): DemoAccounts | null {
  try {
    return JSON.parse(readFileSync(join(dataDir, 'demo-accounts.json'), 'utf8')) as DemoAccounts
  } catch {
    return null
  }
}

// Letters that are hard to confuse when read from one screen and typed on another.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

function readablePassword(): string {
  return ['', '', '']
    .map(() => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join(''))
    .join('-')
}
