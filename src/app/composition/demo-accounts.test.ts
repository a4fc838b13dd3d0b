import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parseConfig } from '#platform/config/config.ts'
import { readOrCreateDemoAccounts } from './demo-accounts.ts'

const root = mkdtempSync(join(tmpdir(), 'demo-accounts-'))
afterAll(() => rmSync(root, { recursive: true }))

const readAccounts = (folder: string, SESSION_SECRET?: string) =>
  readOrCreateDemoAccounts(parseConfig({ DATA_DIR: join(root, folder), SESSION_SECRET }))

test('nodes with folders of their own agree on the demo passwords by the secret they share', () => {
  const shared = 'a'.repeat(32)
  expect(readAccounts('one', shared)).toEqual(readAccounts('two', shared))
  expect(readAccounts('three', 'b'.repeat(32))).not.toEqual(readAccounts('one', shared))
})

test('accounts without a shared secret belong to one folder and stay the same', () => {
  expect(readAccounts('four')).toEqual(readAccounts('four'))
  expect(readAccounts('four')).not.toEqual(readAccounts('five'))
  expect(readAccounts('four').customer.password).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/)
})

test("an owner's own password is not written down on a public address", () => {
  const administrator = { email: 'clara@exemplo.com.br', password: 'palavra-longa-da-clara' }
  const local = parseConfig({ DATA_DIR: join(root, 'six') })
  const config = { ...local, administrator, isLocalSite: false }
  const accounts = readOrCreateDemoAccounts(config)
  const file = readFileSync(join(root, 'six', 'demo-accounts.json'), 'utf8')
  expect(file).not.toContain(administrator.password)
  expect(accounts.administrator).toEqual(administrator)
  expect(file).toContain(accounts.customer.password)
  expect(readOrCreateDemoAccounts(config)).toEqual(accounts)
})
