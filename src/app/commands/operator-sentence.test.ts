import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { OperatorError } from '#platform/database/operator-error.ts'
import { StorageUnavailable } from '#platform/storage/port.ts'
import { operatorSentence } from './operator-sentence.ts'

const coded = (code: string, message: string, details: object = {}) =>
  Object.assign(new Error(message), { code, ...details })

test.each([
  [new OperatorError('Usage: npm run backup'), 'Usage: npm run backup'],
  [
    coded('EACCES', 'x', { path: '/root/shop.tar.gz', syscall: 'open' }),
    '/root/shop.tar.gz: this account may not use it.',
  ],
  [coded('ENOSPC', 'x', { path: '/full/shop.tar.gz' }), '/full/shop.tar.gz: the disk is full.'],
  [new StorageUnavailable('list', new Error('connect ECONNREFUSED')), 'S3_ENDPOINT'],
  [coded('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:1'), 'The database does not answer'],
  [coded('08P01', 'unsupported startup parameter: lock_timeout'), 'ignore_startup_parameters'],
])('%s is reported in one sentence', (error, words) => {
  expect(operatorSentence(error)).toContain(words)
})

test('a real folder that is not one is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sentence-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'file')
  writeFileSync(path, '')
  try {
    writeFileSync(join(path, 'shop.tar.gz'), '')
    expect.unreachable()
  } catch (error) {
    expect(operatorSentence(error)).toBe(`${path}/shop.tar.gz: a part of its path is not a folder.`)
  }
})

test('a mistake of the program keeps its stack', () => {
  expect(operatorSentence(new TypeError('x is not a function'))).toBeNull()
})
