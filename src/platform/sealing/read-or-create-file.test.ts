import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readOrCreateFile } from './read-or-create-file.ts'

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-kept-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('is created once, readable only by its owner, without temporary files', () => {
  const folder = join(emptyFolder(), 'data')
  const path = join(folder, 'secret')
  expect(readOrCreateFile(path, () => 'one')).toBe('one')
  expect(readOrCreateFile(path, () => expect.unreachable())).toBe('one')
  expect(readdirSync(folder)).toEqual(['secret'])
  expect(statSync(path).mode & 0o777).toBe(0o600)
})

test('two processes that create it at once both read the first one, complete', () => {
  const path = join(emptyFolder(), 'secret')
  const second = readOrCreateFile(path, () => {
    // Another process creates the file in between; an empty file must never be read as the secret.
    expect(readOrCreateFile(path, () => 'first')).toBe('first')
    return 'second'
  })
  expect(second).toBe('first')
})
