import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#config.ts'
import { demoContent } from '#database/seed/seed-content.ts'
import { readOrCreateFile } from '#integrations/identity/read-or-create-file.ts'

export interface DemoAccount {
  email: string
  password: string
}

export interface DemoAccounts {
  administrator: DemoAccount
  customer: DemoAccount
}

/** Made at random for this data folder and kept there, so that no demo shop in the world shares a password. */
export function readOrCreateDemoAccounts(config: Config): DemoAccounts {
  const make = (): DemoAccounts => ({
    administrator: config.administrator ?? {
      email: demoContent.administrator.email,
      password: readablePassword(),
    },
    customer: { email: demoContent.customer.email, password: readablePassword() },
  })
  const file = join(config.dataDir, 'demo-accounts.json')
  return JSON.parse(readOrCreateFile(file, () => `${JSON.stringify(make(), null, 2)}\n`)) as DemoAccounts
}

export function readDemoAccounts(dataDir: string): DemoAccounts | null {
  try {
    return JSON.parse(readFileSync(join(dataDir, 'demo-accounts.json'), 'utf8')) as DemoAccounts
  } catch {
    return null
  }
}

// Characters that are hard to confuse when read from one screen and typed on another.
const characters = 'abcdefghjkmnpqrstuvwxyz23456789'

function readablePassword(): string {
  return ['', '', '']
    .map(() => Array.from({ length: 4 }, () => characters[randomInt(characters.length)]).join(''))
    .join('-')
}
