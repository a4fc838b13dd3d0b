import { createHmac, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoContent } from '#demo/loader/seed-content.ts'
import type { Config } from '#platform/config/config.ts'
import { readOrCreateFile } from '#platform/sealing/read-or-create-file.ts'

export interface DemoAccount {
  email: string
  password: string
}

export interface DemoAccounts {
  administrator: DemoAccount
  customer: DemoAccount
}

/** Generated per data folder, so that demo shops never share a password. */
export function readOrCreateDemoAccounts(config: Config): DemoAccounts {
  const make = (): DemoAccounts => ({
    administrator: config.administrator ?? {
      email: demoContent.administrator.email,
      password: readablePassword(config, 'administrator'),
    },
    customer: { email: demoContent.customer.email, password: readablePassword(config, 'customer') },
  })
  const file = join(config.dataDir, 'demo-accounts.json')
  const write = () => `${JSON.stringify(make(), hidePassword(config), 2)}\n`
  const stored = JSON.parse(readOrCreateFile(file, write)) as DemoAccounts
  return { ...stored, administrator: config.administrator ?? stored.administrator }
}

/** The password of a public shop is real and must not be stored in the demo file. */
function hidePassword({ administrator, isLocalSite }: Config) {
  return (key: string, value: unknown) =>
    !isLocalSite && key === 'password' && value === administrator?.password ? undefined : value
}

export function readDemoAccounts(dataDir: string): DemoAccounts | null {
  try {
    return JSON.parse(readFileSync(join(dataDir, 'demo-accounts.json'), 'utf8')) as DemoAccounts
  } catch {
    return null
  }
}

const characters = 'abcdefghjkmnpqrstuvwxyz23456789'

function readablePassword({ sessionSecret }: Config, accountName: string): string {
  const bytes = sessionSecret
    ? createHmac('sha256', sessionSecret).update(`demo password of the ${accountName}`).digest()
    : randomBytes(32)
  const word = (start: number) =>
    Array.from(bytes.subarray(start, start + 4), (byte) => characters[byte % characters.length]).join('')
  return [word(0), word(4), word(8)].join('-')
}
